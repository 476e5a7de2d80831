import type { AvailableRow } from '#features/disbursement/availability.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'

type Row = AvailableRow & { held: string }

/** What may be passed on of each programme and fund, and why it is not more. */
export function AvailableMoney({ rows }: { rows: readonly Row[] }) {
  return (
    <DeskSection
      title="Dana yang dapat disalurkan"
      note="Tersedia: sudah di rekening dan belum dijanjikan untuk penyaluran atau pengembalian lain."
    >
      <DeskList
        caption="Dana yang dapat disalurkan"
        columns={[
          { label: 'Program', cell: ({ title }) => title ?? 'Tanpa program' },
          { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
          {
            label: 'Tersedia',
            cell: ({ available }) => formatRupiah(rupiah(available)),
            isNumber: true,
          },
          {
            label: 'Belum dijanjikan',
            cell: ({ free }) => formatRupiah(rupiah(free)),
            isNumber: true,
          },
          { label: 'Keterangan', cell: ({ held }) => held || '–' },
        ]}
        rows={rows}
        keyOf={({ fund, campaignId }) => `${fund} ${campaignId ?? ''}`}
        empty={{ title: 'Belum ada dana yang dapat disalurkan' }}
      />
    </DeskSection>
  )
}
