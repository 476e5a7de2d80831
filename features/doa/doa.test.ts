import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { readDoa } from './doa.ts'

test('every doa and zikir is a verse of our own text, and a group has each once', () => {
  const { doa, zikir } = readDoa(openQuran({ quranSource: 'kemenag' }).findSurah)
  for (const { title, verses } of [...doa, ...zikir]) {
    const keys = verses.map(verseKey)
    expect(keys.length, title).toBeGreaterThan(0)
    expect(new Set(keys).size, title).toBe(keys.length)
    expect(verses.every(({ arabic, indonesian }) => arabic && indonesian)).toBe(true)
  }
  expect(zikir[0]?.verses).toHaveLength(1 + 4 + 5 + 6)
})
