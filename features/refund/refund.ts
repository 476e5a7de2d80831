import { reversalPostings } from '#features/donation/donation.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { refundPaidPostings } from '#features/bank-account/bank-account.ts'
import { bankOf } from '#features/books/books.ts'
import type { Fund, RefundReason, RefundStatus } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'

type Donation = Parameters<typeof reversalPostings>[0]
type Refunded = Donation & { suspense?: unknown }
type By = Parameters<typeof refundPaidPostings>[1]

/** What of a donation a refund returns: the part that it names, or all that the donation is. */
export function refundedOf<T extends { amount: Rupiah; operational: Rupiah }>(
  donation: T,
  { is_part, amount, operational }: { is_part: boolean; amount: Rupiah; operational: Rupiah },
): T {
  return is_part ? { ...donation, amount: rupiah(amount - operational), operational } : donation
}

/** The name of its journal: that of a part says so, since the donation stays paid. */
export function eventOfRefund(
  event: 'approved' | 'paid',
  { id, is_part }: { id: string; is_part: boolean },
): string {
  return `${is_part ? 'part ' : ''}${event} ${id}`
}

/** The fund whose bank account pays it: of infak operasional alone, the amil's. */
export function payingFund(refunded: { fund: Fund; amount: Rupiah }): Fund {
  return refunded.amount > 0 ? refunded.fund : 'A'
}

/** The postings of an approved refund: the income becomes a debt to the donor (charity.md §4.5, L08). */
export function refundApprovedPostings(donation: Donation): Posting[] {
  return reversalPostings(donation).map((posting) => ({
    ...posting,
    credit: account.refundsPayable,
  }))
}

/**
 * The postings once the refund is paid, from the account that paid it (L09). One list per journal: each journal names
 * two funds at most.
 */
export function paidRefundPostings(donation: Refunded, payer: By): Posting[][] {
  const isFromSuspense = donation.suspense !== undefined && payer.by === 'gateway'
  return isFromSuspense
    ? fromSuspense(donation, account.refundsPayable)
    : [refundPaidPostings(reversalPostings(donation), payer)]
}

/** The provider took back what our bank had returned: the donor has it twice, and owes it. */
export function takenBackTwicePostings(donation: Refunded): Posting[][] {
  const { returnedTwice: debit, gatewayReceivable: credit } = account
  if (donation.suspense) return fromSuspense(donation, debit)
  return [reversalPostings(donation).map((posting) => ({ ...posting, debit, credit }))]
}

/** Our own transfer never arrived, so the provider's return is the refund: nobody owes anything. */
export function bouncedPostings(donation: Donation): Posting[][] {
  const { refundsPayable: debit, returnedTwice: credit } = account
  return [reversalPostings(donation).map((posting) => ({ ...posting, debit, credit }))]
}

/** The donor paid back what they had twice: each fund's part reaches its own bank, as it had left it. */
export function recoveredPostings(claims: readonly Posting[]): Posting[] {
  return claims.map((claim) => ({
    ...claim,
    debit: bankOf[claim.fund],
    credit: account.returnedTwice,
  }))
}

/**
 * Nobody pays it back: an error of the institution is no cost of restricted money, so the amil bears it (6540) and owes
 * the fund that it made whole (1190/2190). The amil's own part is its cost at once.
 */
export function bornePostings(claims: readonly Posting[]): Posting[][] {
  const { borneReturns: cost, returnedTwice, interFundPayable, interFundReceivable } = account
  return claims.map(({ fund, amount, ...claim }) => {
    const held = claim.campaignId ? { campaignId: claim.campaignId } : {}
    if (fund === 'A') return [{ ...held, debit: cost, credit: returnedTwice, fund, amount }]
    return [
      { ...held, debit: interFundReceivable, credit: returnedTwice, fund, amount },
      { debit: cost, credit: interFundPayable, fund: 'A' as const, amount },
    ]
  })
}

/**
 * Money that came from suspense lies at the provider in the fund of suspense, to which the donation's fund then owes
 * it.
 */
function fromSuspense(donation: Donation, debit: string): Posting[][] {
  const { interFundPayable, interFundReceivable, gatewayReceivable: credit } = account
  return reversalPostings(donation).map(({ fund, amount, ...posting }) => {
    if (fund === 'IU') return [{ ...posting, fund, amount, debit, credit }]
    return [
      { ...posting, fund, amount, debit, credit: interFundPayable },
      { debit: interFundReceivable, credit, fund: 'IU', amount },
    ]
  })
}

/** Zakat that reached the amil is fulfilled: it is refunded only when it came by mistake (charity.md §4.5, rules). */
export function mayBeRefunded(fund: Fund, reason: RefundReason): boolean {
  return fund !== 'Z' || reason === 'double' || reason === 'wrong_amount'
}

/** Approved and not yet with the donor: the money is a debt of ours. */
export const owedStatuses = ['approved', 'sent', 'failed'] as const satisfies RefundStatus[]

/** Which state of a refund may follow which. A paid or rejected one stays. */
export const nextRefundStatuses: Record<RefundStatus, readonly RefundStatus[]> = {
  proposed: ['approved', 'rejected'],
  approved: ['sent', 'paid'],
  sent: ['paid', 'failed'],
  failed: ['sent', 'paid'],
  rejected: [],
  paid: [],
}
