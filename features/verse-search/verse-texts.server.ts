import { readFileSync } from 'node:fs'
import type { Config } from '#platform/config.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import type { Explain } from './search-index.ts'

/** What the server knows of each verse beside its text: the explanation, and an English translation. */
export function verseTexts(config: Pick<Config, 'quranSource'>): Explain {
  const explanation = explanations(config)
  const english = pickthall()
  return (verse) => ({ explanation: explanation(verse), english: english[verse] })
}

/**
 * "The Meaning of the Glorious Koran" by Marmaduke Pickthall (1930), a verse in each line: in the public domain, its
 * author died in 1936. It is read to find verses and never shown.
 */
export function pickthall(): string[] {
  return readFileSync(new URL('./english/pickthall.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
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
