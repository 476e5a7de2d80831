import { fundWords } from '#features/ledger/funds.ts'
import {
  codeWords,
  payMethodWords,
  sortWords,
  type TypedFilter,
} from '#features/donation-log/donation-filter.ts'
import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { type Column, FilterBar, RowLink } from '#app/desk/ui/list.tsx'

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
  {
    label: 'Nominal',
    cell: ({ total }) => formatRupiah(total),
    isNumber: true,
    sort: 'nominal',
  },
]

type BarProps = { filters: TypedFilter; campaigns: readonly { slug: string; title: string }[] }

/** The filters of the list. */
export function DonationFilters({ filters, campaigns }: BarProps) {
  const field = (name: keyof TypedFilter) => ({ name, defaultValue: filters[name] ?? '' })
  return (
    <FilterBar
      reset="/kelola/donasi"
      search={
        <DeskText
          {...field('cari')}
          label="Cari donasi"
          type="search"
          placeholder="Nomor, nama, kontak, 4 angka akhir HP, nominal, VA, kata bank"
        />
      }
    >
      <DeskSelect
        {...field('keadaan')}
        label="Keadaan"
        anything="Semua"
        choices={choicesOf(donationStatusWords)}
      />
      <DeskSelect
        {...field('metode')}
        label="Metode"
        anything="Semua"
        choices={choicesOf(payMethodWords)}
      />
      <DeskSelect
        {...field('kode')}
        label="Kode bayar"
        anything="Semua"
        choices={choicesOf(codeWords)}
      />
      <div className="w-full min-w-0 sm:w-72">
        <DeskSelect
          {...field('program')}
          label="Program"
          anything="Semua"
          choices={campaigns.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
      </div>
      <DeskSelect {...field('dana')} label="Dana" anything="Semua" choices={choicesOf(fundWords)} />
      <DeskText {...field('dari')} label="Dari" type="date" />
      <DeskText {...field('sampai')} label="Sampai" type="date" />
      <DeskText {...field('terkecil')} label="Paling sedikit (Rp)" inputMode="numeric" size={12} />
      <DeskText {...field('terbesar')} label="Paling banyak (Rp)" inputMode="numeric" size={12} />
      <DeskSelect {...field('urut')} label="Urutkan" choices={choicesOf(sortWords)} />
    </FilterBar>
  )
}

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
