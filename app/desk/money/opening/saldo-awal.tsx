import { findMemo } from '#features/opening/memo.server.ts'
import { standingOpening } from '#features/opening/open-books.server.ts'
import {
  openingColumns,
  type OpeningSum,
  type ReadOpening,
} from '#features/opening/opening-rows.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import type { SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/saldo-awal.ts'
import { openingActs } from './opening-acts.ts'
import { OpeningStanding } from './opening-standing.tsx'
import { formatRupiah } from '#platform/money/money.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'

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

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const standing = await standingOpening(ctx.db)
  return { standing: standing && { ...standing, ...(await findMemo(ctx.db, standing.id)) } }
}

export const action = openingActs

export default function SaldoAwal({ loaderData, actionData }: Route.ComponentProps) {
  const { standing } = loaderData
  const refused = refusedOf(actionData)
  const preview = previewIn<SheetPreview<ReadOpening>>(actionData)
  return (
    <DeskPage
      title="Saldo awal"
      lead="Yang dimiliki lembaga sebelum memakai aplikasi ini: kas, bank, utang, aset, dan saldo tiap dana. Dibukukan dan dibatalkan utuh, oleh dua orang."
      isNarrow
    >
      {refused && <DeskRefusal answer={actionData} />}
      {standing ? (
        <OpeningStanding {...standing} />
      ) : (
        <>
          {preview && <OpeningPreview {...preview} />}
          <RowsForm text={preview?.text ?? refused?.values['isi'] ?? ''} hasPreview={!!preview} />
        </>
      )}
    </DeskPage>
  )
}

function RowsForm({ text, hasPreview }: { text: string; hasPreview: boolean }) {
  return (
    <DeskSection
      title={hasPreview ? 'Perbaiki isinya' : 'Isi saldo'}
      note="Satu baris untuk tiap akun, dana, dan pihak. Baris pertama nama kolomnya. Tanggalnya tanggal satu; paling baik 1 Januari."
    >
      <p className="text-muted">
        {'Unduh templat: '}
        <a href="/kelola/saldo-awal/templat.xlsx" className="text-primary underline">
          XLSX
        </a>
        {' atau '}
        <a href="/kelola/saldo-awal/templat.csv" className="text-primary underline">
          CSV
        </a>
        {`. Kolomnya: ${openingColumns.join(', ')}.`}
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>
          Bank: satu baris sebesar saldo rekening koran. Yang ada di buku lama tetapi belum lewat
          bank ditulis di baris sendiri, kolom jenis “belum di bank”.
        </li>
        <li>
          Utang, uang muka, titipan, dan saldo di penyedia pembayaran: satu baris untuk tiap pihak.
        </li>
        <li>
          Bagian amil tahun ini: baris “memo” untuk penerimaan (akun 4…, kredit) dan untuk bagian
          yang sudah diambil (5130 atau 5230, debit). Tidak dijurnal; menjaga batasnya.
        </li>
      </ul>
      <SheetForm text={text} hasPreview={hasPreview} />
    </DeskSection>
  )
}

/** What the rows would open, and what is wrong in them. */
function OpeningPreview({ text, lines, shares, problems, sums }: SheetPreview<ReadOpening>) {
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
