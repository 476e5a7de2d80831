import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '#platform/config.ts'
import { pickthall } from '#features/quran/english/english.server.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Explain } from './search-index.ts'
import type { MoreOfVerse } from './types.ts'

/** What the server knows of each verse beside its text: explanation, English translation, and how people ask for it. */
export function verseTexts(config: Pick<Config, 'quranSource'>): Explain {
  const explanation = explanations(config)
  const english = pickthall()
  const wordings = askedOfVerses()
  const keys = openQuran(config)
    .listSurahs()
    .flatMap(({ verses }) => verses.map(verseKey))
  return (verse) => ({
    explanation: explanation(verse),
    english: english[verse],
    ...wordings.get(keys[verse] ?? ''),
  })
}

/**
 * How people ask for a verse, in words that its translation does not have: in each line the verse, wordings in
 * Indonesian and in English.
 */
export function askedOfVerses(): ReadonlyMap<string, MoreOfVerse> {
  const folder = new URL('./asked/', import.meta.url)
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'),
  )
  return new Map(
    lines.map((line) => {
      const [, key = '', asked = '', askedInEnglish = ''] = /^(\S+) (.+) \| (.+)$/.exec(line) ?? []
      return [key, { asked, askedInEnglish }]
    }),
  )
}

/** The explanation of each verse, read surah by surah. */
function explanations(config: Pick<Config, 'quranSource'>): (verse: number) => string | undefined {
  const quran = openQuran(config)
  let read: readonly string[] = []
  let [first, last] = [0, -1]
  const surahs = quran.listSurahs()
  return (verse) => {
    if (verse < first || verse > last) {
      const surah = surahAt(surahs, verse)
      first = surah.first
      last = first + surah.count - 1
      read = quran.findTafsir(surah.number)?.map(({ text }) => text) ?? []
    }
    return read[verse - first]
  }
}

function surahAt(surahs: readonly { number: number; verseCount: number }[], verse: number) {
  let first = 0
  for (const { number, verseCount } of surahs) {
    if (verse < first + verseCount) return { number, first, count: verseCount }
    first += verseCount
  }
  throw new Error(`no verse at ${verse}`)
}
