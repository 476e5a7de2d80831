import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Posting } from '#features/ledger/ledger.ts'
import { asPublished, balanceByFund, exampleJournals } from '#tests/money/ledger-examples.ts'
import { rupiah } from '#platform/money/money.ts'
import { amilShareDue, amilShareOf, amilShares, isShared, type SharedFund } from './amil-share.ts'
import {
  allocationPostings,
  amilSharePostings,
  bankOf,
  feePostings,
  interFundPostings,
  operationalFromSuspense,
  operationalTakenBack,
  settledPostings,
  takenBackPostings,
} from './books.ts'
import { mayBeSpentOn } from '#features/disbursement/disbursement.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

const zakat = { fund: 'Z' as const }
const built: Record<string, Posting[]> = {
  L02: amilSharePostings('Z', amilShareDue('Z', { eligible: 1_000_000, taken: 0 })),
  L03: feePostings(zakat, { fee: rupiah(4_000), tax: rupiah(440) }),
  L04: settledPostings(zakat, rupiah(995_560)),
  L05: interFundPostings('Z', 'A', { owes: 125_000, owed: 4_440 }),
  L11: allocationPostings({ id: 'program', fund: 'IT', incomeAccount: '4210' }, rupiah(75_000)),
}

test.each(Object.keys(built))('%s is built with exactly the published lines', (id) => {
  const { lines } = exampleJournals.find((journal) => journal.id === id) ?? { lines: [] }
  expect(asPublished(built[id] ?? [])).toEqual(asPublished(lines))
})

test.each<[SharedFund, number, number, number]>([
  ['Z', 0, 0, 0],
  ['Z', 7, 0, 0],
  ['Z', 8, 0, 1],
  ['Z', 999_999, 0, 124_999],
  ['Z', 1_000_000, 124_999, 1],
  ['Z', 1_000_000, 125_000, 0],
  ['Z', 500_000, 125_000, -62_500],
  ['Z', 0, 125_000, -125_000],
  ['IT', 4, 0, 0],
  ['IT', 5, 0, 1],
  ['IU', 1_000_000, 100_000, 100_000],
  // Larger than a product of numbers holds exactly.
  ['Z', 9_007_199_254_740_991, 0, 1_125_899_906_842_623],
])('of fund %s with Rp%i received and Rp%i taken, Rp%i is due', (fund, eligible, taken, due) => {
  expect(amilShareDue(fund, { eligible, taken })).toBe(due)
})

test.each<[Fund, number, { perMille: number; most: number } | undefined]>([
  ['Z', 250_000, { perMille: 125, most: 31_250 }],
  ['Z', 999_999, { perMille: 125, most: 124_999 }],
  ['IT', 50_000, { perMille: 200, most: 10_000 }],
  ['IU', 4, { perMille: 200, most: 0 }],
  ['W', 1_000_000, undefined],
  ['D', 60_000, undefined],
])(
  'of a gift to fund %s of Rp%i the amil is said to take what it takes: %j',
  (fund, amount, of) => {
    expect(amilShareOf(fund, amount)).toEqual(of)
    if (of) {
      const due = amilShareDue(fund as SharedFund, { eligible: amount, taken: 0 })
      expect(of.most).toBe(due)
    }
  },
)

test.each([
  [{ eligible: 1_000_000, taken: 0, passedOn: 900_000 }, 100_000],
  [{ eligible: 1_000_000, taken: 0, passedOn: 1_000_000 }, 0],
  [{ eligible: 1_000_000, taken: 0, passedOn: 1_200_000 }, 0],
  [{ eligible: 500_000, taken: 125_000, passedOn: 900_000 }, -62_500],
])('what people have got is not the amil’s to take: %j leaves %i', (received, due) => {
  expect(amilShareDue('Z', received)).toBe(due)
})

const event = fc.record({
  fund: fc.constantFrom<SharedFund>('Z', 'IT', 'IU'),
  program: fc.nat(3),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  isReturn: fc.boolean(),
  takes: fc.boolean(),
})

test('whatever comes, goes back and is taken when, the amil never holds more than its share of the fund', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const programs = new Map<string, { fund: SharedFund; eligible: number; taken: number }>()
      for (const { fund, program, amount, isReturn, takes } of events) {
        const key = `${fund} ${program}`
        const sums = programs.get(key) ?? { fund, eligible: 0, taken: 0 }
        programs.set(key, sums)
        sums.eligible += isReturn ? -Math.min(amount, sums.eligible) : amount
        const due = amilShareDue(fund, sums)
        if (takes || due < 0) sums.taken += due
        for (const each of ['Z', 'IT', 'IU'] as const) {
          const all = [...programs.values()].filter((sum) => sum.fund === each)
          const [eligible, taken] = [total(all, 'eligible'), total(all, 'taken')]
          expect(taken * 1_000).toBeLessThanOrEqual(eligible * amilShares[each].perMille)
          expect(taken).toBeGreaterThanOrEqual(0)
        }
      }
    }),
  )
})

function total<K extends string>(of: Record<K, number>[], key: K): number {
  return of.reduce((sum, each) => sum + each[key], 0)
}

const money = fc.integer({ min: 0, max: 10_000_000 })
const everyFund: Fund[] = ['Z', 'IT', 'IU', 'D', 'W', 'A']

// Below zero: a journal was undone after its debt had been settled.
const debt = fc.integer({ min: -10_000_000, max: 10_000_000 })

test('whoever owes more pays the rest, and afterwards neither owes the other', () => {
  fc.assert(
    fc.property(debt, money, (owes, rest) => {
      const debts = { owes: owes + rest, owed: owes }
      const before: Posting[] = []
      const lend = (debit: string, credit: string, fund: Fund, sum: number) => {
        const amount = rupiah(Math.abs(sum))
        const sides = sum < 0 ? { debit: credit, credit: debit } : { debit, credit }
        if (sum !== 0) before.push({ ...sides, fund, amount })
      }
      lend('5130', '2190', 'Z', debts.owes)
      lend('1190', '4410', 'A', debts.owes)
      lend('1190', '1130', 'Z', debts.owed)
      lend('6510', '2190', 'A', debts.owed)
      const balances = balanceByFund([...before, ...interFundPostings('Z', 'A', debts)])
      for (const fund of ['Z', 'A'] as const) {
        expect(balances.get(fund)?.get('1190') ?? 0).toBe(0)
        expect(balances.get(fund)?.get('2190') ?? 0).toBe(0)
      }
      expect(0 - (balances.get('Z')?.get('1121') ?? 0)).toBe(rest)
      expect(balances.get('A')?.get('1124') ?? 0).toBe(rest)
    }),
  )
})

test('a fee never lowers what a fund is owed, and the whole gift leaves the provider', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyFund), money, money, (fund, fee, tax) => {
      const gross = fee + tax + 50_000
      const postings = [
        ...feePostings({ fund }, { fee: rupiah(fee), tax: rupiah(tax) }),
        ...settledPostings({ fund }, rupiah(fund === 'W' ? gross : gross - fee - tax)),
      ]
      const balances = balanceByFund(postings)
      const ofFund = balances.get(fund)
      const amil = balances.get('A')
      expect((amil?.get('6510') ?? 0) + (amil?.get('6520') ?? 0)).toBe(fee + tax)
      if (fund === 'A') return
      expect(ofFund?.get('1190') ?? 0).toBe(fund === 'W' ? 0 : fee + tax)
      expect(ofFund?.get('1130') ?? 0).toBe(-gross)
    }),
  )
})

test('kept money for a campaign of its own fund needs no loan', () => {
  const campaign = { id: 'program', fund: 'IU' as const, incomeAccount: '4220' }
  expect(allocationPostings(campaign, rupiah(9_000))).toEqual([
    { debit: '2130', credit: '4220', fund: 'IU', campaignId: 'program', amount: 9_000 },
  ])
})

test.each<[Fund, string, boolean]>([
  ['Z', '5120', true],
  ['Z', '5130', false],
  ['Z', '5210', false],
  ['IT', '5210', true],
  ['IT', '5120', false],
  ['A', '6100', false],
  ['D', '5500', true],
])('fund %s spent on %s: %s', (fund, code, is) => {
  expect(mayBeSpentOn(fund, code)).toBe(is)
})

test('every fund has a bank, and the amil takes no share of wakaf, of itself or of nonhalal money', () => {
  expect(Object.keys(bankOf).sort()).toEqual(['A', 'D', 'IT', 'IU', 'N', 'W', 'Z'])
  expect((['W', 'A', 'N', 'D'] as const).filter(isShared)).toEqual([])
})

test('the money of a campaign is told apart in every line, that of no campaign names none', () => {
  const fee = { fee: rupiah(10), tax: rupiah(1) }
  for (const campaignId of ['program', undefined]) {
    const lines = [
      ...amilSharePostings('Z', 8, campaignId),
      ...amilSharePostings('Z', -8, campaignId),
      ...feePostings({ fund: 'Z', campaignId }, fee),
      ...settledPostings({ fund: 'Z', campaignId }, rupiah(9)),
    ]
    expect(lines).toHaveLength(8)
    for (const line of lines) {
      expect(line.campaignId).toBe(campaignId)
      expect('campaignId' in line).toBe(campaignId !== undefined)
    }
  }
})

const lineOf = ({ debit, credit, fund, amount, campaignId = '' }: Posting) =>
  [`${fund} ${debit} ${credit} ${amount}`, campaignId].join(' ').trim()

test.each([
  [
    { owes: 100, owed: 30 },
    ['Z 2190 1190 30', 'Z 2190 1121 70', 'A 2190 1190 30', 'A 1124 1190 70'],
  ],
  [
    { owes: 30, owed: 100 },
    ['Z 2190 1190 30', 'Z 1121 1190 70', 'A 2190 1190 30', 'A 2190 1124 70'],
  ],
  [
    { owes: 100, owed: -30 },
    ['Z 2190 1121 100', 'Z 1190 1121 30', 'A 1124 1190 100', 'A 1124 2190 30'],
  ],
  [{ owes: 50, owed: 50 }, ['Z 2190 1190 50', 'A 2190 1190 50']],
  [{ owes: 0, owed: 0 }, []],
])('of the debts %j what both owe is set off, and the rest is paid', (debts, lines) => {
  expect(interFundPostings('Z', 'A', debts).map(lineOf)).toEqual(lines)
})

test('what leaves suspense, and what is taken back of it, is owed between the funds it is of', () => {
  const of = (fund: Fund) => ({ id: 'program', fund })
  const sum = rupiah(7_000)
  expect(takenBackPostings(of('IU'), sum).map(lineOf)).toEqual(['IU 4990 1130 7000 program'])
  expect(takenBackPostings(of('IT'), sum).map(lineOf)).toEqual([
    'IT 4990 2190 7000 program',
    'IU 1190 1130 7000',
  ])
  expect(operationalFromSuspense(sum).map(lineOf)).toEqual([
    'IU 2130 2190 7000',
    'A 1190 4430 7000',
  ])
  expect(operationalTakenBack(sum).map(lineOf)).toEqual(['A 4990 2190 7000', 'IU 1190 1130 7000'])
})
