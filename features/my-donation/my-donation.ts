import type { Noun } from '#features/campaign/nouns.ts'
import type { DonatedUnits } from '#features/wakaf/wakaf.ts'
import type { ReceiptKind } from '#platform/db/schema/schema-receipt.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import { csvLine } from '#platform/sheet/csv.ts'
import { startOfYear } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The tabs of /mydonation, and the states in each. */
export const donationTabs = {
  semua: null,
  menunggu: ['awaiting_payment'],
  berhasil: ['paid', 'refund_pending', 'refund_sent'],
  gagal: ['expired', 'cancelled'],
  dikembalikan: ['refunded', 'reversed'],
} as const satisfies Record<string, readonly DonationStatus[] | null>

export type DonationTab = keyof typeof donationTabs

export const donationTabWords: Record<DonationTab, string> = {
  semua: 'Semua',
  menunggu: 'Menunggu',
  berhasil: 'Berhasil',
  gagal: 'Kedaluwarsa/Gagal',
  dikembalikan: 'Dikembalikan',
}

export const donationStatusWords: Record<DonationStatus, string> = {
  awaiting_payment: 'Menunggu pembayaran',
  paid: 'Berhasil',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  refund_pending: 'Akan dikembalikan',
  refund_sent: 'Sedang dikembalikan',
  refunded: 'Dikembalikan',
  reversed: 'Dibatalkan penyedia',
}

/** A receipt of a donation: its number, and whether it is void. */
export type Paper = { kind: ReceiptKind; number: string; isVoid: boolean }

/** A donation as its donor sees it. */
export type MyDonation = {
  /** The public id. */
  id: string
  status: DonationStatus
  /** The part for the campaign. */
  amount: Rupiah
  /** Infak operasional, paid together with it. */
  operational: Rupiah
  /** The sum to pay: both together. */
  total: Rupiah
  fund: Fund
  noun: Noun
  units: DonatedUnits | null
  campaign: { slug: string; title: string }
  /** The chosen payment channel; null before a choice. */
  channel: string | null
  isAnonymous: boolean
  /** Donated as a guest and claimed later. */
  isClaimed: boolean
  createdAt: Date
  paidAt: Date | null
  papers: Paper[]
}

export type FundSum = { fund: Fund; amount: Rupiah }
export type YearSum = { year: number; total: Rupiah; funds: FundSum[] }

/** From when until when a year lasts in Jakarta. */
export function yearBounds(year: number): { from: Date; until: Date } {
  return { from: startOfYear(year), until: startOfYear(year + 1) }
}

/** Rows as a CSV file that Excel, too, reads as UTF-8. */
export function csvFile(rows: (string | number)[][]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`
}
