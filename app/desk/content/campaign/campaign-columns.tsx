import { fundWords } from '#features/ledger/funds.ts'
import type { StaffCampaign } from '#features/campaign/edit/staff-list.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'
import { StateChip } from './state-chip.tsx'

/** A campaign as a row of the list. */
export const campaignColumns: readonly Column<StaffCampaign>[] = [
  {
    label: 'Program',
    sort: 'judul',
    order: 'ascending',
    cell: ({ id, title, isSample, isHeld }) => (
      <>
        <RowLink href={`/kelola/program/${id}`}>{title}</RowLink>
        {isSample && <span className="block text-xs text-muted">data contoh</span>}
        {isHeld && <span className="block text-xs text-danger">Pencairan ditahan</span>}
      </>
    ),
  },
  { label: 'Keadaan', cell: ({ status }) => <StateChip status={status} /> },
  { label: 'Kategori', cell: ({ category }) => category },
  { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
  { label: 'Terkumpul', isNumber: true, cell: ({ collected }) => formatRupiah(collected) },
  {
    label: 'Target',
    isNumber: true,
    cell: ({ target }) => (target === null ? '–' : formatRupiah(target)),
  },
  { label: 'Diubah', sort: 'diubah', cell: ({ updatedAt }) => formatDate(updatedAt) },
]
