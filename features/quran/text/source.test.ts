import { createRequire } from 'node:module'
import { findPage, isValidSurah, SajdaList, SurahList } from 'quran-meta'
import { expect, test } from 'vitest'
import { kemenag } from './kemenag.server.ts'
import { BASMALA } from '../quran.ts'
import { openQuran } from './source.server.ts'
import { spacing } from './spacing.ts'

type JsonQuran = { id: number; verses: { text: string }[] }[]

const raw = kemenag.read()
const quran = openQuran({ quranSource: 'kemenag' })
const verses = quran.listSurahs().flatMap((surah) => surah.verses)
const rawVerses = raw.flatMap((surah) => surah.verses)
const keyOf = (verse: { surah: number; ayah: number }) => `${verse.surah}:${verse.ayah}`

/** Consonants only, so that two spellings of the same rasm are equal. */
function skeleton(arabic: string): string {
  return arabic
    .normalize('NFD')
    .replace(/و(?=\p{M}*[\u0654\u0655])/gu, '')
    .replace(/[\p{M}\u0640\u06D4\u06D5\u06DE\u06E5\u06E6\u06E9\s]/gu, '')
    .replace(/[اٱءىيئؤ]/g, '')
}

/** The number of words; signs that stand alone do not count. */
function words(arabic: string): number {
  return arabic.split(/\s+/).filter((word) => /[^\p{M}\u06D5\u06DE\u06E9]/u.test(word)).length
}

/** Letters in their order; the order and spacing of diacritics do not count. */
function letters(arabic: string): string {
  return arabic.normalize('NFD').replace(/[^\p{L}]|\u06D5/gu, '')
}

test('114 surahs and 6236 verses, each surah with its count', () => {
  const counts = quran.listSurahs().map((surah) => surah.verseCount)
  expect(counts).toEqual(SurahList.slice(1, 115).map((surah) => surah[1]))
  expect(verses).toHaveLength(6236)
  expect(isValidSurah(quran.listSurahs().length)).toBe(true)
})

test('nothing is empty', () => {
  expect(
    verses.filter((verse) => !verse.arabic || !verse.indonesian || verse.latin === ''),
  ).toEqual([])
})

test('the text is frozen', () => {
  expect(Object.isFrozen(quran.listSurahs())).toBe(true)
  expect(Object.isFrozen(verses[0])).toBe(true)
})

test('30 juz hold every verse once, with the counts of the Indonesian standard', () => {
  expect(quran.listJuz().map((juz) => juz.verseCount)).toEqual([
    148, 111, 125, 132, 124, 111, 148, 142, 159, 128, 150, 170, 155, 226, 185, 269, 190, 202, 343,
    166, 179, 163, 363, 175, 246, 195, 399, 137, 431, 564,
  ])
  expect(quran.listJuz().flatMap((juz) => juz.verses)).toEqual(verses)
})

test('the 763 footnote markers of the source rise without a gap, and none is left', () => {
  const marker = /(\d{1,4})\)/g
  const before = rawVerses.flatMap((verse) =>
    [...verse.indonesian.matchAll(marker)].map((m) => Number(m[1])),
  )
  expect(before).toEqual(Array.from({ length: 763 }, (_, index) => index + 1))
  expect(
    verses.filter((verse) => /\d\)|^\d+\.|\s{2}|[\n\u00A0]/.test(verse.indonesian)).map(keyOf),
  ).toEqual([])
})

test('the consonants agree with an independent text, but for two known variants of spelling', () => {
  const other: JsonQuran = createRequire(import.meta.url)('quran-json/dist/quran.json')
  const others = other.flatMap((surah) => surah.verses)
  const different = verses.filter(
    (verse, index) => skeleton(verse.arabic) !== skeleton(others[index]?.text ?? ''),
  )
  expect(different.map(keyOf)).toEqual(['10:96', '72:16'])
})

test('words are parted as in the independent text, but for known joined spellings', () => {
  const other: JsonQuran = createRequire(import.meta.url)('quran-json/dist/quran.json')
  const others = other.flatMap((surah) => surah.verses)
  const different = verses.filter(
    (verse, index) => words(verse.arabic) !== words(others[index]?.text ?? ''),
  )
  expect(different.map(keyOf).join(' ')).toBe(
    '2:72 2:181 4:78 8:6 13:37 23:44 27:20 31:27 36:22 37:164 41:47 72:16',
  )
})

test('every correction of a space has a place in the source', () => {
  for (const [key, corrections] of Object.entries(spacing)) {
    const [surah = 0, ayah = 0] = key.split(':').map(Number)
    const text = raw[surah - 1]?.verses[ayah - 1]?.arabic.normalize('NFC') ?? ''
    for (const [wrong] of corrections) expect(text.split(wrong)).toHaveLength(2)
  }
})

test('cleaning changes no letter of the 6236 verses', () => {
  const changed = verses.filter(
    (verse, index) => letters(verse.arabic) !== letters(rawVerses[index]?.arabic ?? ''),
  )
  expect(changed.map(keyOf)).toEqual([])
})

test('no mark stands after a breaking space, and no juz-end mark is left', () => {
  expect(
    verses.filter((verse) => /(^|[^\S\u00A0])\p{M}|\u06D4/u.test(verse.arabic)).map(keyOf),
  ).toEqual([])
  expect(
    verses.filter((verse) => /[\u06D6-\u06DC\u08D6]\p{L}/u.test(verse.arabic)).map(keyOf),
  ).toEqual([])
})

test('shown Latin holds only letters and signs of the transliteration', () => {
  const odd = /[^ '(),.\-…A-Za-zāīūĀĪŪżŻḍḌḥḤṡṠṣṢṭṬẓê]|\s{2}/
  expect(verses.filter((verse) => odd.test(verse.latin ?? '')).map(keyOf)).toEqual([])
})

test('the signs of prostration stand on the 15 verses of the tables', () => {
  const expected = SajdaList.map(([id]) => keyOf(verses[id - 1] ?? { surah: 0, ayah: 0 }))
  expect(verses.filter((verse) => verse.sajdah).map(keyOf)).toEqual(expected)
})

test('pages follow the tables', () => {
  expect(findPage(2, 255)).toBe(42)
  expect(quran.findSurah(2)?.verses[254]?.page).toBe(42)
  expect(quran.findSurah(114)?.pages).toEqual([604, 604])
})

test.each([0, 115, 1.5, Number.NaN])('surah %s does not exist', (number) => {
  expect(quran.findSurah(number)).toBeUndefined()
})

test.each([0, 31])('juz %s does not exist', (number) => {
  expect(quran.findJuz(number)).toBeUndefined()
})

test('a surah knows its juz, its pages and whether the basmala opens it', () => {
  expect(quran.findSurah(2)).toMatchObject({ juz: [1, 3], pages: [2, 49], hasBasmala: true })
  expect(
    quran
      .listSurahs()
      .filter((surah) => !surah.hasBasmala)
      .map((surah) => surah.number),
  ).toEqual([1, 9])
})

test('the parts of a juz name their surahs in order', () => {
  expect(quran.findJuz(3)?.parts).toEqual([
    { surah: 2, name: 'Al-Baqarah', from: 253, to: 286 },
    { surah: 3, name: "Ali 'Imran", from: 1, to: 91 },
  ])
})

test('the basmala on screen is the first verse of Al-Fatihah', () => {
  expect(quran.findSurah(1)?.verses[0]?.arabic).toBe(BASMALA)
})
