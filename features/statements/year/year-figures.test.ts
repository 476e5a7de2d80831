import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { PairSum } from '#features/ledger/pair-sums.server.ts'
import { type Entity, entityFunds, ledgerFacts, fundChange, isCash } from '../ledger-facts.ts'
import { type Figures, yearFigures } from './year-figures.ts'

const accounts =
  '1110 1112 1115 1121 1122 1123 1124 1125 1130 1140 1145 1181 1190 1205 1206 1210 1220 1230 1240 1310 1320 ' +
  '2110 2130 2140 2150 2190 2220 2310 3100 3300 3990 4110 4210 4300 4990 5120 5210 5240 5310 6100 6600'
const anyAccount = constantFrom(...accounts.split(' ').filter(Boolean))
const anySum = record({
  debit: anyAccount,
  credit: anyAccount,
  fund: constantFrom('Z', 'IT', 'IU', 'D', 'A', 'N', 'W'),
  isBefore: constantFrom(true, false),
  amount: integer({ min: 1, max: 2_000_000_000 }),
}).filter(({ debit, credit }) => debit !== credit)
/** Debts between funds always have two sides, in two funds. */
const anyYear = array(anySum, { maxLength: 60 }).map((sums) =>
  sums.flatMap((sum): PairSum[] => {
    const isBetween = [sum.debit, sum.credit].some((code) => code === '1190' || code === '2190')
    if (!isBetween) return [sum]
    const [account, isDebit] = /^(11|21)90$/.test(sum.debit)
      ? [sum.credit, true]
      : [sum.debit, false]
    const other = /^(11|21)90$/.test(account) ? '1124' : account
    const fund = sum.fund === 'W' ? 'A' : 'W'
    const side = (code: string) =>
      isDebit ? { debit: '1190', credit: code } : { debit: code, credit: '2190' }
    const opposite = isDebit ? { debit: other, credit: '2190' } : { debit: '1190', credit: other }
    return [
      { ...sum, ...side(other) },
      { ...sum, ...opposite, fund },
    ]
  }),
)

const sumOf = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0)
const balance = (sums: readonly PairSum[], isOne: (code: string) => boolean) =>
  sumOf(
    sums.map(
      ({ debit, credit, amount }) => (isOne(debit) ? amount : 0) - (isOne(credit) ? amount : 0),
    ),
  )

test('in any year every statement ties to the others and to the ledger', () => {
  assert(
    property(anyYear, (sums) => {
      const figures = yearFigures(sums)
      const position = { amil: figures.position_amil, wakaf: figures.position_wakaf }
      const cash = { amil: figures.cash_amil, wakaf: figures.cash_wakaf }
      for (const entity of ['amil', 'wakaf'] satisfies Entity[]) {
        const own = sums.filter(({ fund }) => entityFunds[entity].some((each) => each === fund))
        const flow: Figures = cash[entity]
        const of = (name: string) => position[entity][name] ?? 0
        const [operating, investing, financing] = ['operating', 'investing', 'financing'].map(
          (section) => flow[section] ?? 0,
        )
        expect(flow.closing ?? 0).toBe(balance(own, isCash))
        expect((flow.opening ?? 0) + sumOf([operating ?? 0, investing ?? 0, financing ?? 0])).toBe(
          flow.closing ?? 0,
        )
        const debts = sumOf(
          Object.entries(position[entity])
            .filter(([name]) => /^2|^due_to/.test(name))
            .map(([, figure]) => figure),
        )
        const equity = entity === 'amil' ? of('funds') : of('net_assets')
        expect(of('assets')).toBe(debts + equity)
        expect(equity).toBe(0 - balance(own, (code) => /^[3456]/.test(code)))
        const changes = entityFunds[entity].map((fund) => figures.fund_changes[fund]?.[3] ?? 0)
        expect(equity).toBe(sumOf(changes))
      }
      const between = (given: Figures, other: string) =>
        (given[`due_from_${other}`] ?? 0) - (given[`due_to_${other}`] ?? 0)
      expect(between(position.amil, 'wakaf') + between(position.wakaf, 'amil')).toBe(0)
      const managed = Object.values(figures.managed_assets).map((row) => row?.[3] ?? 0)
      const shown = ['1205', '1206', '1210', '1220'].map((code) => position.amil[code] ?? 0)
      expect(sumOf(managed)).toBe(sumOf(shown))
    }),
  )
})

test('the end of a period is the beginning of the next', () => {
  assert(
    property(anyYear, (sums) => {
      const next = sums.map((sum) => ({ ...sum, isBefore: true }))
      for (const fund of entityFunds.amil) {
        const [, , , closing] = fundChange(ledgerFacts(sums, [fund]))
        expect(fundChange(ledgerFacts(next, [fund]))).toEqual([closing, 0, 0, closing])
      }
    }),
  )
})

test('an asset that is written off, sold or depreciated leaves in the third column, and a closing entry is no movement', () => {
  const sum = { fund: 'IU' as const, isBefore: false, amount: 10 }
  const figures = yearFigures([
    { ...sum, debit: '1210', credit: '3220', amount: 100 },
    { ...sum, debit: '5240', credit: '1220', amount: 30 },
    { ...sum, debit: '1220', credit: '5240' },
    { ...sum, debit: '1220', credit: '1210', amount: 20 },
    { ...sum, debit: '1122', credit: '1210', amount: 25 },
    { ...sum, debit: '1205', credit: '1122', amount: 5 },
    { ...sum, debit: '1122', credit: '4220', amount: 40 },
    { ...sum, debit: '4220', credit: '3220', amount: 40 },
  ])
  expect(figures.managed_assets).toEqual({ IU: [100, 5, -45, 60] })
  expect(figures.fund_changes).toEqual({ IU: [100, 40, 20, 120] })
  expect(figures.cash_amil).toEqual({ operating: 40, investing: 20, closing: 60 })
})
