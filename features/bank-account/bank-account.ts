import type { Fund } from '#platform/db/schema/schema-books.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import { bankOf } from '#features/books/books.ts'

/** What pays money back: the provider that took it, or one of the institution's own bank accounts. */
export type Payer = { by: 'gateway' } | { by: 'bank'; bankAccountId: string }

/** The account of the ledger that a fund's part leaves: each fund's money leaves its own bank. */
export function paidFrom(payer: Pick<Payer, 'by'>, fund: Fund): string {
  return payer.by === 'gateway' ? account.gatewayReceivable : bankOf[fund]
}

/** A debt of refunds that is paid, in the funds of what made it. */
export function refundPaidPostings(owed: readonly Posting[], payer: Pick<Payer, 'by'>): Posting[] {
  return owed.map((posting) => ({
    ...posting,
    debit: account.refundsPayable,
    credit: paidFrom(payer, posting.fund),
  }))
}
