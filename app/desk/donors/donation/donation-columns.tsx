import { fundWords } from '#features/ledger/funds.ts'
import { codeWords, payMethodWords, sortWords } from '#features/donation-log/donation-filter.ts'
import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

/** A donation as the list shows it, with contacts in part. */
export type DonationLine = {
  id: string
  number: string
  status: DonationStatus
  total: number
  fund: keyof typeof fundWords
  campaign: string
  channel: string
  name: string
  contacts: string
  createdAt: Date
}

export const statusTones: Readonly<Record<DonationStatus, Tone>> = {
  awaiting_payment: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refund_pending: 'warning',
  refund_sent: 'warning',
  refunded: 'neutral',
  reversed: 'danger',
}

export const donationColumns: readonly Column<DonationLine>[] = [
  {
    label: 'Nomor',
    cell: ({ id, number }) => (
      <span className="whitespace-nowrap">
        <RowLink href={`/kelola/donasi/${id}`}>{number}</RowLink>
      </span>
    ),
  },
  { label: 'Dibuat', cell: ({ createdAt }) => formatDateTime(createdAt), sort: 'terbaru' },
  {
    label: 'Donatur',
    cell: ({ name, contacts }) => (
      <span className="grid">
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <span className="text-xs text-muted [overflow-wrap:anywhere]">{contacts}</span>
      </span>
    ),
  },
  {
    label: 'Program',
    cell: ({ campaign, fund }) => (
      <span className="grid">
        <span>{campaign}</span>
        <span className="text-xs text-muted">{fundWords[fund]}</span>
      </span>
    ),
  },
  { label: 'Kanal', cell: ({ channel }) => channel },
  {
    label: 'Keadaan',
    cell: ({ status }) => <Chip tone={statusTones[status]}>{donationStatusWords[status]}</Chip>,
  },
  { label: 'Nominal', cell: ({ total }) => formatRupiah(total), isNumber: true, sort: 'nominal' },
]

export function DonationFilters({ campaigns }: { campaigns: Record<string, string> }) {
  return (
    <FilterBar
      search={{
        cari: {
          label: 'Cari donasi',
          placeholder: 'Nomor, nama, kontak, 4 angka akhir HP, nominal, VA, kata bank',
        },
      }}
      filters={{
        keadaan: { label: 'Keadaan', anything: 'Semua', choices: donationStatusWords },
        metode: { label: 'Metode', anything: 'Semua', choices: payMethodWords },
        kode: { label: 'Kode bayar', anything: 'Semua', choices: codeWords },
        program: { label: 'Program', anything: 'Semua', choices: campaigns, isWide: true },
        dana: { label: 'Dana', anything: 'Semua', choices: fundWords },
        ...dayFilters,
        terkecil: { label: 'Paling sedikit (Rp)', inputMode: 'numeric' },
        terbesar: { label: 'Paling banyak (Rp)', inputMode: 'numeric' },
        urut: { label: 'Urutkan', choices: sortWords },
      }}
    />
  )
}
