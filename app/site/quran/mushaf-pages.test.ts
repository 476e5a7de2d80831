import { expect, test } from 'vitest'
import { findReciter } from '#features/quran/audio/reciters.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { juzWire } from '#features/quran/wire.server.ts'
import { arabicDigits, mushafPages } from './mushaf-pages.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const reciter = findReciter('lokal')
if (!reciter) throw new Error('no voice')
const verses = quran.listJuz().flatMap((juz) => juzWire(quran, juz, reciter))
const pages = mushafPages(verses)

test('the 6236 verses lie on 604 pages, in order, none lost or doubled', () => {
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: 604 }, (_, i) => i + 1))
  const placed = pages.flatMap(({ parts }) => parts.flatMap((part) => part.verses))
  expect(placed.map(({ verse }) => verse)).toEqual(verses)
  expect(placed.map(({ place }) => place)).toEqual(verses.map((_, place) => place))
})

test('a page with several surahs has a part for each', () => {
  const parts = pages[603]?.parts.map(({ namaLatin, verses: own }) => [namaLatin, own.length])
  expect(parts).toEqual([
    ['Al-Ikhlas', 4],
    ['Al-Falaq', 5],
    ['An-Nas', 6],
  ])
})

test('what is read of a page may be a part of it', () => {
  const yasin = mushafPages(verses.filter(({ surahId }) => surahId === 36))
  expect([yasin.at(0)?.page, yasin.at(-1)?.page]).toEqual([440, 445])
})

test.each([
  [1, '١'],
  [286, '٢٨٦'],
  [604, '٦٠٤'],
])('%i is written %s', (number, digits) => {
  expect(arabicDigits(number)).toBe(digits)
})
