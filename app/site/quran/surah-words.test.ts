import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { meaningBeside } from './surah-words.ts'

test('no surah has its name twice: a meaning that is the name is left out', () => {
  const surahs = openQuran({ quranSource: 'kemenag' }).listSurahs()
  const beside = surahs.map(({ name, meaning }) =>
    meaningBeside({ namaLatin: name, arti: meaning }),
  )
  expect(beside[0]).toBe('Pembuka')
  expect(surahs.filter((_, at) => !beside[at]).map(({ name }) => name)).toContain('Yasin')
  expect(beside.filter(Boolean).length).toBeGreaterThan(100)
})
