import { expect, test } from 'vitest'
import { verseKey } from '#features/quran/verse-key.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { readConfig } from '#platform/config.ts'
import { nearWordsOf } from '../words/near-words.ts'
import { openSearch } from '../open-search.server.ts'
import { verseSynonymsOf } from '../words/synonyms.ts'
import { toldEnglish } from '#features/verse-search/search-index.ts'
import { toldOfVerses } from './told.ts'
import { tellingWords } from './topic-words.ts'
import { wordsOf } from '../words/words.ts'

const config = readConfig({})

test('what is told of a verse is near to the translation and the tafsir around it', async () => {
  const { text, words } = await openSearch(config)
  const quran = openQuran(config)
  const { stem } = words
  const explained = quran.listSurahs().flatMap(({ number }) => quran.findTafsir(number) ?? [])
  const stems = text.verses.map(({ indonesian }, at) =>
    wordsOf(`${indonesian} ${explained[at]?.text}`).map((word) => stem(word.text)),
  )
  const unlike = text.verses.filter((verse, at) => {
    const told = toldOfVerses.get(verseKey(verse))
    if (told === undefined) return false
    // A story is told over several verses.
    const own = new Set(stems.slice(Math.max(0, at - 5), at + 6).flat())
    return !tellingWords(told).some((word) => {
      const near = [...verseSynonymsOf(word, stem).map(stem), ...nearWordsOf(stem(word), stem)]
      return [stem(word), ...near].some((each) => own.has(each))
    })
  })
  expect(unlike.length / toldOfVerses.size).toBeLessThan(0.01)
})

test('every verse that is told of stands in the text, in Indonesian and in English', async () => {
  const { text } = await openSearch(config)
  const known = new Set(text.verses.map(verseKey))
  const english = toldEnglish
    .trim()
    .split(/ · |\n/)
    .map((each) => each.split(' ')[0] ?? '')
  expect([...toldOfVerses.keys(), ...english].filter((key) => !known.has(key))).toEqual([])
  expect([...toldOfVerses.values()].filter((told) => told === '')).toEqual([])
})
