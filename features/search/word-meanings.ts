import { soundOf } from '#features/verse-search/words/word-index.ts'
import { siteWords, type IndexedWord, type SiteIndex, wordsWith } from './site-index.ts'
import { synonymsOf } from './spelling.ts'
import { wordsNear } from './slips.ts'

/** A possible term, and its certainty: 1 is the typed word. A synonym is another word than the typed one. */
export type Meaning = { term: string; sureness: number; isSynonym: boolean }

/** A typed word with its possible meanings, the most certain first; `mended` is its likely correction. */
export type TypedWord = { text: string; meanings: readonly Meaning[]; mended: string | null }

export const SYNONYM_WEIGHT = 0.5
const SURENESS = { sound: 0.9, unfinished: 0.7, furtherOn: 0.35, slip: 0.55 }
const SHORTEST_PART = 3
/** More words are a pasted text. */
const MOST_WORDS = 12
/** The limit of completions: 's' begins too many words to mean one of them. */
const MOST_UNFINISHED = 24

/** The possible meanings of a query's words. Only the last one may be unfinished. */
export function meaningsOf(index: SiteIndex, query: string): TypedWord[] {
  const words = siteWords(query)
    .map(({ text }) => text)
    .reduce<string[]>((before, text) => joined(index, before, text), [])
    .flatMap((text) => parted(index, text))
    .slice(0, MOST_WORDS)
  const isFinished = /[^\p{L}\p{N}]$/u.test(query)
  return words.map((text, at) => meaningOf(index, text, at === words.length - 1 && !isFinished))
}

/** 'gunung kidul' where the texts write 'Gunungkidul': joins two words when one of them is unknown by itself. */
function joined(index: SiteIndex, before: readonly string[], text: string): string[] {
  const last = before.at(-1) ?? ''
  const isOne =
    index.byText.has(last + text) && !(isTerm(index, last) && isTerm(index, text)) && last !== ''
  return isOne ? [...before.slice(0, -1), last + text] : [...before, text]
}

/** 'airbersih' where the texts have two words: splits a word that is unknown by itself. */
function parted(index: SiteIndex, text: string): string[] {
  if (text.length < 2 * SHORTEST_PART || isTerm(index, text)) return [text]
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)]
    if (parts.every((part) => index.byText.has(part))) return parts
  }
  return [text]
}

function isTerm(index: SiteIndex, text: string): boolean {
  return index.terms.has(index.stem(text)) || wordsWith(index, text).length > 0
}

function meaningOf(index: SiteIndex, text: string, isLast: boolean): TypedWord {
  const stem = index.stem(text)
  const meanings = new Map<string, number>()
  const mean = (term: string, sureness: number) => {
    if (index.terms.has(term)) meanings.set(term, Math.max(meanings.get(term) ?? 0, sureness))
  }
  mean(stem, 1)
  const isKnown = meanings.size > 0
  if (!isKnown) {
    for (const word of index.bySound.get(soundOf(text)) ?? []) mean(word.stem, SURENESS.sound)
  }
  if (isLast) {
    const sureness = isKnown ? SURENESS.furtherOn : SURENESS.unfinished
    for (const word of unfinished(index, text)) mean(word.stem, sureness)
  }
  const own = new Set(meanings.keys())
  for (const other of synonymsOf(stem)) mean(index.stem(other), SYNONYM_WEIGHT)
  if (meanings.size > 0) return { text, meanings: sorted(meanings, own), mended: null }
  const near = wordsNear(index, text, { mayGoOn: isLast })
  for (const { word, slips } of near) mean(word.stem, SURENESS.slip / Math.max(1, slips))
  return { text, meanings: sorted(meanings, meanings), mended: near[0]?.word.text ?? null }
}

function unfinished(index: SiteIndex, text: string): readonly IndexedWord[] {
  if (text.length < 2) return []
  const found = wordsWith(index, text)
  return found.length <= MOST_UNFINISHED || text.length > 2 ? found.slice(0, MOST_UNFINISHED) : []
}

function sorted(
  meanings: ReadonlyMap<string, number>,
  own: { has(term: string): boolean },
): Meaning[] {
  return [...meanings]
    .map(([term, sureness]) => ({ term, sureness, isSynonym: !own.has(term) }))
    .sort((a, b) => b.sureness - a.sureness || (a.term < b.term ? -1 : 1))
}
