import { type Campaign, isDonatable, isOver } from '#features/campaign/campaign.ts'
import type { ZakatSnapshot } from '#features/zakat/contract.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { CampaignStatus, DonationStatus, Salutation } from '#platform/db/schema.ts'
import { type Rupiah, rupiah } from '#platform/money.ts'
import type { Refusal } from '#platform/refusal.ts'
import {
  AmountOffStep,
  AmountTooLarge,
  AmountTooSmall,
  CampaignNotOpen,
  CampaignOver,
  ContactMissing,
} from './errors.ts'
import { incomeAccountIn } from './fitrah-donation.ts'
import type { Fund } from '#platform/db/schema-books.ts'

/** a donation as somebody wants to give it; amounts and contacts are already read and normalised. */
export type DonationInput = {
  /** The public id minted with the page; without one a new id is made. */
  id?: string | undefined
  campaignSlug: string
  /** What the campaign gets. */
  amount: Rupiah
  /** Infak operasional on top of it, for the work itself. */
  operational?: Rupiah | undefined
  donorName: string
  /** +62… */
  donorPhone?: string | undefined
  donorEmail?: string | undefined
  isAnonymous: boolean
  prayer?: string | undefined
  showsPrayer: boolean
  wantsNews: boolean
  /** The calculation a zakat comes from. */
  zakat?: ZakatSnapshot | undefined
  /** NPWP or NIK, 15 or 16 digits; kept with a zakat only. */
  taxId?: string | undefined
  wantsTaxReceipt?: boolean | undefined
  /** Whom a fitrah is paid for, or in whose name a wakaf is given; kept with these only. */
  onBehalfOf?: string[] | undefined
  /** The donor of a zakat says that they intend it; kept with zakat only. */
  isIntended?: boolean | undefined
  salutation?: Salutation | undefined
  /** Who is signed in and gives; nobody for a guest. Not part of what makes a repeat the same. */
  accountId?: string | undefined
}

/** A donation with what is needed of its campaign. Its names and contacts are for the donor and for staff only. */
export type Donation = {
  /** The row id, which is also the `sourceId` of its journals. */
  id: string
  publicId: string
  /** What the campaign gets. */
  amount: Rupiah
  /** Infak operasional that is paid along with it. */
  operational: Rupiah
  fund: Fund
  status: DonationStatus
  donorName: string
  salutation: Salutation | null
  donorPhone: string | null
  donorEmail: string | null
  isAnonymous: boolean
  prayer: string | null
  showsPrayer: boolean
  isLate: boolean
  createdAt: Date
  paidAt: Date | null
  thankedAt: Date | null
  campaign: {
    id: string
    slug: string
    title: string
    organizer: string
    incomeAccount: string
    status: CampaignStatus
    startsAt: Date
    endsAt: Date | null
  }
}

export const PRAYER_LENGTH = 300

export const SALUTATIONS: Readonly<Record<Salutation, string>> = {
  bapak: 'Bapak',
  ibu: 'Ibu',
  saudara: 'Saudara',
  saudari: 'Saudari',
}

/** More than any channel takes at once; larger donations are arranged with a person. */
export const MAXIMUM_AMOUNT = rupiah(1_000_000_000)

type Terms = Pick<Campaign, 'status' | 'startsAt' | 'endsAt' | 'minimumAmount' | 'amountStep'>

/** Why this donation cannot be taken now, or undefined when it can. */
export function refusalFor(input: DonationInput, campaign: Terms, now: Date): Refusal | undefined {
  if (isOver(campaign, now)) return new CampaignOver()
  if (!isDonatable(campaign, now)) return new CampaignNotOpen()
  if (input.amount < campaign.minimumAmount) return new AmountTooSmall(campaign.minimumAmount)
  if (totalOf(input) > MAXIMUM_AMOUNT) return new AmountTooLarge(MAXIMUM_AMOUNT)
  if (input.amount % campaign.amountStep !== 0) return new AmountOffStep(campaign.amountStep)
  if (!input.donorPhone && !input.donorEmail) return new ContactMissing()
  return undefined
}

type DonationToPost = {
  fund: Fund
  amount: Rupiah
  operational: Rupiah
  campaign: Pick<Donation['campaign'], 'id' | 'incomeAccount'>
}

/**
 * a donation that arrived: charity.md §4.5, L01, L07, L13 and L15. Wakaf money lies at the wakaf bank, never in our own
 * hands. What was added for the work itself is the amil's own income (4430) and no campaign's.
 */
export function donationPostings({
  fund,
  amount,
  operational,
  campaign,
}: DonationToPost): Posting[] {
  const campaignId = campaign.id
  const credit = incomeAccountIn(fund, campaign)
  const donation: Posting = { debit: holderOf(fund), credit, fund, campaignId, amount }
  if (operational === 0) return [donation]
  const { gatewayReceivable: debit, operationalInfakIncome } = account
  return [donation, { debit, credit: operationalInfakIncome, fund: 'A', amount: operational }]
}

/** a donation the provider took back after it was paid: charity.md §4.5, L12. */
export function reversalPostings(donation: DonationToPost): Posting[] {
  return donationPostings(donation).map((posting) => ({
    ...posting,
    debit: account.returnedIncome,
    credit: posting.debit,
  }))
}

/** What is paid for a donation: the donation and what is added for the work itself. */
export function totalOf(donation: { amount: Rupiah; operational?: Rupiah | undefined }): Rupiah {
  return rupiah(donation.amount + (donation.operational ?? 0))
}

function holderOf(fund: Fund): string {
  return fund === 'W' ? account.wakafBank : account.gatewayReceivable
}

/** Which state may follow which (charity.md §2.5); money may still come after a code ran out or was cancelled. */
export const nextStatuses: Record<DonationStatus, readonly DonationStatus[]> = {
  awaiting_payment: ['paid', 'expired', 'cancelled'],
  expired: ['awaiting_payment', 'paid', 'cancelled'],
  cancelled: ['awaiting_payment', 'paid'],
  paid: ['refund_pending', 'reversed'],
  refund_pending: ['refunded', 'paid'],
  refunded: [],
  reversed: [],
}

/** An NPWP (15 or 16 digits) or NIK (16) without dots and dashes; undefined when it is none. */
export function normaliseTaxId(typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{15,16}$/.test(digits) ? digits : undefined
}

/** What the NPWP or NIK of a donation (by its row id) is sealed under. */
export function taxIdLabel(donationId: string): { purpose: string; owner: string } {
  return { purpose: 'tax-id', owner: donationId }
}

/** A donor as a letter calls them: 'Ibu Siti Aminah', or the name alone. */
export function calledName({
  salutation,
  donorName,
}: Pick<Donation, 'salutation' | 'donorName'>): string {
  return salutation ? `${SALUTATIONS[salutation]} ${donorName}` : donorName
}

/** 'Ahmad Subagja' → 'A*** S***': enough for the donor to know it, too little for anybody else. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}***`).join(' ')
}

export { maskEmail, maskPhone, normalisePhone } from '#platform/contact.ts'
