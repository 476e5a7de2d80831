import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewInput } from './contract.ts'

const review = {
  key: 'zikir.asmaul-husna',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-11-20',
  note: '',
}
/** Stand-ins: names themselves are entered by people. */
const lines = (word: string, count: number) =>
  Array.from({ length: count }, (_, each) => word.repeat(each + 1)).join('\n\n')
const names = (count: number) => ({
  ...review,
  arabic: lines('ا', count),
  latin: lines('a', count),
  indonesian: lines('a', count),
})

test('the Asmaul Husna are reviewed with all 99 names, none twice; other texts have any number', () => {
  expect(v.is(reviewInput, names(99))).toBe(true)
  expect(v.is(reviewInput, names(98))).toBe(false)
  expect(v.is(reviewInput, names(100))).toBe(false)
  const twice = { ...names(99), arabic: `${lines('ا', 98)}\n\nا` }
  const { issues } = v.safeParse(reviewInput, twice)
  expect(issues?.[0].message).toContain('99 nama')
  expect(v.is(reviewInput, { ...names(3), key: 'zikir.setelah-salat' })).toBe(true)
})
