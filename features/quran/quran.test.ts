import { expect, test } from 'vitest'
import { hasOpeningBasmala, numberInPath, revelationPlace } from './quran.ts'

test.each([
  ['1', 1],
  ['114', 114],
  ['0', undefined],
  ['115', undefined],
  ['abc', undefined],
  ['01', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  [undefined, undefined],
])('the path %j names surah %s', (text, number) => {
  expect(numberInPath(text, 114)).toBe(number)
})

test('the basmala opens every surah but Al-Fatihah and At-Taubah', () => {
  expect([1, 2, 9, 114].map(hasOpeningBasmala)).toEqual([false, true, false, true])
})

test('a group has its place', () => {
  expect([revelationPlace('Makkiyah'), revelationPlace('Madaniyah')]).toEqual(['Mekah', 'Madinah'])
})
