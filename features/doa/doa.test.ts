import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { readVerseLists } from '#features/scholar-review/verse-lists.ts'
import { doaLines, versesOfNames, zikirLines } from './doa.ts'

test('every doa and zikir is a verse of our own text, and a group has each once', () => {
  const { findSurah } = openQuran({ quranSource: 'kemenag' })
  expect(readVerseLists(doaLines, findSurah)).toHaveLength(12)
  expect(readVerseLists(zikirLines, findSurah)?.[0]?.verses).toHaveLength(1 + 4 + 5 + 6)
  expect(versesOfNames(findSurah)).toHaveLength(6)
  for (const line of ['', 'Tanpa ayat |', 'Salah | 115', 'Salah | 2:287', 'Dua kali | 112 112:1'])
    expect(readVerseLists([line], findSurah), line).toBeUndefined()
})
