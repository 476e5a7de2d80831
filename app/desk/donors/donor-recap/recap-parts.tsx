import type { DonorRecap, RecapDonation } from '#features/donation-log/donor-recap.server.ts'
import { donatedFundWords } from '#features/ledger/funds.ts'
import { terbilang } from '#features/receipt/terbilang.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { DownloadForm } from '#app/desk/ui/downloads.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'

const columns: Column<RecapDonation>[] = [
  { label: 'Tanggal', cell: ({ paidAt }) => formatDate(paidAt) },
  {
    label: 'Program',
    cell: ({ id, program }) => <RowLink href={`/kelola/donasi/${id}`}>{program}</RowLink>,
  },
  { label: 'Dana', cell: ({ fund }) => donatedFundWords[fund] },
  { label: 'Kuitansi', cell: ({ receipt }) => receipt ?? '–' },
  { label: 'Bukti Setor Zakat', cell: ({ zakatReceipt }) => zakatReceipt ?? '–' },
  { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true },
]

/** The sums of a recap. */
export function RecapFacts({ recap: { funds, total, deductible } }: { recap: DonorRecap }) {
  return (
    <DeskFacts
      facts={[
        ...funds.map(({ fund, amount }) => ({
          label: donatedFundWords[fund],
          value: formatRupiah(amount),
        })),
        { label: 'Jumlah', value: formatRupiah(total) },
        { label: 'Terbilang', value: `${terbilang(total)} rupiah` },
        { label: 'Zakat dengan Bukti Setor Zakat', value: formatRupiah(deductible) },
      ]}
    />
  )
}

/** The donations behind a recap. */
export function RecapTable({ donations }: { donations: readonly RecapDonation[] }) {
  return (
    <DeskList
      caption="Donasi"
      columns={columns}
      rows={donations}
      keyOf={({ id: donationId, fund }) => `${donationId} ${fund}`}
      empty={{ title: 'Tidak ada donasi pada hari-hari itu' }}
    />
  )
}

type FilesProps = { here: string; from: string; through: string }

/** The same as paper or sheet; a form, for it names a person. */
export function RecapFiles({ here, from, through }: FilesProps) {
  const address = `${here}/berkas?aksi=unduh&dari=${from}&sampai=${through}`
  return <DownloadForm address={address} formats={['pdf', 'csv', 'xlsx']} />
}
