import { expect, test } from 'vitest'
import type { MoneyFlow } from '#features/campaign/campaign.ts'
import { FLOW, flowStreams, handedOverPercent } from './money-flow.ts'

const flow = (donated: number, handedOver: number, amilShare = 0): MoneyFlow => ({
  donated,
  handedOver,
  amilShare,
  onHand: donated - handedOver - amilShare,
})

test('without money nothing is drawn', () => {
  expect(flowStreams(flow(0, 0))).toEqual([])
  expect(handedOverPercent(flow(0, 0))).toBeNull()
})

test.each([
  ['nothing spent yet', flow(100, 0), ['onHand']],
  ['part of it spent', flow(1_000_000, 250_000, 125_000), ['handedOver', 'onHand', 'amilShare']],
  ['all of it spent', flow(500, 500), ['handedOver']],
  ['one rupiah of a billion', flow(1_000_000_000, 1), ['handedOver', 'onHand']],
  ['returned after it was spent', flow(50, 90), ['handedOver']],
  ['all returned', flow(0, 90), ['handedOver']],
])('%s: each stream with money is seen, inside its box', (_, given, names) => {
  const streams = flowStreams(given)
  expect(streams.map(({ name }) => name)).toEqual(names)
  for (const { path, thickness } of streams) {
    expect(thickness).toBeGreaterThanOrEqual(3)
    expect(path).not.toMatch(/NaN|Infinity|undefined/)
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(FLOW.width)
  }
  const whole = streams.reduce((sum, { thickness }) => sum + thickness, 0)
  expect(whole).toBeLessThanOrEqual(76 + 2 * 3)
})

test('a stream is as thick as its share', () => {
  const [handedOver, onHand] = flowStreams(flow(400, 300))
  expect((handedOver?.thickness ?? 0) / (onHand?.thickness ?? 1)).toBeCloseTo(3)
})

test.each([
  [flow(300, 100), 33],
  [flow(1_000, 999), 99],
  [flow(50, 90), 100],
])('the share that reached people is rounded down and at most all of it', (given, percent) => {
  expect(handedOverPercent(given)).toBe(percent)
})
