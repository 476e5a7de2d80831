import { expect, test } from 'vitest'
import { openQuran } from '../text/source.server.ts'
import { pickthall } from './english.server.ts'
import { englishSurahNames } from './english-api.server.ts'

test('each verse and each surah has English of its own, in our order', () => {
  const surahs = openQuran({ quranSource: 'kemenag' }).listSurahs()
  expect(pickthall()).toHaveLength(6236)
  expect(pickthall().every((line) => line.trim() !== '')).toBe(true)
  expect(englishSurahNames).toHaveLength(surahs.length)
  expect(new Set(englishSurahNames).size).toBe(surahs.length)
  const named = (number: number) => englishSurahNames[number - 1]
  expect([2, 19, 36, 55, 67, 97, 108, 112, 114].map(named)).toEqual([
    'The Cow',
    'Mary',
    'Ya Sin',
    'The Most Gracious',
    'The Dominion',
    'The Night of Decree',
    'Abundance',
    'Sincerity',
    'Mankind',
  ])
})
