import { expect, test } from 'vitest'
import type { SettlementReason } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { type HeldPart, matchPayout, type SettlementLine } from './match-payout.ts'

let made = 0
function part(gross: number, more: Partial<HeldPart> = {}): HeldPart {
  made += 1
  const ids = { sourceId: `donation ${made}`, portionId: `part ${made}` }
  const of = { fund: 'IT' as const, campaignId: 'well', isSettled: false, isDeducted: false }
  return { ...ids, ...of, gross: rupiah(gross), gone: [], ...more }
}

const gone = (amount: number) => [
  { fund: 'IT' as const, campaignId: 'well', amount: rupiah(amount) },
]
const line = (reference: string, gross: number, fee = 0, tax = 0): SettlementLine => {
  return { reference, gross, fee, tax }
}

test.each<[what: string, HeldPart[], SettlementReason, expected: number]>([
  ['another payment', [], 'unknown', 0],
  ['a payment that was paid out before', [part(5_000, { isSettled: true })], 'settled', 0],
  ['another sum', [part(4_000)], 'amount', 4_000],
])('a line of %s is a difference and brings nothing', (_, parts, reason, expected) => {
  const held = parts.length > 0 ? [{ names: ['a'], parts }] : []
  expect(matchPayout([line('a', 5_000)], held)).toEqual({
    settled: [],
    deducted: [],
    adjustments: [],
    differences: [{ line: 1, reference: 'a', gross: 5_000, expected, reason }],
    net: 0,
  })
})

test('a payment is paid out once, also within one payout', () => {
  const held = [{ names: ['a'], parts: [part(5_000)] }]
  const { settled, differences, net } = matchPayout([line('a', 5_000), line('a', 5_000)], held)
  expect(settled).toHaveLength(1)
  expect(differences).toMatchObject([{ line: 2, reason: 'settled', expected: 0 }])
  expect(net).toBe(5_000)
})

test.each([
  [-1, 0, 'fee'],
  [0, -1, 'fee'],
  [3_000, 2_001, 'fee'],
  [3_000, 2_000, undefined],
  [0, 0, undefined],
] as const)('of Rp5.000 a fee of %i and a tax of %i is refused as %s', (fee, tax, reason) => {
  const held = [{ names: ['a'], parts: [part(5_000)] }]
  const { differences, net } = matchPayout([line('a', 5_000, fee, tax)], held)
  expect(differences[0]?.reason).toBe(reason)
  expect(net).toBe(reason ? 0 : 5_000 - fee - tax)
})

test.each([
  [-1, 0, 'fee'],
  [0, -1, 'fee'],
  [700, 77, undefined],
  [0, 0, undefined],
] as const)('of Rp5.000 taken back a fee of %i and a tax of %i: %s', (fee, tax, reason) => {
  const parts = [part(5_000, { gone: gone(5_000), isSettled: true })]
  const { deducted, differences, net } = matchPayout(
    [line('a', -5_000, fee, tax)],
    [{ names: ['a'], parts }],
  )
  expect(differences[0]?.reason).toBe(reason)
  expect(deducted).toMatchObject(reason ? [] : [{ fee, tax }])
  expect(net).toBe(reason ? 0 : -5_000 - fee - tax)
})

test('a payment is deducted once, and its first part alone bears what the provider asks for that', () => {
  const of = { isSettled: true }
  const parts = [part(5_000, { ...of, gone: gone(5_000) }), part(500, { ...of, gone: gone(500) })]
  const { deducted, differences } = matchPayout(
    [line('a', -5_500, 100, 11), line('a', -5_500)],
    [{ names: ['a'], parts }],
  )
  expect(deducted.map(({ fee, tax }) => [fee, tax])).toEqual([
    [100, 11],
    [0, 0],
  ])
  expect(differences).toMatchObject([{ reason: 'deducted' }])
})

test('all payments of a charge may come in one sum, or each alone', () => {
  const held = [5_000, 5_000].map((gross) => ({ names: ['a'], parts: [part(gross)] }))
  expect(matchPayout([line('a', 10_000)], held)).toMatchObject({ differences: [], net: 10_000 })
  expect(matchPayout([line('a', 5_000)], held).settled).toHaveLength(1)
  expect(matchPayout([line('a', 0)], []).differences).toMatchObject([{ reason: 'unknown' }])
})

test('a correction of nothing is not written, and one of a rupiah is', () => {
  const adjusted = (gross: number) =>
    matchPayout([{ ...line('Koreksi', gross), isAdjustment: true }], []).adjustments
  expect(adjusted(0)).toEqual([])
  expect(adjusted(1)).toEqual([{ amount: 1, note: 'Koreksi' }])
})

test('a line of nothing fits no payment', () => {
  const held = [{ names: ['a'], parts: [part(5_000)] }]
  const { settled, differences } = matchPayout([line('a', 0)], held)
  expect(settled).toEqual([])
  expect(differences).toMatchObject([{ reason: 'amount', expected: 5_000 }])
})

test('of two lines that are the same, the later row of the file is the difference', () => {
  const held = [{ names: ['a'], parts: [part(5_000)] }]
  const lines = [12, 4].map((row) => ({ ...line('a', 5_000), line: row }))
  for (const given of [lines, lines.toReversed()])
    expect(matchPayout(given, held).differences).toMatchObject([{ line: 12, reason: 'settled' }])
})

test('of two lines with the same sum for the provider, the one with more fee and less tax is booked', () => {
  const held = [{ names: ['a'], parts: [part(5_000)] }]
  const lines = [line('a', 5_000, 1_000, 110), line('a', 5_000, 1_110)]
  for (const given of [lines, lines.toReversed()])
    expect(matchPayout(given, held).settled).toMatchObject([{ fee: 1_110, tax: 0 }])
})

test('our reference counts before the provider’s id', () => {
  const held = ['a', 'pr-9'].map((name) => ({ names: [name], parts: [part(5_000)] }))
  const { settled } = matchPayout([{ ...line('a', 5_000), providerId: 'pr-9' }], held)
  expect(settled.map(({ sourceId }) => sourceId)).toEqual([held[0]?.parts[0]?.sourceId])
})

test('payments that only the provider’s ids name are booked in the order of the ids', () => {
  const names = ['pr-1', 'pr-2']
  const held = names.map((name) => ({ names: [name], parts: [part(5_000)] }))
  const lines = [...names, undefined].map((providerId) => ({
    ...line('unlike ours', 5_000),
    ...(providerId && { providerId }),
  }))
  const [one, two, nameless] = lines as [SettlementLine, SettlementLine, SettlementLine]
  const orders = [lines, lines.toReversed(), [two, nameless, one], [one, nameless, two]]
  for (const given of orders)
    expect(matchPayout(given, held).settled.map(({ sourceId }) => sourceId)).toEqual(
      held.map(({ parts }) => parts[0]?.sourceId),
    )
})

test('differences are told in the order of the file', () => {
  const lines = [line('z', 1_000), line('m', -1_000), line('a', 1_000)]
  expect(matchPayout(lines, []).differences.map(({ line: at }) => at)).toEqual([1, 2, 3])
})

test('a payment of which a part was never paid out is deducted by nothing', () => {
  const parts = [
    part(5_000, { gone: gone(5_000), isSettled: true }),
    part(500, { gone: gone(500) }),
  ]
  const { deducted, differences } = matchPayout([line('a', -5_500)], [{ names: ['a'], parts }])
  expect(deducted).toEqual([])
  expect(differences).toMatchObject([{ reason: 'not_paid_out', expected: -5_500 }])
})
