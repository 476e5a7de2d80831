import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { verseKey } from '#features/quran/verse-key.ts'
import { readConfig } from '#platform/config.ts'
import { everydayCounts } from '#tests/quran/search-queries.ts'
import { everydayWords } from './everyday-arabic.ts'
import { openSearch } from '../open-search.server.ts'
import { tokensOf } from './script-index.ts'
import { search } from '../search.ts'
import type { Search } from '../search-index.ts'

let index: Search
beforeAll(async () => {
  index = await openSearch(readConfig({}))
})

function places(typed: string): string[] {
  return search(index, typed).found.map(({ verse }) => verseKey(index.text.verses[verse]!))
}

test('of everyday Arabic words 99 in a hundred find nine tenths of their verses, and those first', {
  tags: 'night',
}, () => {
  const lost = everydayCounts.filter(({ word, count, some }) => {
    const found = places(word)
    return (
      found.length < 0.9 * count ||
      some.filter((place) => found.includes(place)).length * 10 < some.length * 9
    )
  })
  console.log(
    `everyday Arabic words that lose verses: ${lost.map(({ word }) => word).join(' ') || 'none'}`,
  )
  expect(lost.length / everydayCounts.length).toBeLessThan(0.01)
  const misled = everydayCounts.filter(({ word, some }) => !some.includes(places(word)[0] ?? ''))
  expect(misled.length / everydayCounts.length).toBeLessThan(0.05)
})

test.each([
  ['يا أيها', '2:21'],
  ['ياأيها الذين امنوا', '2:104'],
  ['ماشاء', '6:128'],
  ['الم', '2:1'],
  ['العلماء', '35:28'],
  ['الليل', '2:164'],
  ['رؤوف', '2:207'],
  ['ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَـٰلَمِينَ', '1:2'],
  ['وَٱلَّيْلِ إِذَا يَغْشَىٰ', '92:1'],
  ['بذكر القلوب', '13:28'],
])('%s begins at %s', (typed, place) => {
  expect(places(typed)[0]).toBe(place)
})

test('each written word finds its verse, however its hamzas, its round ta and its last ya are typed', () => {
  const keyboards = [
    (word: string) => word,
    (word: string) => word.replace(/[أإآ]/g, 'ا'),
    (word: string) => word.replace(/ة$/, 'ه').replace(/ى$/, 'ي'),
    (word: string) =>
      word.replace(/ي$/, 'ى').replace(/[كي]/g, (sign) => (sign === 'ك' ? 'ک' : 'ی')),
  ]
  fc.assert(
    fc.property(fc.nat(6235), fc.nat(100), fc.constantFrom(...keyboards), (verse, at, typed) => {
      const words = tokensOf(index.script, verse)
      const word = typed(index.script.spelled[words[at % words.length] as number] as string)
      expect(search(index, word).found.map((found) => found.verse)).toContain(verse)
    }),
  )
})

test('a print of Madinah and one of Indonesia are the same words', () => {
  const pairs = [
    ['ٱلَّذِينَ يُقِيمُونَ ٱلصَّلَوٰةَ', 'الَّذِيْنَ يُقِيْمُوْنَ الصَّلٰوةَ'],
    ['يَـٰٓأَيُّهَا ٱلنَّاسُ', 'يٰٓاَيُّهَا النَّاسُ'],
    ['خَلَقَ ٱلسَّمَـٰوَٰتِ', 'خَلَقَ السَّمٰوٰتِ'],
  ]
  for (const [one = '', other = ''] of pairs)
    expect(everydayWords(one).map(({ full }) => full)).toEqual(
      everydayWords(other).map(({ full }) => full),
    )
})
