import { account, type Posting } from '#features/ledger/ledger.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { amilShares, type SharedFund } from './amil-share.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The bank account that holds a fund's money. Funds in one bank account are told apart by the fund of every line. */
export const bankOf: Record<Fund, string> = {
  Z: account.zakatBank,
  IT: account.infakBank,
  IU: account.infakBank,
  D: account.infakBank,
  W: account.wakafBank,
  A: account.amilBank,
  N: '1125',
}

type Of = { fund: Fund; campaignId?: string | undefined }

/**
 * The postings of the amil's share: the fund spends and owes it, the amil earns and is owed it (L02). A negative
 * amount reverses them.
 */
export function amilSharePostings(fund: SharedFund, due: number, campaignId?: string): Posting[] {
  const { spent, income } = amilShares[fund]
  const amount = rupiah(Math.abs(due))
  const held = campaignId ? { campaignId } : {}
  if (due < 0) {
    return [
      { debit: account.interFundReceivable, credit: spent, fund, amount, ...held },
      { debit: income, credit: account.interFundPayable, fund: 'A', amount, ...held },
    ]
  }
  return [
    { debit: spent, credit: account.interFundPayable, fund, amount, ...held },
    { debit: account.interFundReceivable, credit: income, fund: 'A', amount, ...held },
  ]
}

/** The postings of a provider's fee: the amil bears it, so the fund is owed the whole donation (L03). */
export function feePostings(place: Of, { fee, tax }: { fee: Rupiah; tax: Rupiah }): Posting[] {
  const held = place.campaignId ? { campaignId: place.campaignId } : {}
  const { fund } = place
  const { gatewayReceivable, interFundReceivable } = account
  const lent = rupiah(fee + tax)
  const isLent = fund !== 'A' && fund !== 'W'
  const credit = lenderOfFee(fund)
  const postings: Posting[] = [
    { debit: '6510', credit, fund: 'A', amount: fee, ...held },
    { debit: '6520', credit, fund: 'A', amount: tax, ...held },
  ]
  if (isLent) {
    const loan = { debit: interFundReceivable, credit: gatewayReceivable }
    postings.unshift({ ...loan, fund, amount: lent, ...held })
  }
  return postings.filter(({ amount }) => amount > 0)
}

/**
 * Donations to the amil pay their own fees. The principal of a wakaf arrives whole at its bank, so the amil owes the
 * fee (2110) until it pays the provider's bill, or fills up the wakaf bank.
 */
function lenderOfFee(fund: Fund): string {
  if (fund === 'A') return account.gatewayReceivable
  return fund === 'W' ? account.operatingPayable : account.interFundPayable
}

/** The postings of a provider's payout (L04). */
export function settledPostings(place: Of, amount: Rupiah): Posting[] {
  if (amount === 0) return []
  const held = place.campaignId ? { campaignId: place.campaignId } : {}
  const { fund } = place
  return [{ debit: bankOf[fund], credit: account.gatewayReceivable, fund, amount, ...held }]
}

/** What one fund owes another (2190) and is owed by it (1190). */
export type Debts = { owes: number; owed: number }

/**
 * Two funds settle their mutual debts: what both owe is set off, the rest moves from bank to bank (L05). A debt is below
 * zero where a journal was undone after it had been settled: then it is the other fund's.
 */
export function interFundPostings(payer: Fund, payee: Fund, { owes, owed }: Debts): Posting[] {
  const { interFundReceivable: receivable, interFundPayable: payable } = account
  return [
    ...setOff({ fund: payer, debit: payable, credit: receivable, rest: bankOf[payer] }, owes, owed),
    ...setOff(
      { fund: payee, debit: receivable, credit: payable, rest: bankOf[payee] },
      -owes,
      -owed,
    ),
  ].filter(({ amount }) => amount > 0)
}

type Sides = { fund: Fund; debit: string; credit: string; rest: string }

/** Brings two accounts of a fund to zero; its bank account takes the difference. */
function setOff({ fund, debit, credit, rest }: Sides, debits: number, credits: number): Posting[] {
  const both = Math.sign(debits) === Math.sign(credits) ? smaller(debits, credits) : 0
  return [
    movement(fund, [debit, credit], both),
    movement(fund, [debit, rest], debits - both),
    movement(fund, [rest, credit], credits - both),
  ]
}

function smaller(one: number, other: number): number {
  return Math.abs(one) < Math.abs(other) ? one : other
}

/** A sum below zero goes the other way. */
function movement(fund: Fund, [debit, credit]: [string, string], sum: number): Posting {
  const amount = rupiah(Math.abs(sum))
  return sum < 0 ? { debit: credit, credit: debit, fund, amount } : { debit, credit, fund, amount }
}

/** Suspense money allocated to a campaign: the fund that held it owes it to the campaign's fund (L11). */
export function allocationPostings(
  campaign: { id: string; fund: Fund; incomeAccount: string },
  amount: Rupiah,
): Posting[] {
  const { unidentifiedMoney, interFundPayable, interFundReceivable } = account
  const { fund, id: campaignId, incomeAccount: credit } = campaign
  if (fund === 'IU') return [{ debit: unidentifiedMoney, credit, fund, campaignId, amount }]
  return [
    { debit: unidentifiedMoney, credit: interFundPayable, fund: 'IU', amount },
    { debit: interFundReceivable, credit, fund, campaignId, amount },
  ]
}

/**
 * Money from suspense that the provider took back: its campaign loses it, and the campaign's fund owes it to the fund
 * where it lay, also when the two have settled. Thus no fund pays for another.
 */
export function takenBackPostings(campaign: { id: string; fund: Fund }, amount: Rupiah): Posting[] {
  const { returnedIncome: debit, interFundPayable, interFundReceivable } = account
  const { fund, id: campaignId } = campaign
  const credit = account.gatewayReceivable
  if (fund === 'IU') return [{ debit, credit, fund, campaignId, amount }]
  return [
    { debit, credit: interFundPayable, fund, campaignId, amount },
    { debit: interFundReceivable, credit, fund: 'IU', amount },
  ]
}

/** The infak operasional of a donation that came into suspense: the amil's, and no campaign's. */
export function operationalFromSuspense(amount: Rupiah): Posting[] {
  const { unidentifiedMoney, interFundPayable, interFundReceivable, operationalInfakIncome } =
    account
  return [
    { debit: unidentifiedMoney, credit: interFundPayable, fund: 'IU', amount },
    { debit: interFundReceivable, credit: operationalInfakIncome, fund: 'A', amount },
  ]
}

/** The same when the provider took it back. */
export function operationalTakenBack(amount: Rupiah): Posting[] {
  const { returnedIncome: debit, interFundPayable, interFundReceivable } = account
  return [
    { debit, credit: interFundPayable, fund: 'A', amount },
    { debit: interFundReceivable, credit: account.gatewayReceivable, fund: 'IU', amount },
  ]
}
