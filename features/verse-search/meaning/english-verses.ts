import { verseKey } from '#features/quran/verse-key.ts'
import { toldEnglish } from './told/english.ts'
import type { SearchText } from '../types.ts'
import { likelyOf, type WordingIndex, wordingShares } from './wording-index.ts'
import { foldWord, wordsOf } from '../words/words.ts'

/** The verses told of by each English stem, as keys, and their number. */
const byStem = new Map<string, Set<string>>()
const told = toldEnglish.trim().split(/ · |\n/)
for (const each of told) {
  const [key = '', ...words] = each.split(' ')
  for (const word of words) {
    const stem = englishStem(word)
    byStem.set(stem, (byStem.get(stem) ?? new Set()).add(key))
  }
}

/** Words between the others. */
const small = new Set(
  (
    'a an the of in on at to for from by with and or but is are was were be been do does did has have had it its this that these ' +
    'those there who whom whose what when where why how which i me my mine we us our you your he him his she her they them their ' +
    'as if so then than too very can could should would will shall may might must about into over any some each every all am ' +
    'allah verse verses quran surah ayah say says said tell does islam islamic muslim god'
  ).split(' '),
)

/** An English word without its usual endings. */
function englishStem(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/s$/, '') : word
  const bare = word
    .replace(/our(?=s?$|ed$|ing$|abl)/, 'or')
    .replace(/ies$/, 'y')
    .replace(/(?:sses|xes|ches|shes)$/, (end) => end.slice(0, -2))
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed|ly|ness|ment|er)$/, '')
  return (bare.length < 3 ? word : bare).replace(/(.)\1$/, '$1').replace(/e$/, '')
}

/** True for a word that the English table or an English wording has. */
export function isToldInEnglish(wordings: WordingIndex, word: string): boolean {
  const stem = englishStem(word)
  return byStem.has(stem) || wordings.byStem.has(stem)
}

/** The stems of an English text that say something. */
export function englishStems(text: string): string[] {
  const words = wordsOf(text.replace(/[’']s\b/g, '')).map(({ text: word }) => foldWord(word))
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map(englishStem)
}

/** How much the wordings like a query count beside what is told of a verse. */
const BY_WORDING = 1
/** What a word weighs that only wordings have. */
const OF_WORDINGS = 5

/** The verses that English words are told of, or that wordings like them lead to, the best first. */
export function englishVerses(
  { verses }: SearchText,
  wordings: WordingIndex,
  typed: string,
): number[] {
  const asked = [...new Set(englishStems(typed))].flatMap((stem) => {
    const keys = byStem.get(stem)
    const other = wordings.weightOf(stem)
    if (!keys && other === undefined) return []
    const weight = keys ? Math.log(told.length / keys.size) : OF_WORDINGS
    return [{ keys, weight, readings: [[stem, 1]] as const }]
  })
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  const placeOf = new Map(verses.map((verse, place) => [verseKey(verse), place]))
  const shares = new Map<number, number>()
  for (const { keys, weight } of asked) {
    for (const key of keys ?? []) {
      const place = placeOf.get(key) ?? 0
      shares.set(place, (shares.get(place) ?? 0) + weight / whole)
    }
  }
  for (const [place, share] of wordingShares(wordings, asked)) {
    shares.set(place, (shares.get(place) ?? 0) + BY_WORDING * share)
  }
  return likelyOf(shares)
}
