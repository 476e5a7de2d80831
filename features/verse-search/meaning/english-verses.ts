import type { Search } from '../search-index.ts'
import { englishNear } from './english-near.ts'
import { englishStem, englishStems } from './english-words.ts'
import { type AskedWord, rarityOf, sharesOf } from './meaning-index.ts'
import { likelyOf, wordingShares } from './wording-index.ts'

type English = Pick<Search, 'english' | 'wordings'>

/** True for a word that the English index or an English wording has. */
export function isToldInEnglish({ english, wordings }: English, word: string): boolean {
  const stem = englishStem(word)
  return english.idOf.has(stem) || wordings.english.byStem.has(stem)
}

/** How much a wording counts beside what is told of a verse, little where it is less like, and a word of near meaning. */
const [BY_WORDING, LIKE, NEARLY] = [1, 2, 0.4]
/** What a word weighs that only wordings have, and one that nothing has. */
const [OF_WORDINGS, UNKNOWN] = [5, 1]

/** The verses that English words are told of, or that wordings like them lead to, the best first. */
export function englishVerses(index: Search, typed: string): number[] {
  const words = askedWords(index, [...new Set(englishStems(typed))])
  const shares = sharesOf(index.english, words, index.text.verses.length)
  for (const [verse, share] of wordingShares(index.wordings.english, words)) {
    shares[verse] = (shares[verse] as number) + BY_WORDING * share ** LIKE
  }
  return likelyOf(shares.entries())
}

function askedWords({ english, wordings, text }: Search, typed: readonly string[]): AskedWord[] {
  return typed.map((stem) => {
    const near = englishNear.get(stem) ?? []
    const readings = [[stem, 1] as const, ...near.map((other) => [other, NEARLY] as const)]
    const rarities = readings.map(([reading, factor]) => {
      return factor * (rarityOf(english, reading, text.verses.length) ?? 0)
    })
    const isWording = wordings.english.weightOf(stem) !== undefined
    return { weight: Math.max(...rarities) || (isWording ? OF_WORDINGS : UNKNOWN), readings }
  })
}
