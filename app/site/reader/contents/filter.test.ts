import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { surahListWire } from '#features/quran/wire.server.ts'
import { filterSurahs } from './filter.ts'

const surahs = surahListWire(openQuran({ quranSource: 'kemenag' }))

test.each([
  ['yasin', ['Yasin']],
  ['ali imran', ["Ali 'Imran"]],
  ['AN-NABA', ["An-Naba'"]],
  ['114', ['An-Nas']],
  ['laba-laba', ["Al-'Ankabut"]],
  ['zzz', []],
])('%j finds %j', (typed, names) => {
  expect(filterSurahs(surahs, typed).map((surah) => surah.namaLatin)).toEqual(names)
})

test('nothing typed shows all', () => {
  expect(filterSurahs(surahs, '  ')).toHaveLength(114)
})
