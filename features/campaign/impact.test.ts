import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { impactBasis, impactWords } from './impact.ts'

const meal = { unit: 'porsi makan', price: rupiah(15_000) }

test.each([
  [150_000, '± 10 porsi makan'],
  [164_999, '± 10 porsi makan'],
  [15_000, '± 1 porsi makan'],
  [14_999, undefined],
  [30_000_000, '± 2.000 porsi makan'],
])('Rp%i becomes %s, never rounded up', (amount, words) => {
  expect(impactWords(amount, meal)).toBe(words)
})

test('a campaign without a unit says nothing, one with a unit says what the figure rests on', () => {
  expect(impactWords(150_000, null)).toBeUndefined()
  expect(impactBasis(meal)).toBe('Dihitung Rp15.000 untuk 1 porsi makan.')
})
