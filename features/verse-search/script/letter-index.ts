import { ALPHABET, type Letters, trigramAt } from './letters.ts'

/**
 * Folded texts of all verses, searchable by any run of letters. A verse may have two texts: with and without its
 * pauses.
 */
export type LetterIndex = {
  texts: readonly string[]
  /** The verse of each text. */
  verseOf: Uint16Array
  /** For each text, where its letters begin in `begins`. */
  offsets: Uint32Array
  begins: Uint8Array
  /** Texts with a trigram: places[from[t] … from[t + 1]], ascending. */
  from: Uint32Array
  places: Uint16Array
}

/** `isWhole`: the run begins and ends with a word; `isFirst`: the verse begins with it. */
export type LetterHit = { verse: number; isWhole: boolean; isFirst: boolean }

/** Collects texts one by one; `done` sorts them into an index. */
export function letterIndexBuilder() {
  const texts: string[] = []
  const verses: number[] = []
  const begins: number[] = []
  const offsets: number[] = []
  return {
    add(verse: number, letters: Letters): void {
      texts.push(letters.text)
      verses.push(verse)
      offsets.push(begins.length)
      for (const flag of letters.begins) begins.push(flag)
      begins.push(1)
    },
    done(): LetterIndex {
      return {
        texts,
        verseOf: Uint16Array.from(verses),
        offsets: Uint32Array.from(offsets),
        begins: Uint8Array.from(begins),
        ...trigramLists(texts),
      }
    },
  }
}

function trigramLists(texts: readonly string[]): Pick<LetterIndex, 'from' | 'places'> {
  const size = ALPHABET ** 3
  const from = new Uint32Array(size + 1)
  const last = new Int32Array(size).fill(-1)
  eachTrigram(texts, last, (trigram) => {
    from[trigram + 1] = (from[trigram + 1] as number) + 1
  })
  for (let at = 1; at <= size; at += 1) from[at] = (from[at] as number) + (from[at - 1] as number)
  const places = new Uint16Array(from[size] as number)
  const next = from.slice()
  eachTrigram(texts, last.fill(-1), (trigram, text) => {
    const at = next[trigram] as number
    places[at] = text
    next[trigram] = at + 1
  })
  return { from, places }
}

function eachTrigram(
  texts: readonly string[],
  last: Int32Array,
  tell: (trigram: number, text: number) => void,
): void {
  for (const [text, letters] of texts.entries()) {
    for (let place = 0; place + 3 <= letters.length; place += 1) {
      const trigram = trigramAt(letters, place)
      if (last[trigram] === text) continue
      last[trigram] = text
      tell(trigram, text)
    }
  }
}

export type LetterRules = {
  /** How many letters of a word may come before the run. */
  prefix: number
  /** From this length on a run may begin anywhere. */
  anywhereFrom: number
  /** The run must lie within one word. */
  isOneWord: boolean
}

/**
 * Verses that contain exactly these letters, best first. A short run counts only at the start of a word, so that it
 * does not match the middle of others.
 */
export function findLetters(index: LetterIndex, wanted: string, rules: LetterRules): LetterHit[] {
  if (wanted.length < 3) return []
  const hits = new Map<number, LetterHit>()
  for (const text of rarest(index, wanted)) {
    const hit = bestHit(index, text, { wanted, ...rules })
    if (!hit) continue
    const known = hits.get(hit.verse)
    if (!known || rankOf(hit) < rankOf(known)) hits.set(hit.verse, hit)
  }
  return [...hits.values()].sort((a, b) => rankOf(a) - rankOf(b) || a.verse - b.verse)
}

function rankOf({ isWhole, isFirst }: LetterHit): number {
  return (isWhole ? 0 : 2) + (isFirst ? 0 : 1)
}

function rarest({ from, places }: LetterIndex, wanted: string): Uint16Array {
  let least = -1
  for (let place = 0; place + 3 <= wanted.length; place += 1) {
    const trigram = trigramAt(wanted, place)
    if (least < 0 || sizeOf(from, trigram) < sizeOf(from, least)) least = trigram
  }
  return places.subarray(from[least], from[least + 1])
}

function sizeOf(from: Uint32Array, trigram: number): number {
  return (from[trigram + 1] as number) - (from[trigram] as number)
}

type LetterQuery = LetterRules & { wanted: string }

function bestHit(index: LetterIndex, text: number, { wanted, ...rules }: LetterQuery) {
  const letters = index.texts[text] as string
  const offset = index.offsets[text] as number
  let best: LetterHit | undefined
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const [start, end] = [offset + at, offset + at + wanted.length]
    if (!isAllowed(index.begins, { start, end, ...rules })) continue
    const isWhole = index.begins[start] === 1 && index.begins[end] === 1
    const hit = { verse: index.verseOf[text] as number, isWhole, isFirst: at === 0 }
    if (!best || rankOf(hit) < rankOf(best)) best = hit
  }
  return best
}

type Run = LetterRules & { start: number; end: number }

function isAllowed(begins: Uint8Array, { start, end, ...rules }: Run): boolean {
  // The last letter may have merged with the first of the next word.
  if (rules.isOneWord && begins.subarray(start + 1, end - 1).includes(1)) return false
  if (end - start >= rules.anywhereFrom) return true
  return begins.subarray(Math.max(0, start - rules.prefix), start + 1).includes(1)
}

/** How many verses are compared letter by letter when no verse matches exactly. */
const COMPARED = 60

/**
 * Verses that nearly contain these letters, nearest first: selected by the rare trigrams they share with the typed
 * text, and accepted when at most a quarter of its letters must change.
 */
export function nearLetters(
  index: LetterIndex,
  wanted: string,
): { verse: number; changes: number }[] {
  if (wanted.length < 5) return []
  const allowed = Math.floor(wanted.length / 4)
  const best = new Map<number, number>()
  for (const text of mostShared(index, wanted)) {
    const verse = index.verseOf[text] as number
    const changes = nearestRun(wanted, index.texts[text] as string).changes
    if (changes <= allowed && changes < (best.get(verse) ?? Infinity)) best.set(verse, changes)
  }
  return [...best]
    .map(([verse, changes]) => ({ verse, changes }))
    .sort((a, b) => a.changes - b.changes || a.verse - b.verse)
}

function mostShared({ from, places, texts }: LetterIndex, wanted: string): number[] {
  const shares = new Float64Array(texts.length)
  const trigrams = new Set<number>()
  for (let place = 0; place + 3 <= wanted.length; place += 1) trigrams.add(trigramAt(wanted, place))
  for (const trigram of trigrams) {
    const rarity = Math.log(texts.length / (sizeOf(from, trigram) + 1))
    for (let at = from[trigram] as number; at < (from[trigram + 1] as number); at += 1) {
      const text = places[at] as number
      shares[text] = (shares[text] as number) + rarity
    }
  }
  const found: number[] = []
  for (const [text, share] of shares.entries()) if (share > 0) found.push(text)
  return found
    .sort((a, b) => (shares[b] as number) - (shares[a] as number) || a - b)
    .slice(0, COMPARED)
}

/**
 * The run of letters in `text` nearest to `wanted`: its distance and position. (Sellers' algorithm: edit distance
 * with a free start and end.)
 */
export function nearestRun(
  wanted: string,
  text: string,
): { changes: number; start: number; end: number } {
  const rows = wanted.length
  const changes = Uint16Array.from({ length: rows + 1 }, (_, row) => row)
  const starts = new Uint16Array(rows + 1)
  const best = { changes: rows, start: 0, end: 0 }
  for (let at = 1; at <= text.length; at += 1) {
    const letter = text.charCodeAt(at - 1)
    let [across, acrossStart] = [0, at - 1]
    starts[0] = at
    for (let row = 1; row <= rows; row += 1) {
      const [left, leftStart] = [changes[row] as number, starts[row] as number]
      const replaced = across + (wanted.charCodeAt(row - 1) === letter ? 0 : 1)
      const above = (changes[row - 1] as number) + 1
      changes[row] = Math.min(replaced, left + 1, above)
      if (changes[row] === replaced) starts[row] = acrossStart
      else if (changes[row] === above) starts[row] = starts[row - 1] as number
      across = left
      acrossStart = leftStart
    }
    const last = changes[rows] as number
    if (last < best.changes) Object.assign(best, { changes: last, start: starts[rows], end: at })
  }
  return best
}
