import { expect, test } from 'vitest'
import { calmSteps, PACES, paceBy, stepOf } from './pace.ts'

test('the pace stays within its ends', () => {
  expect([paceBy(0, -1), paceBy(0, 1), paceBy(4, 1)]).toEqual([0, 1, 4])
})

test('parts of a pixel add up to whole ones', () => {
  let [way, left] = [0, 0]
  for (let frame = 0; frame < 120; frame++) {
    const step = stepOf(1, 1_000 / 60, left)
    way += step.pixels
    left = step.left
  }
  expect(way).toBeGreaterThanOrEqual(39)
  expect(way).toBeLessThanOrEqual(40)
})

test('a page that was asleep does not jump', () => {
  expect(stepOf(4, 60_000, 0).pixels).toBe(18)
})

test('calm steps keep the same pace', () => {
  const { pixels, everyMs } = calmSteps(2, 740)
  expect([pixels, Math.round((pixels / everyMs) * 1_000)]).toEqual([444, PACES[2]])
})
