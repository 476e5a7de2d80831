import { expect, test } from 'vitest'
import { openQuran } from './source.server.ts'
import { joinVerseEnds, verseEndsIn } from './verse-ends.ts'

const verses = openQuran({ quranSource: 'kemenag' })
  .listSurahs()
  .flatMap((surah) => surah.verses)

test('each of the 97 verse-end signs of other counts is a part of its own, and its pause mark keeps its size', () => {
  const marked = verses.filter(({ arabic }) => arabic.includes('\u06D5'))
  const parts = marked.map(({ arabic }) => verseEndsIn(arabic))
  const signs = parts.flatMap((each) => each.filter((_, place) => place % 2 === 1))
  expect([marked.length, signs.length]).toEqual([93, 97])
  expect(new Set(signs.map((sign) => sign.trim()))).toEqual(new Set(['\u06D5']))
  expect(parts.flat().filter((part) => /^\p{M}/u.test(part))).toEqual([])
})

test('what a page shows of a verse is its text again', () => {
  const changed = verses.filter(
    ({ arabic }) => joinVerseEnds(verseEndsIn(arabic).join('')) !== arabic,
  )
  expect(changed).toEqual([])
})
