import { standingOpening } from '#features/opening/open-books.server.ts'
import { openingColumns, type ReadOpening } from '#features/opening/opening-rows.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskArea, DeskForm } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/saldo-awal.ts'
import { openingActs } from './opening-acts.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Saldo awal – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const standing = await standingOpening(ctx.db)
  return { standing: standing && { day: standing.day, postings: standing.postings } }
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
      <DoneNotice />
      {refused && <DeskRefusal answer={actionData} />}
      {standing ? (
        <Standing {...standing} />
      ) : (
        <>
          {preview && <Preview {...preview} />}
          <RowsForm text={preview?.text ?? refused?.values['isi'] ?? ''} hasPreview={!!preview} />
        </>
      )}
    </DeskPage>
  )
}

function Standing({ day, postings }: { day: string; postings: number }) {
  return (
    <>
      <Notice
        tone="success"
        title={`Saldo awal per ${formatDate(startOfDay(day))} sudah dibukukan, ${postings} baris.`}
      />
      <DeskSection
        title="Batalkan seluruhnya"
        note="Bila angkanya keliru. Tidak dapat lagi setelah sebagian utang atau uang mukanya diselesaikan, atau bulannya ditutup."
      >
        <DeskForm act="batalkan" submit="Ajukan pembatalan" look="danger">
          <DeskArea name="alasan" label="Alasan" hint="Minimal 10 huruf." />
        </DeskForm>
      </DeskSection>
    </>
  )
}

function RowsForm({ text, hasPreview }: { text: string; hasPreview: boolean }) {
  return (
    <DeskSection
      title={hasPreview ? 'Perbaiki isinya' : 'Isi saldo'}
      note="Satu baris untuk tiap akun, dana, dan pihak. Baris pertama nama kolomnya. Tanggalnya tanggal satu; paling baik 1 Januari."
    >
      <p className="text-muted">
        <a href="/kelola/saldo-awal/templat.csv" className="text-primary underline">
          Unduh templat CSV
        </a>
        {`, kolom: ${openingColumns.join(', ')}.`}
      </p>
      <SheetForm text={text} hasPreview={hasPreview} />
    </DeskSection>
  )
}

const columns = [
  { label: 'Dana', cell: ({ fund }: ReadOpening['sums'][number]) => fund },
  {
    label: 'Debit',
    cell: ({ debit }: ReadOpening['sums'][number]) => formatRupiah(debit),
    isNumber: true,
  },
  {
    label: 'Kredit',
    cell: ({ credit }: ReadOpening['sums'][number]) => formatRupiah(credit),
    isNumber: true,
  },
  {
    label: 'Selisih',
    cell: ({ debit, credit }: ReadOpening['sums'][number]) =>
      debit === credit ? 'Seimbang' : formatRupiah(Math.abs(debit - credit)),
    isNumber: true,
  },
]

function Preview({ text, lines, problems, sums }: SheetPreview<ReadOpening>) {
  const isWhole = problems.length === 0 && sums.every(({ debit, credit }) => debit === credit)
  return (
    <DeskSection
      title="Hasil pemeriksaan"
      note={`${lines.length} baris dapat dibukukan, ${problems.length} perlu diperbaiki.`}
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
        <DeskForm act="ajukan" submit="Ajukan saldo awal">
          <input type="hidden" name="isi" value={text} />
        </DeskForm>
      )}
    </DeskSection>
  )
}
