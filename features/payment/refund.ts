import { reversalPostings } from '#features/donation/donation.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { Fund, RefundReason } from '#platform/db/schema-books.ts'

type Donation = Parameters<typeof reversalPostings>[0]

/** a donation whose return was agreed: no income any more, but a debt to its donor (charity.md §4.5, L08). */
export function refundApprovedPostings(donation: Donation): Posting[] {
  return reversalPostings(donation).map((posting) => ({
    ...posting,
    credit: account.refundsPayable,
  }))
}

/** The same donation once its money went back, from where it lay (L09). */
export function refundPaidPostings(donation: Donation): Posting[] {
  return reversalPostings(donation).map((posting) => ({
    ...posting,
    debit: account.refundsPayable,
  }))
}

/** Zakat that reached the amil is paid: it goes back only when it came by mistake (charity.md §4.5, rules). */
export function mayBeRefunded(fund: Fund, reason: RefundReason): boolean {
  return fund !== 'Z' || reason === 'double' || reason === 'wrong_amount'
}
