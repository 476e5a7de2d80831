import { candidatesOf } from './affixes.ts'
import { irregular, roots } from './roots.ts'

/** The word a word is made from, for comparing: 'penyaluran', 'disalurkan' and 'salur' are one. */
export type Stemmer = (word: string) => string

/** Shortest word of the texts that may count as the root of another: shorter ones are too often there by chance. */
const SHORTEST_GUESS = 4
const REMEMBERED = 20_000

/**
 * Stems as Nazief–Adriani and ECS do, without their dictionary of 30,000 roots, whose licence does not allow it: a
 * root is a word of our own list, or else a word of the texts themselves. Of several, the one that leaves the most of
 * the word; among words of the texts the shortest, so that all forms meet in one.
 */
export function stemmer(isWord: (word: string) => boolean): Stemmer {
  const known = new Map<string, string>()
  return (word) => {
    const stem = known.get(word) ?? stemOf(word, isWord)
    if (known.size >= REMEMBERED) known.clear()
    known.set(word, stem)
    return stem
  }
}

function stemOf(word: string, isWord: (word: string) => boolean): string {
  if (word.length <= 3 || roots.has(word) || /\d/.test(word)) return word
  const other = irregular.get(word)
  if (other) return other
  const candidates = candidatesOf(word)
  const listed = candidates.find(({ text }) => roots.has(text))
  if (listed) return listed.text
  let shortest: string | undefined
  for (const { text } of candidates) {
    if (text.length < SHORTEST_GUESS || !hasTwoVowels(text) || !isWord(text)) continue
    if (shortest === undefined || text.length < shortest.length) shortest = text
  }
  return shortest ?? withoutParticles(word)
}

function hasTwoVowels(text: string): boolean {
  return /[aiueo].*[aiueo]/.test(text)
}

/** Of a word nobody knows only what is surely not a part of it: 'amanahnya'. */
function withoutParticles(word: string): string {
  const bare = word.replace(/(?:nya|lah|kah|pun)$/, '')
  return bare.length >= 5 && hasTwoVowels(bare) ? bare : word
}
