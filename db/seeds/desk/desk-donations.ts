import type { PaymentMethod } from '#platform/db/schema.ts'

/** What happened to a donation of the desk's samples after its code was made. */
type DeskState = 'paid' | 'paid twice' | 'one rupiah short' | 'waiting' | 'expired'

/** A donation of the demo that came through a code, so that the desk has its payments to look at. Rupiah. */
export type DeskDonation = {
  key: string
  donorName: string
  amount: number
  daysAgo: number
  method: PaymentMethod
  /** The bank account of the fund, for a transfer. */
  channel?: string
  state: DeskState
  prayer?: string
  /** Visitors hold that it is no prayer. */
  isReported?: boolean
  /** The refund ends with the money gone from the campaign. */
  isReturned?: boolean
}

/** The campaign that they are for; the sums come on top of what it has received. */
export const DESK_CAMPAIGN = 'operasi-katarak-lansia'

const va = { method: 'va', state: 'paid' } as const
const qris = { method: 'qris', channel: 'qris', state: 'paid' } as const
const transfer = { method: 'transfer', state: 'waiting' } as const

export const deskDonations: readonly DeskDonation[] = [
  {
    ...va,
    key: 'settled large',
    channel: 'mandiri',
    donorName: 'Keluarga Besar Almarhum H. Muhammad Syarifuddin Prawirodirdjo',
    amount: 25_000_000,
    daysAgo: 12,
    prayer: 'Sedekah jariyah untuk almarhum kakek kami. Semoga diterima dan dilapangkan kuburnya.',
  },
  {
    ...va,
    key: 'settled bank',
    channel: 'bca',
    donorName: 'Raden Ayu Kusumaningrum Wiryosumarto',
    amount: 2_500_000,
    daysAgo: 11.6,
  },
  {
    ...qris,
    key: 'settled qris',
    donorName: 'Baiq Nurhasanah',
    amount: 150_000,
    daysAgo: 11.2,
    prayer:
      'Semoga usaha katering kami ramai pesanan. Yang berminat boleh lihat menu di toko kami.',
    isReported: true,
  },
  {
    ...va,
    key: 'reported bank',
    channel: 'bri',
    donorName: 'Muhammad Rizqi Al-Ghifari Nasution',
    amount: 1_000_000,
    daysAgo: 3.4,
  },
  {
    ...qris,
    key: 'reported qris',
    donorName: 'Andi Tenri Abeng',
    amount: 350_000,
    daysAgo: 3.1,
    prayer: 'Semoga tetangga yang memfitnah kami segera mendapat balasannya.',
    isReported: true,
  },
  {
    ...va,
    key: 'twice',
    channel: 'bca',
    donorName: 'Yohana Maria Siregar',
    amount: 200_000,
    daysAgo: 3.7,
    state: 'paid twice',
  },
  {
    ...va,
    key: 'refund asked',
    channel: 'bca',
    donorName: 'Dewi Kartikasari',
    amount: 1_500_000,
    daysAgo: 2.6,
  },
  {
    ...va,
    key: 'refund approved',
    channel: 'bni',
    donorName: 'Tengku Zulfikar Alamsyah',
    amount: 300_000,
    daysAgo: 6.2,
    isReturned: true,
  },
  {
    ...va,
    key: 'refund sent',
    channel: 'bri',
    donorName: 'Ni Luh Putu Ayu Lestari',
    amount: 750_000,
    daysAgo: 7.5,
    isReturned: true,
  },
  {
    ...va,
    key: 'refund bounced',
    channel: 'mandiri',
    donorName: 'Suparmin bin Kartodimedjo',
    amount: 500_000,
    daysAgo: 8.3,
    isReturned: true,
  },
  {
    ...va,
    key: 'refund paid',
    channel: 'bca',
    donorName: 'Fitriani Rahmawati',
    amount: 250_000,
    daysAgo: 10.4,
    isReturned: true,
  },
  {
    ...va,
    key: 'short old',
    channel: 'bni',
    donorName: 'Bambang Sugiharto',
    amount: 1_000_000,
    daysAgo: 9.2,
    state: 'one rupiah short',
  },
  {
    ...va,
    key: 'short new',
    channel: 'bri',
    donorName: 'Siti Maesaroh',
    amount: 175_000,
    daysAgo: 2.3,
    state: 'one rupiah short',
  },
  {
    ...transfer,
    key: 'transfer matched',
    donorName: 'Hj. Aminah Daeng Te’ne',
    amount: 400_000,
    daysAgo: 5.3,
  },
  {
    ...transfer,
    key: 'transfer proven',
    donorName: 'Ahmad Fauzan',
    amount: 5_000_000,
    daysAgo: 0.6,
  },
  {
    ...transfer,
    key: 'transfer open',
    donorName: 'Lukman Hakim Simatupang',
    amount: 1_250_000,
    daysAgo: 0.9,
  },
  {
    ...va,
    key: 'waiting',
    channel: 'mandiri',
    donorName: 'Rina Oktaviani',
    amount: 100_000,
    daysAgo: 0.1,
    state: 'waiting',
  },
  {
    ...va,
    key: 'today bank',
    channel: 'bri',
    donorName: 'Majelis Taklim Al-Hidayah Kampung Baru',
    amount: 2_000_000,
    daysAgo: 0.05,
  },
  { ...qris, key: 'today qris', donorName: 'Khadijah Az-Zahra', amount: 150_000, daysAgo: 0.03 },
  {
    ...qris,
    key: 'expired',
    donorName: 'Joko Prasetyo',
    amount: 50_000,
    daysAgo: 4.4,
    state: 'expired',
  },
]

/** Money at the provider that belongs to no donation. */
export const DESK_ORPHAN = { amount: 2_345_000, daysAgo: 26 }
