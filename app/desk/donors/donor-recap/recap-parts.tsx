import type { DonorRecap, RecapDonation } from '#features/donation-log/donor-recap.server.ts'
import { donatedFundWords } from '#features/ledger/funds.ts'
import { terbilang } from '#features/receipt/terbilang.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
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
export function RecapFacts({
  recap: { funds, total, deductible, past, pastTotal },
}: {
  recap: DonorRecap
}) {
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
        ...(past.length > 0
          ? [{ label: 'Dari sistem lama, di luar jumlah', value: formatRupiah(pastTotal) }]
          : []),
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

const pastColumns: Column<DonorRecap['past'][number]>[] = [
  { label: 'Tanggal', cell: ({ day }) => formatDate(startOfDay(day)) },
  { label: 'Program', cell: ({ program }) => program || 'Donasi' },
  { label: 'Dana', cell: ({ fund }) => donatedFundWords[fund] },
  { label: 'Nomor lama', cell: ({ paper }) => paper || '–' },
  { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true },
]

/** What an earlier system had; nothing where there was none. */
export function PastTable({ past }: Pick<DonorRecap, 'past'>) {
  if (past.length === 0) return null
  return (
    <DeskSection
      title="Dari sistem lama"
      note="Riwayat tanpa jurnal dan tanpa kuitansi kami; uangnya ada di saldo awal."
    >
      <DeskList
        caption="Dari sistem lama"
        columns={pastColumns}
        rows={past}
        empty={{ title: 'Tidak ada donasi dari sistem lama' }}
      />
    </DeskSection>
  )
}

type FilesProps = { here: string; from: string; through: string }

/** The same as paper or sheet; a form, for it names a person. */
export function RecapFiles({ here, from, through }: FilesProps) {
  const address = `${here}/berkas?aksi=unduh&dari=${from}&sampai=${through}`
  return <DownloadForm address={address} formats={['pdf', 'csv', 'xlsx']} />
}
