import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { realOf, type RealFacts } from './plan-real.ts'
import type { PlanLine } from './plan-rows.ts'

const zero = rupiah(0)
const line = (code: string, more: Partial<PlanLine> = {}): PlanLine => ({
  code,
  label: code,
  fund: 'Z',
  account: '5120',
  campaignId: null,
  area: null,
  quarters: [rupiah(1_000), zero, zero, zero],
  ...more,
})
const of = { account: '5120', fund: 'Z' } as const
const facts = (more: Partial<RealFacts>): RealFacts => ({
  ledger: [],
  areas: [],
  named: new Map(),
  ...more,
})

test('a line has its account, one of a programme or an area that part, and the plain one what is left', () => {
  const lines = [
    line('SISA'),
    line('SEKOLAH', { area: 'pendidikan' }),
    line('DESA', { campaignId: 'desa' }),
    line('DESA-SEHAT', { campaignId: 'desa', area: 'kesehatan' }),
    line('LAIN', { account: '5110' }),
  ]
  const { real, unplanned } = realOf(
    lines,
    facts({
      ledger: [
        { ...of, campaignId: null, sum: 700 },
        { ...of, campaignId: 'desa', sum: 300 },
        { account: '6200', fund: 'A', campaignId: null, sum: 50 },
      ],
      areas: [
        { ...of, campaignId: null, area: 'pendidikan', sum: 400 },
        { ...of, campaignId: 'desa', area: 'kesehatan', sum: 100 },
      ],
    }),
  )
  expect(Object.fromEntries(real)).toEqual({
    SISA: 300,
    SEKOLAH: 400,
    DESA: 200,
    'DESA-SEHAT': 100,
    LAIN: 0,
  })
  expect(unplanned).toEqual([{ account: '6200', fund: 'A', sum: 50 }])
})

test('lines that are alike have what expenses name, and the rest is outside of the plan', () => {
  const rent = { fund: 'A', account: '6200' } as const
  const lines = [line('SEWA', rent), line('LISTRIK', rent)]
  const named = new Map([['SEWA', 600]])
  const ledger = [{ ...rent, campaignId: null, sum: 1_000 }]
  const { real, unplanned } = realOf(lines, facts({ ledger, named }))
  expect(Object.fromEntries(real)).toEqual({ SEWA: 600, LISTRIK: 0 })
  expect(unplanned).toEqual([{ ...rent, sum: 400 }])
})

test('the lines and what is outside of them are always the whole of the books', () => {
  const campaign = fc.constantFrom(null, 'desa', 'kota')
  const area = fc.constantFrom(null, 'pendidikan' as const, 'kesehatan' as const)
  const anyLine = fc.record(
    { campaignId: campaign, area },
    { requiredKeys: ['campaignId', 'area'] },
  )
  const anyMoved = fc.record({ campaignId: campaign, area, sum: fc.integer({ min: 1, max: 999 }) })
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(anyMoved), (planned, moved) => {
      const lines = planned.map((each, index) => line(`L${index}`, each))
      const ledger = moved.map(({ campaignId, sum }) => ({ ...of, campaignId, sum }))
      const areas = moved.flatMap(({ area: within, ...each }) =>
        within ? [{ ...of, ...each, area: within }] : [],
      )
      const { real, unplanned } = realOf(lines, facts({ ledger, areas }))
      const whole = [...real.values(), ...unplanned.map(({ sum }) => sum)]
      const all = moved.reduce((sum, each) => sum + each.sum, 0)
      expect(whole.reduce((sum, each) => sum + each, 0)).toBe(all)
      expect(Math.min(0, ...whole)).toBe(0)
    }),
  )
})
