import { verseKey } from '#features/quran/verse-key.ts'
import type { MoreOfVerse, SearchVerse } from '../types.ts'
import { englishStems } from './english-words.ts'
import { meaningIndexBuilder } from './meaning-index.ts'
import { toldEnglish } from './told/english.ts'

const PARTS = {
  translation: { worth: 1, shortened: 0.4 },
  told: { worth: 2, shortened: 0 },
  asked: { worth: 1.5, shortened: 0 },
} as const

let told: Map<string, string> | undefined

/** Collects what verses are about in English: what is told of them, and on a server a whole translation. */
export function englishBuilder() {
  const builder = meaningIndexBuilder(PARTS)
  told ??= new Map(
    toldEnglish
      .trim()
      .split(/ · |\n/)
      .map((each) => [each.split(' ')[0] ?? '', each]),
  )
  return {
    add(verse: number, own: SearchVerse, { english, askedInEnglish }: MoreOfVerse): void {
      builder.add(verse, {
        translation: stems(english),
        told: stems(told?.get(verseKey(own))?.replace(/^\S+/, '')),
        asked: stems(askedInEnglish),
      })
    },
    done: builder.done,
  }
}

function stems(text: string | undefined): string[] {
  return text ? englishStems(text) : []
}
