import type { SearchableHelp } from './help.ts'

/** The weight of a word by the field it is found in. */
const weights = { title: 8, keywords: 6, summary: 3, text: 1 } as const
/** The weight of the typed words in a row in the title. */
const PHRASE = 12
/** A match below this share of the best is left out. */
const WORST = 0.35
const SHORTEST = 2
const LONGEST_QUERY = 80
/** A search uses at most this many words, each once. */
const MOST_WORDS = 6

// Words too common to find anything.
const empty = new Set(
  'ada agar akan apa apakah atau bagaimana bisa bila cara dan dari dengan di gimana ini itu kalau kami ke kenapa lalu mau mengapa oleh pada saya sudah tapi tetapi untuk yang'.split(
    ' ',
  ),
)

/**
 * The articles that match every typed word, best first. A word also matches its forms ('bayar' in 'pembayaran') and
 * allows small typing errors. Empty input finds nothing.
 */
export function searchHelp<T extends SearchableHelp>(articles: readonly T[], typed: string): T[] {
  const all = wordsOf(typed.slice(0, LONGEST_QUERY))
  const words = [...new Set(all.filter((word) => !empty.has(word)))].slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const scored = articles.map((article) => ({ article, score: scoreOf(article, words) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > 0 && score >= best * WORST)
    .map(({ article, score }) => ({ article, score: score + phraseIn(article, all) }))
    .toSorted((a, b) => b.score - a.score || (a.article.title < b.article.title ? -1 : 1))
    .map(({ article }) => article)
}

function phraseIn({ title }: SearchableHelp, words: string[]): number {
  const isThere = ` ${wordsOf(title).join(' ')} `.includes(` ${words.join(' ')} `)
  return words.length > 1 && isThere ? PHRASE : 0
}

/** Zero unless every word is found somewhere. */
function scoreOf(article: SearchableHelp, words: string[]): number {
  const parts = Object.entries(weights).map(([name, weight]) => {
    const held = new Set(wordsOf(article[name as keyof typeof weights]))
    return { weight, held: [...held].map((word) => ({ word, root: rootOf(word) })) }
  })
  let sum = 0
  for (const word of words) {
    const score = Math.max(...parts.map(({ held, weight }) => weight * likeness(word, held)))
    if (score === 0) return 0
    sum += score
  }
  return sum
}

type HeldWord = { word: string; root: string }

/** 1 for the word itself, less for a form of it, least with a typing error; 0 when it is missing. */
function likeness(word: string, held: HeldWord[]): number {
  if (held.some((each) => each.word === word)) return 1
  const root = rootOf(word)
  if (held.some((each) => each.root === root)) return 0.8
  if (word.length >= 3 && held.some((each) => each.word.startsWith(word))) return 0.7
  if (root.length >= 4 && held.some((each) => each.word.includes(root))) return 0.6
  const most = word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0
  return most > 0 && held.some((each) => isNear(word, each.word, most)) ? 0.4 : 0
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'‘’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST)
}

const SHORTEST_ROOT = 4

/** A word without the commonest prefixes and suffixes, if enough of it remains. */
function rootOf(word: string): string {
  const withoutEnd = shorter(word, /(nya|kan|an|lah|kah|i)$/)
  return shorter(withoutEnd, /^(mem|men|meng|me|pem|pen|peng|per|pe|ber|ter|di|ke|se)/)
}

function shorter(word: string, part: RegExp): string {
  const rest = word.replace(part, '')
  return rest.length >= SHORTEST_ROOT ? rest : word
}

/** True when at most `most` letters were changed, left out, inserted, or swapped with their neighbour. */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const best = Math.min(at(next, j - 1) + 1, at(row, j) + 1, at(row, j - 1) + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(isSwap ? Math.min(best, at(before, j - 2) + 1) : best)
    }
    before = row
    row = next
  }
  return at(row, b.length) <= most
}

function at(row: number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY
}
