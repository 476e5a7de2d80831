import { fundWords } from '#features/ledger/funds.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'
import type { AssetRow } from './asset-list.ts'

export const assetColumns: Column<AssetRow>[] = [
  {
    label: 'Aset',
    cell: ({ name, voucherId }) =>
      voucherId ? <RowLink href={`/kelola/transaksi/${voucherId}`}>{name}</RowLink> : name,
  },
  { label: 'Dana', cell: ({ fund, campaign }) => campaign ?? fundWords[fund] },
  { label: 'Untuk', cell: ({ asnaf }) => asnafWords[asnaf] },
  { label: 'Penanggung jawab', cell: ({ custodian }) => custodian },
  { label: 'Diperoleh', cell: ({ acquiredOn }) => formatDate(startOfDay(acquiredOn)) },
  { label: 'Umur', cell: ({ lifeMonths }) => `${lifeMonths} bulan`, isNumber: true },
  { label: 'Harga', cell: ({ cost }) => formatRupiah(cost), isNumber: true },
  { label: 'Penyusutan', cell: ({ lost }) => formatRupiah(lost), isNumber: true },
  { label: 'Nilai buku', cell: ({ left }) => formatRupiah(left), isNumber: true },
]
