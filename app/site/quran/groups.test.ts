import { expect, test } from 'vitest'
import { findReciter } from '#features/quran/audio/reciters.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { juzWire } from '#features/quran/wire.server.ts'
import { groupBySurah } from './groups.ts'

const quran = openQuran({ quranSource: 'kemenag' })
const reciter = findReciter('lokal')

function groupsOf(number: number) {
  const juz = quran.findJuz(number)
  if (!juz || !reciter) throw new Error(`no juz ${number}`)
  return groupBySurah(juzWire(quran, juz, reciter))
}

test('a juz that begins inside one surah and ends in another has two groups', () => {
  expect(
    groupsOf(3).map(({ namaLatin, surahId, start, items }) => [
      namaLatin,
      surahId,
      start,
      items.length,
    ]),
  ).toEqual([
    ['Al-Baqarah', 2, 0, 34],
    ["Ali 'Imran", 3, 34, 91],
  ])
})

test('the last juz has 37 surahs, and every group knows where it starts', () => {
  const groups = groupsOf(30)
  expect(groups).toHaveLength(37)
  expect(groups.at(-1)).toMatchObject({ namaLatin: 'An-Nas', start: 558 })
})

test('no verse is lost or doubled', () => {
  for (let number = 1; number <= 30; number += 1) {
    const verses = groupsOf(number).flatMap((group) => group.items)
    expect(verses).toHaveLength(quran.findJuz(number)?.verseCount ?? 0)
  }
})
