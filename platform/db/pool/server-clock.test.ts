import { expect, onTestFinished, test } from 'vitest'
import { openClock } from '#platform/time/clock.ts'
import { openServerClock } from './server-clock.server.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const MINUTES = 60_000

test.each([
  [5, '300.0 s ahead of'],
  [-5, '300.0 s behind'],
])('a clock that is %i minutes wrong is set right, and said so', async (minutes, words) => {
  const said: string[] = []
  const ownNow = () => NOON + minutes * MINUTES
  const clock = await openServerClock(async () => NOON, { ownNow, say: (line) => said.push(line) })
  onTestFinished(() => clock.close())
  expect(Math.abs(ownNow() + clock.offsetMs() - NOON)).toBeLessThan(1_000)
  expect(said).toEqual([expect.stringContaining(words)])
})

test('clocks that agree are left alone', async () => {
  const clock = await openServerClock(async () => NOON + 300, { ownNow: () => NOON })
  onTestFinished(() => clock.close())
  expect(clock.offsetMs()).toBe(0)
})

test('TEST_CLOCK goes before the database', () => {
  const now = openClock('2027-03-01T00:00:00Z', () => 5 * MINUTES)
  expect(Math.abs(now().getTime() - Date.parse('2027-03-01T00:00:00Z'))).toBeLessThan(10_000)
})

test('without TEST_CLOCK the time of the installation follows the database', () => {
  const now = openClock(undefined, () => 5 * MINUTES)
  expect(now().getTime() - Date.now()).toBeGreaterThan(4 * MINUTES)
})
