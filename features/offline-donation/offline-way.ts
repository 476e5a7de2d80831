import { throughBank, type OwnBank } from '#features/charge/transfer.ts'
import { account, type Posting } from '#features/ledger/ledger.ts'
import type { OfflineMethod } from '#platform/db/schema.ts'
import type { Rupiah } from '#platform/money/money.ts'

export type Goods = {
  account: '1181' | '1182'
  thing: string
  /** In thousandths of the unit. */
  quantity: number
  unit: string
  /** Where it is kept. */
  store: string
  /** Where the fair value comes from. */
  basis: string
}

/** How a gift came that did not come through the site. */
export type OfflineWay =
  /** Of a box, its name stands where a donor's would. */
  | { in: 'cash'; cashPlaceId: string; box?: string }
  /** With what the acquirer of QRIS kept of it. */
  | { in: 'bank'; method: 'static' | 'direct'; bank: OwnBank; fee: Rupiah }
  | { in: 'store'; goods: Goods }

/** The account of cash that is not petty cash. */
export const CASH = '1110'

/** How it is called among the ways of a charge. */
export function methodOf(way: OfflineWay, isOfficer: boolean): OfflineMethod {
  if (way.in === 'bank') return way.method
  if (way.in === 'store') return 'goods'
  return way.box ? 'box' : isOfficer ? 'collector' : 'cash'
}

/** The postings of a donation with what was given where it lies, instead of at the provider. */
export function postingsThrough(way: OfflineWay, postings: readonly Posting[]): Posting[] {
  if (way.in === 'bank') return throughBank(postings, way.bank)
  const here =
    way.in === 'cash' ? { debit: CASH, cashPlaceId: way.cashPlaceId } : { debit: way.goods.account }
  return postings.map((posting) => ({ ...posting, ...here }))
}

/** What the acquirer kept leaves the bank; the amil bears it, and owes it to the fund whose bank it is (charity.md L03). */
export function keptPostings({ bank, fee: amount }: { bank: OwnBank; fee: Rupiah }): Posting[] {
  const paid = { credit: bank.account, bankAccountId: bank.id, amount }
  if (bank.fund === 'A') return [{ ...paid, debit: '6510', fund: 'A' }]
  return [
    { ...paid, debit: account.interFundReceivable, fund: bank.fund },
    { debit: '6510', credit: account.interFundPayable, fund: 'A', amount },
  ]
}
