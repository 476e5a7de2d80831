import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { listFigures } from './desk-queries.server.ts'
import type { NewFigure } from './figures.ts'
import { parameterKinds } from './parameters.ts'
import { recordFigures } from './record-figures.server.ts'

function aFigure(fields: Partial<NewFigure>): NewFigure {
  return {
    kind: 'tarifPerHari',
    region: 'nasional',
    amount: 70_000,
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
    basis: 'Satu hari makan',
    decree: 'SK 1/2027',
    source: 'BAZNAS RI',
    ...fields,
  }
}

async function withDecree(...rows: Partial<NewFigure>[]) {
  const ctx = await testContext({ now: '2026-12-20T03:00:00Z' })
  for (const row of rows) await recordFigures(ctx, [aFigure(row)])
  return { ctx, on: (day: string) => listFigures(ctx.db, day) }
}

test('the desk reads its figures by what is to come, what holds and what is over, each in one order', async () => {
  const { on } = await withDecree({}, { kind: 'nisabBulan', amount: 8_000_000 })
  const figures = await on('2026-12-20')
  const states = figures.map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['upcoming', 'current', 'past']))
  const order = ['upcoming', 'current', 'past']
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  for (const state of order) {
    const kinds = figures.filter((each) => each.state === state).map(({ kind }) => kind)
    expect(kinds.length, state).toBeGreaterThan(1)
    expect(kinds, state).toEqual(
      kinds.toSorted((a, b) => parameterKinds.indexOf(a) - parameterKinds.indexOf(b)),
    )
  }
})

test('a corrected figure stands in the list once, as it was corrected, with where it holds', async () => {
  const { ctx, on } = await withDecree({ amount: 70_000 }, { amount: 71_000 }, { amount: 72_000 })
  // However the rows happen to lie in the table.
  const day = { effective_from: '2027-01-01', effective_to: null, recorded_at: ctx.now() }
  const row = { ...day, kind: 'gramPerJiwa' as const, region: 'nasional', unit: 'gram per jiwa' }
  const words = { basis: 'Beras', decree: null, source: 'Uji', is_sample: true }
  for (const version of [3, 2, 1])
    await ctx.db
      .insertInto('zakat_parameter')
      .values({ ...row, ...words, version, amount: 2_500 + version })
      .execute()
  const own = (await on('2027-02-01')).filter(({ effectiveFrom }) => effectiveFrom === '2027-01-01')
  expect(own.toReversed()).toMatchObject([
    { kind: 'gramPerJiwa', amount: 2_503, version: 3, isSample: true },
    {
      amount: 72_000,
      version: 3,
      regionName: 'Nasional',
      isSample: false,
      unit: 'rupiah per hari',
    },
  ])
})

test('a figure with a last day holds on that day, and after it the one before holds again', async () => {
  const { on } = await withDecree({ effectiveTo: '2027-01-31' })
  const national = async (day: string) =>
    (await on(day))
      .filter(({ kind, region }) => kind === 'tarifPerHari' && region === 'nasional')
      .slice(0, 2)
      .map(({ effectiveFrom, state }) => `${effectiveFrom} ${state}`)
  const [, before] = await national('2026-12-20')
  const earlier = before?.split(' ')[0]
  expect(before).toBe(`${earlier} current`)
  expect(await national('2027-01-31')).toEqual(['2027-01-01 current', `${earlier} past`])
  expect(await national('2027-02-01')).toEqual([`${earlier} current`, '2027-01-01 past'])
})
