import { fundWords } from '#features/ledger/funds.ts'
import type { findMemo } from '#features/opening/memo.server.ts'
import type { StandingOpening } from '#features/opening/open-books.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Facts = StandingOpening & Awaited<ReturnType<typeof findMemo>>

/** The opening that is in the books, and its undoing. */
export function OpeningStanding({ day, postings, oldReceipts, shares }: Facts) {
  const fields = { alasan: field.area('Alasan', { hint: 'Minimal 10 huruf.' }) }
  return (
    <>
      <Notice
        tone="success"
        title={`Saldo awal per ${formatDate(startOfDay(day))} sudah dibukukan, ${postings} baris.`}
      />
      <DeskFacts
        facts={[
          { label: 'Kuitansi lama terakhir', value: oldReceipts || 'Tidak dicatat' },
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
        <DeskForm
          act="batalkan"
          submit="Ajukan pembatalan"
          look="danger"
          refused={null}
          fields={fields}
        />
      </DeskSection>
    </>
  )
}
