import { account, type Posting } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { bankOf, settledPostings } from '#features/books/books.ts'

/** What a payout brings one campaign of a fund; below zero it takes more than it brings. */
export type NetOfFund = { fund: Fund; campaignId: string | null; net: number }

export type PayoutJournal = { event: string; description: string; postings: Posting[] }

/** Whose money of this payout stands in for a fund that lacks some: the amil's first, a wakaf's principal last. */
const LENDERS: readonly Fund[] = ['A', 'IU', 'IT', 'D', 'Z', 'N', 'W']

/**
 * The journals of a payout's money (L04). A fund that loses more than it gets pays from its bank account as far as
 * that holds money (`banks`); for the rest it borrows what the provider kept back of the others. A journal of a loan
 * has two funds only, so that their debt can be told.
 */
export function payoutPostings(
  nets: readonly NetOfFund[],
  banks: ReadonlyMap<Fund, number>,
): PayoutJournal[] {
  const left = nets.map((each) => ({ ...each }))
  const borrowers = new Set(left.map(({ fund }) => fund))
  const loans = [...borrowers].flatMap((borrower) => {
    let lacks = -totalOf(left, borrower) - Math.max(0, banks.get(borrower) ?? 0)
    return LENDERS.flatMap((lender) => {
      const amount = Math.min(lacks, totalOf(left, lender))
      if (lender === borrower || amount <= 0) return []
      lacks -= amount
      return [loan(left, { lender, borrower, amount })]
    })
  })
  const postings = left.flatMap(bankPostings)
  const description = 'Pencairan dana dari penyedia pembayaran'
  return [...loans, ...(postings.length > 0 ? [{ event: 'settled', description, postings }] : [])]
}

function totalOf(nets: readonly NetOfFund[], fund: Fund): number {
  return nets.reduce((sum, each) => sum + (each.fund === fund ? each.net : 0), 0)
}

type Loan = { lender: Fund; borrower: Fund; amount: number }

/** Moves the sum from what the lender gets to what the borrower lacks. */
function loan(left: NetOfFund[], { lender, borrower, amount }: Loan): PayoutJournal {
  const { gatewayReceivable: held, interFundReceivable, interFundPayable } = account
  const lent = take(left, { fund: lender, amount, side: 1 }).map((part) => ({
    debit: interFundReceivable,
    fund: lender,
    ...part,
    credit: held,
  }))
  const owed = take(left, { fund: borrower, amount, side: -1 }).map((part) => ({
    debit: held,
    credit: interFundPayable,
    fund: borrower,
    ...part,
  }))
  return {
    event: `lent ${lender} ${borrower}`,
    description: `Potongan penyedia untuk dana ${borrower} diambil dari dana ${lender}`,
    postings: [...lent, ...owed],
  }
}

type Taking = { fund: Fund; amount: number; side: 1 | -1 }

/** Brings entries of one side of zero nearer to it, by this sum in all. */
function take(
  left: NetOfFund[],
  { fund, amount, side }: Taking,
): Pick<Posting, 'amount' | 'campaignId'>[] {
  let rest = amount
  const parts: Pick<Posting, 'amount' | 'campaignId'>[] = []
  for (const entry of left) {
    const part = Math.min(rest, entry.net * side)
    if (entry.fund !== fund || part <= 0) continue
    entry.net -= part * side
    rest -= part
    parts.push({ amount: rupiah(part), ...(entry.campaignId && { campaignId: entry.campaignId }) })
  }
  return parts
}

function bankPostings({ fund, campaignId, net }: NetOfFund): Posting[] {
  const place = { fund, ...(campaignId && { campaignId }) }
  if (net >= 0) return settledPostings(place, rupiah(net))
  const [debit, credit] = [account.gatewayReceivable, bankOf[fund]]
  return [{ ...place, debit, credit, amount: rupiah(-net) }]
}
