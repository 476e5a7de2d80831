import { expect, test } from 'vitest'
import { scrollPlan, sideOutOfSight } from './follow.ts'

test.each([
  ['a verse that fits', 200, 740, false, 'center', 'smooth'],
  ['one just below the limit', 591, 740, false, 'center', 'smooth'],
  ['one as tall as the limit', 592, 740, false, 'start', 'smooth'],
  ['one taller than the screen', 1400, 740, false, 'start', 'smooth'],
  ['a verse for someone who wants less motion', 200, 740, true, 'center', 'auto'],
] as const)('%s', (_case, height, viewport, isMotionReduced, block, behavior) => {
  expect(scrollPlan({ height, viewport, isMotionReduced })).toEqual({ block, behavior })
})

test.each([
  ['behind the header', -300, 72, 'above'],
  ['just below the header', -300, 73, null],
  ['just above the bars', 539, 800, null],
  ['behind the bars', 540, 800, 'below'],
] as const)('a verse %s', (_case, top, bottom, expected) => {
  expect(sideOutOfSight({ top, bottom }, 740)).toBe(expected)
})
