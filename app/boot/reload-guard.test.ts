import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

test.each([
  ['never before', null, 5_000, true],
  ['just now', '5000', 5_000, false],
  ['one millisecond before the guard ends', '5000', 14_999, false],
  ['when the guard ends', '5000', 15_000, true],
  ['with a record that is no number', 'rubbish', 5_000, true],
  ['with a record without end', 'Infinity', 5_000, true],
  ['with a record without beginning', '-Infinity', 5_000, true],
  ['with a record from the future, as after a clock was set back', '9000000', 5_000, true],
] as const)('a page may reload: %s', (_when, last, nowMs, expected) => {
  expect(mayReload(nowMs, last)).toBe(expected)
})
