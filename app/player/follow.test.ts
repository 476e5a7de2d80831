import { expect, test } from 'vitest'
import { scrollPlan } from './follow.ts'

test.each([
  ['a verse that fits', 200, 740, false, 'center', 'smooth'],
  ['one just below the limit', 591, 740, false, 'center', 'smooth'],
  ['one as tall as the limit', 592, 740, false, 'start', 'smooth'],
  ['one taller than the screen', 1400, 740, false, 'start', 'smooth'],
  ['a verse for someone who wants less motion', 200, 740, true, 'center', 'auto'],
] as const)('%s', (_case, height, viewport, isMotionReduced, block, behavior) => {
  expect(scrollPlan({ height, viewport, isMotionReduced })).toEqual({ block, behavior })
})
