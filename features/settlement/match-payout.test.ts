import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import {
  type HeldPart,
  type HeldPayment,
  matchPayout,
  type SettlementLine,
} from './match-payout.ts'

let made = 0
function part(gross: number, more: Partial<HeldPart> = {}): HeldPart {
  made += 1
  const ids = { sourceId: `donation ${made}`, portionId: `part ${made}` }
  const of = { fund: 'IT' as const, campaignId: 'campaign' }
  return {
    ...ids,
    ...of,
    gross: rupiah(gross),
    isSettled: false,
    gone: [],
    isDeducted: false,
    ...more,
  }
}

const gone = (amount: number) => [
  { fund: 'IT' as const, campaignId: 'campaign', amount: rupiah(amount) },
]

function line(reference: string, gross: number, fee = 0, tax = 0): SettlementLine {
  return { reference, gross, fee, tax }
}

test('the fee of a donation of two parts is borne by them as far as each goes, and none of it vanishes', () => {
  const held = [
    { names: ['a'], parts: [part(3_000), part(2_000, { fund: 'A', campaignId: null })] },
  ]
  const { settled, net } = matchPayout([line('a', 5_000, 4_000, 440)], held)
  expect(settled.map(({ fund, fee, tax }) => [fund, fee, tax])).toEqual([
    ['IT', 3_000, 0],
    ['A', 1_000, 440],
  ])
  expect(net).toBe(560)
})

test('a fee beyond the sum is a difference', () => {
  const { settled, differences } = matchPayout(
    [line('a', 5_000, 5_001)],
    [{ names: ['a'], parts: [part(5_000)] }],
  )
  expect(settled).toEqual([])
  expect(differences).toEqual([
    { line: 1, reference: 'a', gross: 5_000, expected: 5_000, reason: 'fee' },
  ])
})

test('one part of a payment is not the payment', () => {
  const held = [{ names: ['a'], parts: [part(50_000), part(2_000, { fund: 'A' })] }]
  expect(matchPayout([line('a', 50_000)], held).differences).toMatchObject([
    { reason: 'amount', expected: 52_000 },
  ])
})

test.each([
  ['nothing is known of it', [], 'unknown', 0],
  ['our books still hold it', [part(50_000, { isSettled: true })], 'still_ours', 0],
  ['it was never paid out', [part(50_000, { gone: gone(50_000) })], 'not_paid_out', -50_000],
  [
    'it was deducted before',
    [part(50_000, { isSettled: true, isDeducted: true, gone: gone(50_000) })],
    'deducted',
    0,
  ],
  ['it is another sum', [part(40_000, { isSettled: true, gone: gone(40_000) })], 'amount', -40_000],
])('a deduction is a difference when %s', (_, parts, reason, expected) => {
  const held = parts.length > 0 ? [{ names: ['a'], parts }] : []
  expect(matchPayout([line('a', -50_000)], held)).toMatchObject({
    deducted: [],
    differences: [{ reason, expected: expected === 0 ? expect.closeTo(0) : expected }],
  })
})

test('of two payments of one name and sum the dearer is settled first, of two as dear that of the higher fee, in whatever order they are told', () => {
  const parts = [part(50_000), part(50_000)]
  const held = parts.map((each) => ({ names: ['a'], parts: [each] }))
  for (const costs of [
    [
      [1_000, 110],
      [1_000, 0],
    ],
    [
      [900, 110],
      [1_000, 0],
    ],
    [
      [1_000, 0],
      [890, 110],
    ],
  ] as [number, number][][]) {
    const lines = costs.map(([fee, tax]) => line('a', 50_000, fee, tax))
    for (const told of [lines, lines.toReversed()]) {
      const { settled } = matchPayout(told, held)
      expect(settled.map(({ fee, tax }) => [fee, tax])).toEqual(costs)
      expect(settled.map(({ portionId }) => portionId)).toEqual(
        parts.map(({ portionId }) => portionId),
      )
    }
  }
})

test('payments are settled in the order of their names, in whatever order they are told', () => {
  const held = ['a', 'b'].map((name) => ({ names: [name], parts: [part(50_000)] }))
  const lines = [line('b', 50_000, 900), line('a', 50_000, 100)]
  for (const told of [lines, lines.toReversed()])
    expect(matchPayout(told, held).settled.map(({ fee }) => fee)).toEqual([100, 900])
})

test('a payout may bring money and take it back, with the provider’s charge for that', () => {
  const held = [{ names: ['a', 'pr-1'], parts: [part(50_000, { gone: gone(50_000) })] }]
  const lines = [
    { ...line('unlike ours', -50_000, 2_500), providerId: 'pr-1' },
    line('a', 50_000, 1_000),
    { ...line('Koreksi biaya', -700), isAdjustment: true },
    { ...line('Pengembalian biaya', 200), isAdjustment: true },
  ]
  expect(matchPayout(lines, held)).toMatchObject({
    settled: [{ fee: 1_000 }],
    deducted: [{ fee: 2_500 }],
    adjustments: [{ amount: 200 }, { amount: -700 }],
    differences: [],
    net: -4_000,
  })
})

const amounts = fc.constantFrom(10_000, 20_000, 30_000, 50_000)
const payment = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  amount: amounts,
  operational: fc.constantFrom(0, 0, 2_000),
  isGone: fc.boolean(),
  isSettled: fc.boolean(),
})
const reportLine = fc.record({
  reference: fc.constantFrom('a', 'b', 'c', 'd'),
  gross: fc.oneof(
    amounts,
    amounts,
    fc.constantFrom(12_000, 60_000, 7),
    amounts.map((x) => -x),
  ),
  fee: fc.constantFrom(0, 1_000, 11_000),
  tax: fc.constantFrom(0, 110),
  isAdjustment: fc.constantFrom(false, false, false, true),
})

function heldOf(
  payments: (typeof payment extends fc.Arbitrary<infer T> ? T : never)[],
): HeldPayment[] {
  return payments.map(({ name, amount, operational, isGone, isSettled }, index) => ({
    names: [name],
    parts: [amount, operational]
      .filter((gross) => gross > 0)
      .map((gross, at) => ({
        ...part(gross, { isSettled, gone: isGone ? gone(gross) : [] }),
        sourceId: `donation ${index}`,
        portionId: `part ${index} ${at}`,
      })),
  }))
}

test('the order of a payout’s lines changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 8 }),
      fc
        .array(reportLine, { minLength: 1, maxLength: 10 })
        .chain((lines) =>
          fc.tuple(
            fc.constant(lines),
            fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
          ),
        ),
      (payments, [lines, shuffled]) => {
        const held = heldOf(payments)
        const [first, second] = [matchPayout(lines, held), matchPayout(shuffled, held)]
        const settled = (given: typeof first) => ({
          ...given,
          differences: given.differences
            .map((each) => JSON.stringify({ ...each, line: 0 }))
            .toSorted(),
        })
        expect(settled(second)).toEqual(settled(first))
        // Every line is booked or listed, and every fee of a booked one is borne.
        const net = first.settled.reduce((sum, x) => sum + x.gross - x.fee - x.tax, 0)
        const back = first.deducted.reduce(
          (sum, x) => sum + x.gone.reduce((all, each) => all + each.amount, 0) + x.fee + x.tax,
          0,
        )
        const corrected = first.adjustments.reduce((sum, { amount }) => sum + amount, 0)
        expect(net - back + corrected).toBe(first.net)
        const listed = first.differences.map(({ line: at }) => at)
        const booked = lines.filter((_, index) => !listed.includes(index + 1))
        expect(booked.reduce((sum, x) => sum + x.gross - x.fee - x.tax, 0)).toBe(first.net)
      },
    ),
    { numRuns: 500 },
  )
})

test('a payment whose fee the report does not tell is listed with its row, and not settled', () => {
  const held = [{ names: ['a'], parts: [part(5_000)] }]
  const told = { ...line('a', 5_000), line: 12 }
  expect(matchPayout([{ ...told, isFeeMissing: true }], held)).toMatchObject({
    settled: [],
    net: 0,
    differences: [{ line: 12, reason: 'fee_missing', expected: 5_000 }],
  })
  expect(matchPayout([told], held)).toMatchObject({ differences: [], net: 5_000 })
})
