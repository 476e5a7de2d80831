import { candidatesOf } from './affixes.ts'
import { irregular, roots } from './roots.ts'

/** The root of a word, for comparison: 'penyaluran', 'disalurkan' and 'salur' share one. */
export type Stemmer = (word: string) => string

/** The shortest word of the texts that may be another's root: shorter ones match too often by chance. */
const SHORTEST_GUESS = 4
const REMEMBERED = 20_000

/**
 * Stems like Nazief–Adriani and ECS, without their dictionary of 30,000 roots, whose licence forbids it: a root is a
 * word of our own list, or else a word of the texts. Of several, the one that keeps the most of the word; among words
 * of the texts the shortest, so that all forms share one.
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

/** An unknown word loses only what is certainly a particle: 'amanahnya'. */
function withoutParticles(word: string): string {
  const bare = word.replace(/(?:nya|lah|kah|pun)$/, '')
  return bare.length >= 5 && hasTwoVowels(bare) ? bare : word
}
