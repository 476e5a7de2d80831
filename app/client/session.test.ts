import { expect, test } from 'vitest'
import { isExpired } from './session.ts'

test.each([
  ['missing', null, true],
  ['empty', '', true],
  ['no number', 'besok', true],
  ['one second ago', '99', true],
  ['exactly now', '100', true],
  ['in a second', '101', false],
] as const)('a stored expiry that is %s counts as expired: %s', (_case, expiry, expected) => {
  expect(isExpired(expiry, 100)).toBe(expected)
})
