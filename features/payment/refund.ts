import { reversalPostings } from '#features/donation/donation.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { Fund, RefundReason } from '#platform/db/schema-books.ts'

type Donation = Parameters<typeof reversalPostings>[0]

/** The postings of an approved refund: the income becomes a debt to the donor (charity.md §4.5, L08). */
export function refundApprovedPostings(donation: Donation): Posting[] {
  return reversalPostings(donation).map((posting) => ({
    ...posting,
    credit: account.refundsPayable,
  }))
}

/** The postings once the refund is paid, from the account where the money lay (L09). */
export function refundPaidPostings(donation: Donation): Posting[] {
  return reversalPostings(donation).map((posting) => ({
    ...posting,
    debit: account.refundsPayable,
  }))
}

/**
 * The same when the money came from suspense: it lies at the provider in the fund of suspense, to which the donation's
 * fund then owes it. One list per pair of funds, since a journal between funds names two.
 */
export function refundPaidFromSuspense(donation: Donation): Posting[][] {
  const { refundsPayable: debit, interFundPayable, interFundReceivable } = account
  return reversalPostings(donation).map(({ fund, amount, ...posting }) => {
    if (fund === 'IU')
      return [{ ...posting, fund, amount, debit, credit: account.gatewayReceivable }]
    return [
      { ...posting, fund, amount, debit, credit: interFundPayable },
      { debit: interFundReceivable, credit: account.gatewayReceivable, fund: 'IU', amount },
    ]
  })
}

/** Zakat that reached the amil is fulfilled: it is refunded only when it came by mistake (charity.md §4.5, rules). */
export function mayBeRefunded(fund: Fund, reason: RefundReason): boolean {
  return fund !== 'Z' || reason === 'double' || reason === 'wrong_amount'
}
