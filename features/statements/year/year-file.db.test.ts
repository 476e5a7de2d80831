import { expect, test } from 'vitest'
import * as v from 'valibot'
import { testContext } from '#tests/context.ts'
import { pairSums } from '#features/ledger/pair-sums.server.ts'
import { postYear, type YearFile, yearFile } from './year-file.server.ts'
import { yearFigures } from './year-figures.ts'
import vector from './year-vector.json' with { type: 'json' }

async function figuresOf(given: unknown) {
  const ctx = await testContext()
  const period = await postYear(ctx.db, v.parse(yearFile, given))
  return yearFigures(await pairSums(ctx.db, period))
}

type Lines = YearFile['opening_and_journals'][number]['postings']

/** A file of journals on their days; the first one is the opening. */
function aYear(...journals: [date: string, ...lines: Lines][]) {
  return {
    opening_and_journals: journals.map(([date, ...postings], index) => ({
      id: `J${String(index).padStart(2, '0')}`,
      date,
      text: '',
      postings,
    })),
  }
}

test('the worked year gives every cell of every statement, in any order of its journals', async () => {
  expect(await figuresOf(vector)).toEqual(vector.expected)
  const turned = vector.opening_and_journals.toReversed()
  expect(await figuresOf({ opening_and_journals: turned })).toEqual(vector.expected)
})

test('an opening may stand on the last day of the year before, and debts in it are no cash of the year', async () => {
  const figures = await figuresOf(
    aYear(
      ['2025-12-31', ['1123', '3300', 'W', 500], ['1123', '2310', 'W', 300]],
      ['2026-02-01', ['1123', '4310', 'W', 7], ['1123', '2310', 'W', 20]],
      ['2026-02-01', ['5310', '2190', 'W', 9], ['1190', '4440', 'A', 9]],
    ),
  )
  expect(figures.cash_wakaf).toEqual({ opening: 800, operating: 7, financing: 20, closing: 827 })
  expect(figures.fund_changes).toEqual({ W: [500, 7, 9, 498], A: [0, 9, 0, 9] })
  expect(figures.position_wakaf).toEqual({
    '1123': 827,
    assets: 827,
    '2310': 320,
    due_to_amil: 9,
    net_assets: 498,
  })
})

test('wakaf lends to the amil, income is taken back, and settled debts between the two are cash of both', async () => {
  const figures = await figuresOf(
    aYear(
      ['2026-01-01', ['1123', '3300', 'W', 100]],
      ['2026-03-01', ['1190', '1123', 'W', 30], ['1124', '2190', 'A', 30]],
      [
        '2026-03-01',
        ['4430', '1124', 'A', 4],
        ['2190', '1124', 'A', 10],
        ['1123', '1190', 'W', 10],
      ],
    ),
  )
  expect(figures.position_amil).toEqual({
    '1124': 16,
    assets: 16,
    due_to_wakaf: 20,
    liabilities: 20,
    funds: -4,
  })
  expect(figures.position_wakaf).toEqual({
    '1123': 80,
    due_from_amil: 20,
    assets: 100,
    net_assets: 100,
  })
  expect(figures.cash_amil).toEqual({ operating: 16, closing: 16 })
  expect(figures.cash_wakaf).toEqual({ opening: 100, operating: -20, closing: 80 })
  expect(figures.fund_changes).toEqual({ A: [0, -4, 0, -4], W: [100, 0, 0, 100] })
})
