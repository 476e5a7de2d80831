import { account, type Posting } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'

type Side = { id: string; account: string; fund: Fund }

export type OwnMove = { from: Side; to: Side; amount: Rupiah }

/**
 * The postings of money that changes its bank account and nothing else: out through 1115 and in again. No bank knows
 * campaigns, so a bank account of infak terikat stands for infak tidak terikat; no fund's balance moves.
 */
export function ownTransferPostings({ from, to, amount }: OwnMove): Posting[] {
  const { ownTransfers: between } = account
  const fund = from.fund === 'IT' ? 'IU' : from.fund
  return [
    { debit: between, credit: from.account, fund, bankAccountId: from.id, amount },
    { debit: to.account, credit: between, fund, bankAccountId: to.id, amount },
  ]
}

/** The postings that undo them. */
export function ownTransferBack({ from, to, amount }: OwnMove): Posting[] {
  return ownTransferPostings({ from, to, amount })
    .toReversed()
    .map(({ debit, credit, ...rest }) => ({ ...rest, debit: credit, credit: debit }))
}
