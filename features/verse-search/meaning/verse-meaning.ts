import { verseKey } from '#features/quran/verse-key.ts'
import { notNamedEntries } from '../words/not-named.ts'
import type { Stemmer } from '../words/stem.ts'
import type { SearchVerse, MoreOfVerse } from '../types.ts'
import { commonWords, wordsOf } from '../words/words.ts'
import { meaningIndexBuilder } from './meaning-index.ts'
import { toldOfVerses } from './told.ts'
import { tellingWords } from './topic-words.ts'
import { topicTable } from './topics.ts'

const PARTS = {
  translation: { worth: 1, shortened: 0.4 },
  told: { worth: 2.5, shortened: 0 },
  explanation: { worth: 0.5, shortened: 0.5 },
  asked: { worth: 1.5, shortened: 0.2 },
} as const

/**
 * Collects what each verse is about: its translation, the topics it stands for, what is told of it in everyday words,
 * and where there are these its explanation and the ways people ask for it.
 */
export function verseMeaningBuilder(stem: Stemmer) {
  const builder = meaningIndexBuilder(PARTS)
  const stems = (words: readonly string[]) =>
    words.filter((word) => !commonWords.has(word)).map(stem)
  return {
    add(verse: number, own: SearchVerse, { explanation = '', asked = '' }: MoreOfVerse): void {
      builder.add(verse, {
        translation: stems(textsOf(own.indonesian)),
        told: stems(toldOf(own)),
        explanation: stems(textsOf(explanation)),
        asked: stems(tellingWords(asked)),
      })
    },
    done: builder.done,
  }
}

function textsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.text)
}

let ofTopics: Map<string, string[]> | undefined

/** The everyday words of a verse: of its topics, each once, and what is told of it alone. */
function toldOf(verse: SearchVerse): string[] {
  ofTopics ??= wordsOfTopics()
  const key = verseKey(verse)
  return [...(ofTopics.get(key) ?? []), ...tellingWords(toldOfVerses.get(key) ?? '')]
}

function wordsOfTopics(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { names, verses } of [...topicTable, ...notNamedEntries]) {
    const words = [...new Set(names.flatMap(tellingWords))]
    for (const key of verses) found.set(key, [...(found.get(key) ?? []), ...words])
  }
  return found
}
