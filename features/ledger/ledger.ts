import type { Rupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** One movement of money within one fund, from `credit` to `debit`. */
export type Posting = {
  debit: string
  credit: string
  fund: Fund
  campaignId?: string
  /** The institution's bank account that it moves, where one of its accounts is a bank. */
  bankAccountId?: string
  /** The place of cash that it moves, where one of its accounts is cash. */
  cashPlaceId?: string
  amount: Rupiah
}

/** The accounts the code posts to; the full list is the ledger's own table. */
export const account = {
  ownTransfers: '1115',
  zakatBank: '1121',
  infakBank: '1122',
  wakafBank: '1123',
  amilBank: '1124',
  gatewayReceivable: '1130',
  returnedTwice: '1150',
  managedAsset: '1210',
  prepaidFees: '1160',
  interFundReceivable: '1190',
  operatingPayable: '2110',
  unidentifiedMoney: '2130',
  refundsPayable: '2140',
  interFundPayable: '2190',
  zakatIncome: '4110',
  fitrahIncome: '4120',
  boundInfakIncome: '4210',
  freeInfakIncome: '4220',
  wakafIncome: '4300',
  wakafYield: '4310',
  amilShareOfZakat: '4410',
  operationalInfakIncome: '4430',
  fidyahIncome: '4510',
  nonhalalIncome: '4900',
  returnedIncome: '4990',
  zakatToPoor: '5110',
  zakatToNeedy: '5120',
  zakatToAmil: '5130',
  boundInfakSpent: '5210',
  freeInfakSpent: '5220',
  bankCost: '6530',
  borneReturns: '6540',
  wakafAsset: '1310',
} as const

/** The accounts credited by the yield of a fund's money in a sharia bank; what is not halal stays in its own fund. */
export const yieldIncome: Record<Fund, string> = {
  Z: '4190',
  IT: '4290',
  IU: '4290',
  W: account.wakafYield,
  A: '4490',
  D: '4590',
  N: account.nonhalalIncome,
}

/** The accounts credited by a donation to a campaign, by fund (charity.md §4.4). */
export const donationIncome: Record<Fund, readonly string[]> = {
  Z: ['4110', '4120', '4130', '4140'],
  IT: ['4210'],
  IU: ['4220'],
  W: ['4300'],
  A: ['4430'],
  D: ['4510', '4520', '4530', '4540'],
  N: [],
}

/** The accounts debited when money reaches its recipients; the amil's share is not among them. */
export const spendingOnPeople: readonly string[] =
  '5110 5120 5140 5150 5160 5170 5180 5210 5220 5300 5500 5900'.split(' ')

/**
 * The accounts debited when given money arrives where it was given for: with people, or as the thing a wakaf became.
 * The one definition of what was passed on, everywhere.
 */
export const passedOn: readonly string[] = [...spendingOnPeople, account.wakafAsset]

/** The accounts debited when the amil takes its share of a fund. */
export const amilShareSpent: readonly string[] = ['5130', '5230']

/** The cost of payment methods and its tax; the amil bears both (charity.md §4.5, L03). */
export const channelFees: readonly string[] = ['6510', '6520']

/**
 * Accounts of certain funds only. An account that is not listed (gateway, refunds, between funds) serves every fund.
 */
export const fundsOfAccount: Readonly<Record<string, readonly Fund[]>> = {
  ...sameFund('Z', ['1121', '3100', ...donationIncome.Z, '4190']),
  ...sameFund('Z', ['5110', '5120', '5130', '5140', '5150', '5160', '5170', '5180']),
  ...sameFund('IT', ['3210', '4210', '5210']),
  ...sameFund('IU', ['3220', '4220', '4290', '5220']),
  ...sameFund('W', ['1123', '1310', '3300', '4300', '4310', '5300']),
  ...sameFund('A', ['1124', '1160', '2110', '3400', '4410', '4420', '4430', '4490']),
  ...sameFund('A', ['6100', '6200', '6300', '6400', '6510', '6520', '6530', '6540']),
  ...sameFund('D', ['3500', '4510', '4520', '4530', '4540', '4590', '5500']),
  ...sameFund('N', ['1125', '3900', '4900', '5900']),
  // The accounts of an institution's year.
  ...sameFund('Z', ['4195', '5190', '5195']),
  ...sameFund('W', ['1320', '2310', '5310', '5320']),
  ...sameFund('A', ['1112', '1146', '1170', '1230', '1240', '4440', '4450', '6600', '6900']),
  ...sameFund('D', ['2150', '2155']),
  ...sameFunds(['Z', 'IT', 'IU', 'D'], ['1135', '1145', '1181', '1182']),
  ...sameFunds(['Z', 'IT', 'IU'], ['1205', '1206']),
  '1122': ['IT', 'IU', 'D'],
  ...sameFunds(['IT', 'IU'], ['4295', '5230', '5240', '5290']),
}

function sameFund(fund: Fund, accounts: readonly string[]): Record<string, readonly Fund[]> {
  return sameFunds([fund], accounts)
}

function sameFunds(
  funds: readonly Fund[],
  accounts: readonly string[],
): Record<string, readonly Fund[]> {
  return Object.fromEntries(accounts.map((code) => [code, funds]))
}

/** Assets and spending grow by debits; debts, balances and income by credits; the contra accounts are listed. */
export function normalSide(code: string): 'debit' | 'credit' {
  const growsByDebit = /^[156]/.test(code)
  const isContra = ['1206', '1220', '1240', account.returnedIncome].includes(code)
  return growsByDebit === isContra ? 'credit' : 'debit'
}

/** The account of the institution's banks that a posting moves, 1121 to 1125; undefined for any other posting. */
export function bankMovedBy({ debit, credit }: Pick<Posting, 'debit' | 'credit'>) {
  return [debit, credit].find((code) => code.startsWith('112'))
}

export type JournalLine = { account: string; fund: Fund; debit: number; credit: number }

/** The same postings in an accountant's form: one debit line and one credit line each. */
export function linesOf(postings: readonly Posting[]): JournalLine[] {
  return postings.flatMap(({ debit, credit, fund, amount }) => [
    { account: debit, fund, debit: amount, credit: 0 },
    { account: credit, fund, debit: 0, credit: amount },
  ])
}
