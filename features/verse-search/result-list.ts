import type { Jump } from './place/jump.ts'
import type { NotNamed } from './words/not-named.ts'
import type { Filters, SearchText, VerseField } from './types.ts'

/** The kind of match, from the best to the weakest. */
export type Match = 'jump' | 'topic' | 'exact' | 'form' | 'synonym' | 'near' | 'slip' | 'partial'

export type FoundVerse = { verse: number; match: Match; field: VerseField }

/** A thing that the Quran does not name, with what is near; or words that the translation does not have. */
export type Missing =
  | { kind: 'thing'; entry: NotNamed }
  | { kind: 'words'; words: readonly string[] }

/** What a search says besides its verses. */
export type Said = {
  /** The likely intended words. A verse that matches by a slip only never comes without them. */
  suggestion: string | null
  /** The title of the topic whose verses come first. */
  topic: string | null
  /** What is asked for and stands in no verse by its name. */
  missing: Missing | null
}

export type FoundList = ReturnType<typeof resultList>

/** Results in insertion order; filtered, and each verse once. */
export function resultList(text: SearchText, { surah, juz, field }: Filters) {
  const known = new Set<number>()
  const found: FoundVerse[] = []
  let hasJump = false
  const put = (verse: number, match: Match, where: VerseField) => {
    const place = text.verses[verse]
    if (!place || known.has(verse)) return
    if ((surah && place.surah !== surah) || (juz && place.juz !== juz)) return
    known.add(verse)
    found.push({ verse, match, field: where })
  }
  return {
    found,
    searches: (where: VerseField) => field === undefined || field === where,
    put,
    hasJump: () => hasJump,
    jump({ spans }: Jump) {
      hasJump = true
      for (const { surah: surahId, from, to } of spans) {
        const first = text.verses.findIndex(
          (verse) => verse.surah === surahId && verse.ayah === from,
        )
        for (let step = 0; step <= to - from; step += 1) put(first + step, 'jump', 'indonesian')
      }
    },
  }
}
