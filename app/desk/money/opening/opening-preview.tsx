import type { OpeningSum, ReadOpening } from '#features/opening/opening-rows.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { SheetProblems } from '#app/desk/ui/sheet-form.tsx'

const columns = [
  { label: 'Dana', cell: ({ fund }: OpeningSum) => fund },
  { label: 'Debit', cell: ({ debit }: OpeningSum) => formatRupiah(debit), isNumber: true },
  { label: 'Kredit', cell: ({ credit }: OpeningSum) => formatRupiah(credit), isNumber: true },
  {
    label: 'Selisih',
    cell: ({ debit, credit }: OpeningSum) =>
      debit === credit ? 'Seimbang' : formatRupiah(Math.abs(debit - credit)),
    isNumber: true,
  },
]

/** What the rows would open, and what is wrong in them. */
export function OpeningPreview({ text, lines, shares, problems, sums }: SheetPreview<ReadOpening>) {
  const isWhole = problems.length === 0 && sums.every(({ debit, credit }) => debit === credit)
  const fields = {
    isi: field.hidden(text),
    kuitansi: field.optional.text('Nomor kuitansi terakhir di buku lama', {
      hint: 'Nomor di sini mulai dari satu dengan awalan KW, jadi tidak pernah sama dengan yang lama.',
      maxLength: 60,
    }),
  }
  return (
    <DeskSection
      title="Hasil pemeriksaan"
      note={`${lines.length} baris dapat dibukukan, ${shares.length} memo bagian amil, ${problems.length} perlu diperbaiki.`}
    >
      <SheetProblems problems={problems} />
      <DeskList
        caption="Jumlah tiap dana"
        columns={columns}
        rows={sums}
        keyOf={({ fund }) => fund}
        empty={{ title: 'Belum ada baris yang dapat dibukukan' }}
      />
      {isWhole && (
        <DeskForm act="ajukan" submit="Ajukan saldo awal" refused={null} fields={fields} />
      )}
    </DeskSection>
  )
}
