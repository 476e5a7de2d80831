import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { searchText } from './open-search.server.ts'
import { pickthall } from '#features/quran/english/english.server.ts'
import { askedOfVerses } from './verse-texts.server.ts'

const { verses } = searchText(readConfig({}))
const names = {
  Moses: 'Musa',
  Pharaoh: 'Fir',
  Noah: 'Nuh',
  Jesus: 'Isa',
  Joseph: 'Yusuf',
  Solomon: 'Sulaiman',
  Mary: 'Maryam',
  Zachariah: 'Zakaria',
  orphan: 'yatim',
  camel: 'unta',
}

test('the English translation has one line for each verse, the one that names whom the verse names', () => {
  const english = pickthall()
  expect(english).toHaveLength(verses.length)
  const digest = createHash('sha256').update(english.join('\n')).digest('hex')
  expect(digest).toBe('54be696ff34a9e7fe491e2375e89ea144daf2dbb71a5b8b9da439e16e6eb79fc')
  const unlike = Object.entries(names).map(([name, own]) => {
    const named = verses.filter((_, at) => new RegExp(`\\b${name}`).test(english[at] ?? ''))
    const others = named.filter(({ indonesian }) => !new RegExp(own, 'i').test(indonesian))
    expect(named.length, name).toBeGreaterThan(5)
    return [name, others.length / named.length] as const
  })
  expect(unlike.filter(([, share]) => share > 0.12)).toEqual([])
})

test('every verse that people ask for in words of their own stands in the text, in both languages', () => {
  const known = new Set(verses.map(verseKey))
  const asked = [...askedOfVerses()]
  expect(asked.length).toBeGreaterThan(1900)
  expect(
    asked.filter(([key, own]) => !(known.has(key) && own.asked && own.askedInEnglish)),
  ).toEqual([])
})
