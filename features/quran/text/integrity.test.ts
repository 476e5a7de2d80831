import { readFileSync } from 'node:fs'
import { SurahList } from 'quran-meta'
import { expect, test } from 'vitest'
import { hizbStart } from '#features/verse-search/place/jump.ts'
import { kemenag } from './kemenag.server.ts'
import { plainArabic } from './plain-arabic.ts'
import { BASMALA, type QuranSource, type RawSurah } from '../quran.ts'
import { buildQuran, openQuran } from './source.server.ts'
import { cleanArabic, cleanLatin } from './text.ts'

// Covers what source.test.ts (counts, juz, footnotes, skeleton), latin.test.ts and tafsir.test.ts do not.
const raw = kemenag.read()
const quran = openQuran({ quranSource: 'kemenag' })
const verses = quran.listSurahs().flatMap((surah) => surah.verses)
const keyOf = ({ surah, ayah }: { surah: number; ayah: number }) => `${surah}:${ayah}`

function rawAt(surah: number, ayah: number) {
  const verse = raw[surah - 1]?.verses[ayah - 1]
  if (!verse) throw new Error(`no verse ${surah}:${ayah}`)
  return verse
}

test('the package is the one whose text was checked', () => {
  const lock: { packages: Record<string, { version: string; integrity: string }> } = JSON.parse(
    readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
  )
  const { version, integrity } = lock.packages['node_modules/quran-pack'] ?? {}
  expect(version).toBe('1.0.0')
  expect(integrity).toMatch(/^sha512-d\/3xTcltiQ0bdVp0O8\/BH8P/)
})

test('the basmala stands in the text of 1:1 and 27:30 only: above all others the screen puts it', () => {
  const letters = (text: string) => text.normalize('NFD').replace(/[^\p{L}]/gu, '')
  const holding = verses.filter((verse) => letters(verse.arabic).includes(letters(BASMALA)))
  expect(holding.map(keyOf)).toEqual(['1:1', '27:30'])
})

test.each([
  [2, 219, "kabīruw wa manāfi'u lin-nās"],
  [4, 59, 'ruddūhu'],
  [5, 41, 'khużūhu'],
  [10, 64, '(u)'],
  [58, 13, 'rasūlah(ū), wallāhu'],
  [106, 2, 'Īlāfihim'],
])('the Latin of %i:%i is wrong in the source and right on screen', (surah, ayah, right) => {
  const { latin } = rawAt(surah, ayah)
  expect(cleanLatin(latin, { surah, ayah })).toContain(right)
  expect(cleanLatin(latin, { surah, ayah })).not.toBe(latin.trim())
})

test('page, hizb and juz only rise', () => {
  for (const key of ['page', 'hizb', 'juz'] as const) {
    const falls = verses.filter((verse, at) => verse[key] < (verses[at - 1]?.[key] ?? 0))
    expect(falls.map(keyOf), key).toEqual([])
  }
})

test('every hizb is one half of its juz, and begins where a search for it leads', () => {
  const wrong = verses.filter(({ hizb, juz }) => Math.ceil(hizb / 2) !== juz)
  expect(wrong.map(keyOf)).toEqual([])
  const starts = verses.filter(({ hizb }, at) => hizb !== verses[at - 1]?.hizb)
  expect(starts.map(({ hizb }) => hizb)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  for (const { hizb, surah, ayah } of starts) {
    expect(hizbStart(hizb, verses)).toMatchObject({ surah, ayah })
  }
})

test('a ruku begins exactly where a surah begins or the text ends the ruku before it', () => {
  const marked = /\u08D6/
  const wrong = verses.filter(({ ayah, startsRuku }, at) => {
    const isMarked = ayah === 1 || marked.test(verses[at - 1]?.arabic ?? '')
    return startsRuku !== isMarked
  })
  expect(wrong.map(keyOf)).toEqual([])
  expect(verses.filter((verse) => verse.startsRuku)).toHaveLength(558)
})

test('every pause mark stays with the word before it and lets the next one go', () => {
  const waqf = '[\u06D6-\u06DC\u08D6]'
  const marks = verses.flatMap(({ arabic }) => [...arabic.matchAll(new RegExp(waqf, 'gu'))])
  expect(marks.length).toBeGreaterThan(4_000)
  const adrift = new RegExp(`(^|[ \\n\\t])${waqf}|${waqf}\\p{L}`, 'u')
  expect(verses.filter(({ arabic }) => adrift.test(arabic)).map(keyOf)).toEqual([])
})

test('cleaning twice is cleaning once', () => {
  expect(verses.filter((verse) => cleanArabic(verse.arabic, verse) !== verse.arabic)).toEqual([])
  expect(
    verses.filter(({ arabic }) => plainArabic(plainArabic(arabic)) !== plainArabic(arabic)),
  ).toEqual([])
})

test('another source takes the place of this one, with its own words, name and without a tafsir', () => {
  const other: QuranSource = {
    id: 'lain',
    attribution: 'Terjemahan penerbit lain',
    read: () => raw.map((surah) => withTranslation(surah, 'Terjemahan lain')),
  }
  const built = buildQuran(other)
  expect(built.attribution).toBe('Terjemahan penerbit lain')
  expect(built.findSurah(2)?.verses[254]?.indonesian).toBe('Terjemahan lain')
  expect(built.findTafsir(2)).toBeUndefined()
  expect(quran.findSurah(2)?.verses[254]?.indonesian).not.toBe('Terjemahan lain')
})

test('a source that lacks a verse stops the start', () => {
  const cut = raw.map((surah) =>
    surah.number === 114 ? { ...surah, verses: surah.verses.slice(1) } : surah,
  )
  expect(() => buildQuran({ id: 'x', attribution: '', read: () => cut })).toThrow('6235')
})

test('a surah keeps its count under every reader of it', () => {
  for (const surah of quran.listSurahs()) {
    const count = SurahList[surah.number]?.[1]
    expect([surah.verses.length, quran.findTafsir(surah.number)?.length]).toEqual([count, count])
  }
})

function withTranslation(surah: RawSurah, indonesian: string): RawSurah {
  return { ...surah, verses: surah.verses.map((verse) => ({ ...verse, indonesian })) }
}
