import { fundWords } from '#features/ledger/funds.ts'
import { findMemo } from '#features/opening/memo.server.ts'
import { type StandingOpening, standingOpening } from '#features/opening/open-books.server.ts'
import { openingColumns, type ReadOpening } from '#features/opening/opening-rows.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskArea, DeskForm, DeskText } from '#app/desk/ui/form.tsx'
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

type StandingFacts = StandingOpening & Awaited<ReturnType<typeof findMemo>>

function Standing({ day, postings, oldReceipts, shares }: StandingFacts) {
  return (
    <>
      <Notice
        tone="success"
        title={`Saldo awal per ${formatDate(startOfDay(day))} sudah dibukukan, ${postings} baris.`}
      />
      <DeskFacts
        facts={[
          {
            label: 'Kuitansi lama terakhir',
            value: oldReceipts || 'Tidak dicatat',
          },
          {
            label: 'Kuitansi di sini',
            value: `Mulai dari KW/${day.slice(0, 4)}/000001 dengan awalan sendiri, urut tanpa celah.`,
          },
          ...shares.map(({ fund, campaign, eligible, taken }) => ({
            label: `Bagian amil sebelumnya: ${campaign ?? fundWords[fund]}`,
            value: `${formatRupiah(taken)} dari penerimaan ${formatRupiah(eligible)}`,
          })),
        ]}
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

function Preview({ text, lines, shares, problems, sums }: SheetPreview<ReadOpening>) {
  const isWhole = problems.length === 0 && sums.every(({ debit, credit }) => debit === credit)
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
        <DeskForm act="ajukan" submit="Ajukan saldo awal">
          <input type="hidden" name="isi" value={text} />
          <DeskText
            name="kuitansi"
            label="Nomor kuitansi terakhir di buku lama"
            hint="Nomor di sini mulai dari satu dengan awalan KW, jadi tidak pernah sama dengan yang lama."
            maxLength={60}
            isOptional
          />
        </DeskForm>
      )}
    </DeskSection>
  )
}
