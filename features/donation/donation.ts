import type { Contacts } from '#features/message/message-channels.ts'
import { ANONYMOUS_NAME, type Campaign, isDonatable, isOver } from '#features/campaign/campaign.ts'
import type { CampaignImpact } from '#features/campaign/impact.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { ChargeMethod, DonationStatus, Salutation } from '#platform/db/schema.ts'
import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
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
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** A donation with the campaign fields it needs. Names and contacts are for the donor and for staff only. */
export type Donation = {
  /** The row id, which is also the `sourceId` of its journals. */
  id: string
  publicId: string
  /** The part for the campaign. */
  amount: Rupiah
  /** Infak operasional, paid together with it. */
  operational: Rupiah
  /** What went back of it in parts, of both sums; they are what the donation is now. */
  returned?: Rupiah | undefined
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
  /** How often its money was found to be another's; 0 unless a transfer was matched by mistake. */
  unmatched?: number | undefined
  /** The suspense entry whose money it is, unless a charge of its own paid it. */
  suspense?: { sourceId: string; id: string } | undefined
  campaign: {
    id: string
    slug: string
    title: string
    organizer: string
    incomeAccount: string
    impact: CampaignImpact | null
    status: CampaignStatus
    startsAt: Date
    endsAt: Date | null
  }
}

type UnopenedDonor = { name: string; isAnonymous: boolean; method?: ChargeMethod | null }

/**
 * What the desk calls a donor until somebody who may has opened the name, which is written down. A box of the
 * institution is nobody's name.
 */
export function unopenedName({ name, isAnonymous, method }: UnopenedDonor): string {
  return isAnonymous && method !== 'box' ? ANONYMOUS_NAME : name
}

export const PRAYER_LENGTH = 300

export const SALUTATIONS: Readonly<Record<Salutation, string>> = {
  bapak: 'Bapak',
  ibu: 'Ibu',
  saudara: 'Saudara',
  saudari: 'Saudari',
}

/** More than any channel takes at once; staff arrange larger donations. */
export const MAXIMUM_AMOUNT = rupiah(1_000_000_000)

const ANY_AMOUNT = { minimumAmount: rupiah(1), amountStep: rupiah(1) }

type Terms = Pick<Campaign, 'status' | 'startsAt' | 'endsAt' | 'minimumAmount' | 'amountStep'>

/** Why this donation cannot be taken now, or undefined when it can. */
export function refusalFor(
  input: Sum & { donorPhone?: string | undefined; donorEmail?: string | undefined },
  campaign: Terms,
  now: Date,
): Refusal | undefined {
  if (isOver(campaign, now)) return new CampaignOver()
  if (!isDonatable(campaign, now)) return new CampaignNotOpen()
  const refusal = sumRefusal(input, campaign)
  if (refusal) return refusal
  if (!input.donorPhone && !input.donorEmail) return new ContactMissing()
  return undefined
}

export type Sum = {
  amount: Rupiah
  units?: number | undefined
  packageId?: string | undefined
  operational?: Rupiah | undefined
}

/** Why a campaign does not take this sum, whoever gives it. */
export function sumRefusal(
  input: Sum,
  campaign: Pick<Terms, 'minimumAmount' | 'amountStep'>,
): Refusal | undefined {
  // A package has a price of its own, which `unitsRefusal` asks for.
  const { minimumAmount, amountStep } = input.packageId ? ANY_AMOUNT : campaign
  if (input.amount < minimumAmount) return new AmountTooSmall(minimumAmount)
  if (totalOf(input) > MAXIMUM_AMOUNT) return new AmountTooLarge(MAXIMUM_AMOUNT)
  if (input.amount % amountStep !== 0) return new AmountOffStep(amountStep)
  return undefined
}

type DonationToPost = {
  fund: Fund
  amount: Rupiah
  operational: Rupiah
  campaign: Pick<Donation['campaign'], 'id' | 'incomeAccount'>
}

/**
 * The postings of a paid donation: charity.md §4.5, L01, L07, L13 and L15. All of it stands at the gateway until it is
 * paid out. The operational part is the amil's own income (4430) and no campaign's.
 */
export function donationPostings({
  fund,
  amount,
  operational,
  campaign,
}: DonationToPost): Posting[] {
  const campaignId = campaign.id
  const credit = incomeAccountIn(fund, campaign)
  const { gatewayReceivable: debit, operationalInfakIncome } = account
  const donation: Posting = { debit, credit, fund, campaignId, amount }
  if (operational === 0) return [donation]
  const ofAmil: Posting = { debit, credit: operationalInfakIncome, fund: 'A', amount: operational }
  // A part that goes back may be of the operational infak alone.
  return amount === 0 ? [ofAmil] : [donation, ofAmil]
}

/** The postings when the provider takes a paid donation back: charity.md §4.5, L12. */
export function reversalPostings(donation: DonationToPost): Posting[] {
  return donationPostings(donation).map((posting) => ({
    ...posting,
    debit: account.returnedIncome,
    credit: posting.debit,
  }))
}

/**
 * Another sum than the donor promised, in its two parts: the campaign comes first, and only what is beyond its part
 * is infak operasional, never more of it than the donor wished.
 */
export function splitReceived(
  promised: { amount: Rupiah; operational: Rupiah },
  received: Rupiah,
): { amount: Rupiah; operational: Rupiah } {
  const beyond = Math.max(0, received - promised.amount)
  const operational = rupiah(Math.min(promised.operational, beyond))
  return { amount: rupiah(received - operational), operational }
}

/** What the donor pays: the donation and its operational part. */
export function totalOf(donation: { amount: Rupiah; operational?: Rupiah | undefined }): Rupiah {
  return rupiah(donation.amount + (donation.operational ?? 0))
}

/** Which state may follow which (charity.md §2.5). Money may still arrive after a code expired or was cancelled. */
export const nextStatuses: Record<DonationStatus, readonly DonationStatus[]> = {
  awaiting_payment: ['paid', 'expired', 'cancelled'],
  expired: ['awaiting_payment', 'paid', 'cancelled'],
  cancelled: ['awaiting_payment', 'paid'],
  // Back to waiting when its transfer was matched by mistake.
  paid: ['refund_pending', 'reversed', 'awaiting_payment'],
  refund_pending: ['refund_sent', 'refunded', 'paid'],
  refund_sent: ['refunded', 'refund_pending'],
  refunded: [],
  reversed: [],
}

/** The label under which the NPWP or NIK of a donation (by its row id) is encrypted. */
export function taxIdLabel(donationId: string): { purpose: string; owner: string } {
  return { purpose: 'tax-id', owner: donationId }
}

/** Where a donor is written to. */
export function donorContacts({
  donorEmail: email,
  donorPhone: phone,
}: Pick<Donation, 'donorEmail' | 'donorPhone'>): Contacts {
  return { email, phone }
}

/** How an email addresses a donor: 'Ibu Siti Aminah', or the name alone. */
export function calledName({
  salutation,
  donorName,
}: Pick<Donation, 'salutation' | 'donorName'>): string {
  return salutation ? `${SALUTATIONS[salutation]} ${donorName}` : donorName
}

/** 'Ahmad Subagja' → 'A*** S***': the donor recognises it, others cannot. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}***`).join(' ')
}
