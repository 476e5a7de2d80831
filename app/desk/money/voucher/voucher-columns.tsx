import type { VoucherRow } from '#features/voucher/queries.server.ts'
import { voucherNumber } from '#features/voucher/voucher.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'
import { templateTitle } from '#features/voucher/templates/templates.ts'
import { VoucherChip } from './voucher-parts.tsx'

/** The columns of the list of vouchers. */
export const voucherColumns: readonly Column<VoucherRow>[] = [
  {
    label: 'Nomor',
    cell: (row) => <RowLink href={`/kelola/transaksi/${row.id}`}>{voucherNumber(row)}</RowLink>,
  },
  { label: 'Tanggal', cell: ({ day }) => formatDate(startOfDay(day)), sort: 'terbaru' },
  { label: 'Transaksi', cell: ({ template }) => templateTitle(template) },
  { label: 'Pihak', cell: ({ party }) => party || '–' },
  { label: 'Nominal', cell: ({ sum }) => formatRupiah(sum), isNumber: true, sort: 'nominal' },
  { label: 'Keadaan', cell: (row) => <VoucherChip voucher={row} /> },
]
