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
  const spoken = isWord(word)
    ? undefined
    : spokenRoot([word, ...candidates.map(({ text }) => text)])
  if (spoken !== undefined) return spoken
  let shortest: string | undefined
  for (const { text } of candidates) {
    if (text.length < SHORTEST_GUESS || !hasTwoVowels(text) || !isWord(text)) continue
    if (shortest === undefined || text.length < shortest.length) shortest = text
  }
  return shortest ?? withoutParticles(word)
}

/** The listed root that forms of a word are in everyday speech: 'inget', 'pake', 'ilang', 'nulis', 'minjem'. */
function spokenRoot(forms: readonly string[]): string | undefined {
  for (const form of forms) {
    const ends = [
      form,
      form.replace(/e([bdgklmnrst]|ng)$/, 'a$1'),
      form.replace(/e$/, 'ai'),
      form.replace(/o$/, 'au'),
      form.replace(/(?<=..)k$/, ''),
    ]
    for (const end of ends) {
      const whole = [
        end,
        `h${end}`,
        end.replace(/^n(?=[aiueo])/, 't'),
        end.replace(/^m(?=[aiueo])/, 'p'),
      ]
      const root = whole.find((each) => each.length > SHORTEST_GUESS - 1 && roots.has(each))
      if (root !== undefined) return root
    }
  }
  return undefined
}

function hasTwoVowels(text: string): boolean {
  return /[aiueo].*[aiueo]/.test(text)
}

/** An unknown word loses only what is certainly a particle: 'amanahnya'. */
function withoutParticles(word: string): string {
  const bare = word.replace(/(?:nya|lah|kah|pun)$/, '')
  return bare.length >= 5 && hasTwoVowels(bare) ? bare : word
}
