import { expect, test } from 'vitest'
import { mayReload, RELOAD_GUARD_MS } from './reload-guard.ts'

test.each([
  ['never before', null, 5_000, true],
  ['just now', '5000', 5_000, false],
  ['one millisecond before the guard ends', '5000', 5_000 + RELOAD_GUARD_MS - 1, false],
  ['when the guard ends', '5000', 5_000 + RELOAD_GUARD_MS, true],
  ['with a record that is no number', 'rubbish', 5_000, true],
  ['with a record from the future, as after a clock was set back', '9000000', 5_000, true],
] as const)('a page may reload: %s', (_when, last, nowMs, expected) => {
  expect(mayReload(nowMs, last)).toBe(expected)
})
