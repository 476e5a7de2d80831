import { expect, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { Budget, measureSlowness, paceOfTests, slownessOf, startStopwatch } from './pace.ts'
import { closingLines } from './report.ts'

test.each([
  ['the reference itself', { cores: 2, sampleMs: 25 }, 1],
  ['a faster machine gets no less time', { cores: 8, sampleMs: 10 }, 1],
  ['half as fast', { cores: 2, sampleMs: 50 }, 2],
  ['one core', { cores: 1, sampleMs: 25 }, 2],
  ['one core that does something else', { cores: 1, sampleMs: 75 }, 6],
  ['no machine gets more than ten times as much', { cores: 1, sampleMs: 10_000 }, 10],
])('slowness: %s', (_, measured, expected) => {
  expect(slownessOf(measured)).toBe(expected)
})

test('this machine is measured, and takes no less than the reference', () => {
  expect(measureSlowness()).toBeGreaterThanOrEqual(1)
  expect(measureSlowness()).toBeLessThanOrEqual(10)
  expect(paceOfTests()).toBeGreaterThanOrEqual(1)
  expect(paceOfTests()).toBeLessThanOrEqual(8)
})

test('a budget lasts longer while the machine is slow, and only so long', () => {
  let slowness = 1
  const budget = new Budget(2, () => slowness)
  expect(budget.spend(60_000)).toBe(true)
  slowness = 4
  expect(budget.spend(3 * 60_000)).toBe(true)
  slowness = 1
  expect(budget.spend(15_000)).toBe(false)
})

test('a stopwatch counts the time of a free machine, also while it is slow for a part', async () => {
  let slowness = 1
  const passed = startStopwatch(() => slowness, 20)
  const began = performance.now()
  await wait(70)
  slowness = 4
  await wait(160)
  slowness = 1
  await wait(70)
  const whole = performance.now() - began
  const counted = passed()
  expect(counted).toBeLessThan(whole - 60)
  expect(counted).toBeGreaterThan(50)
})

test('a stopwatch counts little of what passes while everything stands still', () => {
  const passed = startStopwatch(() => 1, 20)
  const until = performance.now() + 100
  while (performance.now() < until);
  expect(passed()).toBeLessThan(45)
})

test('a run ends with what began again, and with its counts alone in the last line', () => {
  const step = { passed: 3, failed: 1, skipped: 2, output: '', notes: [] }
  expect(closingLines([step])).toEqual(['3 passed, 1 failed, 2 skipped'])
  expect(closingLines([step, { ...step, again: 2 }])).toEqual([
    '2 journeys begun again',
    '6 passed, 2 failed, 4 skipped',
  ])
  expect(closingLines([{ ...step, again: 0 }])[0]).toBe('0 journeys begun again')
  expect(closingLines([{ ...step, left: ['SKIPPED: the moon'] }, step])[0]).toBe(
    'SKIPPED: the moon',
  )
})
