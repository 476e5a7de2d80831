import { expect, test } from 'vitest'
import { groupWhileTyping, rawAmount } from './money-typing.ts'

/** '|' marks the caret. */
function type(before: string, after: string): string {
  const caret = after.indexOf('|')
  const typed = groupWhileTyping(before, { text: after.replace('|', ''), caret })
  return `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`
}

test.each([
  ['', '5|', '5|'],
  ['999', '9990|', '9.990|'],
  ['10.000', '10.0005|', '100.005|'],
  ['100.000', '10|.000', '10|.000'],
  ['10.000', '210|.000', '210|.000'],
  ['210.000', '2110|.000', '2.110|.000'],
  ['1.000', '|.000', '|0'],
  ['', '1000000|', '1.000.000|'],
  ['0', '05|', '5|'],
])('after %j the text %j becomes %j', (before, after, shown) => {
  expect(type(before, after)).toBe(shown)
})

test.each([
  ['10', '10.|', 'a dot that was typed on purpose'],
  ['10.', '10.5|', 'a decimal point in the English way'],
  ['75', '75,|', 'a comma'],
  ['', 'Rp 50.000|', 'pasted text with words'],
  ['', '1,000,000|', 'pasted English grouping'],
  ['', '85.5|', 'a pasted decimal'],
])('after %j the text %j is left alone: %s', (before, after) => {
  expect(type(before, after)).toBe(after)
})

test('what travels is the amount in digits, or the text as it was typed', () => {
  expect(rawAmount('1.234.567.890')).toBe('1234567890')
  expect(rawAmount('Rp 50.000')).toBe('50000')
  expect(rawAmount('10.5')).toBe('10.5')
  expect(rawAmount('')).toBe('')
})
