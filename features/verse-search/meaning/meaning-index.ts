/**
 * What verses are about, by the stems of what they say and of what is said of them. The verses of a stem are a slice
 * of one list, `verses[from[s] … from[s + 1]]`, with how much each says of it: 255 is all.
 */
export type MeaningIndex = {
  stems: readonly string[]
  idOf: ReadonlyMap<string, number>
  from: Uint32Array
  verses: Uint16Array
  weights: Uint8Array
}

export type MeaningData = Omit<MeaningIndex, 'idOf'>

/** The index of what was written down. */
export function meaningIndexOf(data: MeaningData): MeaningIndex {
  return { ...data, idOf: new Map(data.stems.map((stem, id) => [stem, id])) }
}

/** A part of what a verse says (BM25F): how much a word counts there, and how much a long part weakens it. */
export type MeaningPart = { worth: number; shortened: number }
type Counts = Map<string, number>[]
/** From how often a word says hardly more. */
const ENOUGH = 1.1
const FULL = 255

/** Collects the stems of each part of each verse; `done` arranges them. */
export function meaningIndexBuilder<Name extends string>(
  parts: Readonly<Record<Name, MeaningPart>>,
) {
  const names = Object.keys(parts) as Name[]
  const counted = names.map((): Counts => [])
  return {
    add(verse: number, stems: Readonly<Record<Name, readonly string[]>>): void {
      for (const [at, name] of names.entries()) {
        const counts = new Map<string, number>()
        for (const stem of stems[name]) counts.set(stem, (counts.get(stem) ?? 0) + 1)
        const own = counted[at] as Counts
        own[verse] = counts
      }
    },
    done: () => arrange(names.map((name, at) => [parts[name], counted[at] as Counts])),
  }
}

function arrange(counted: readonly (readonly [MeaningPart, Counts])[]): MeaningIndex {
  const often = new Map<string, Map<number, number>>()
  for (const [{ worth, shortened }, all] of counted) {
    const lengths = all.map((counts) => counts.values().reduce((sum, own) => sum + own, 0))
    const usual = lengths.reduce((sum, length) => sum + length, 0) / all.length || 1
    for (const [verse, counts] of all.entries()) {
      const long = 1 - shortened + (shortened * (lengths[verse] as number)) / usual
      for (const [stem, own] of counts) {
        const verses = often.get(stem) ?? new Map<number, number>()
        verses.set(verse, (verses.get(verse) ?? 0) + (worth * own) / long)
        often.set(stem, verses)
      }
    }
  }
  const stems = [...often.keys()].sort((a, b) => (a < b ? -1 : 1))
  const from = new Uint32Array(stems.length + 1)
  for (const [id, stem] of stems.entries()) {
    from[id + 1] = (from[id] as number) + (often.get(stem)?.size ?? 0)
  }
  const size = from[stems.length] as number
  const [verses, weights] = [new Uint16Array(size), new Uint8Array(size)]
  for (const [id, stem] of stems.entries()) {
    let at = from[id] as number
    for (const [verse, own] of often.get(stem) ?? []) {
      verses[at] = verse
      weights[at] = Math.max(1, Math.round((FULL * own) / (own + ENOUGH)))
      at += 1
    }
  }
  return meaningIndexOf({ stems, from, verses, weights })
}

/** How rare a stem is among all verses; undefined for one that none has. */
export function rarityOf({ idOf, from }: MeaningIndex, stem: string, all: number) {
  const id = idOf.get(stem)
  if (id === undefined) return undefined
  const count = (from[id + 1] as number) - (from[id] as number)
  return Math.log(1 + (all - count + 0.5) / (count + 0.5))
}

/** A word of a query: what it weighs, and the stems it may stand for, with how surely. */
export type AskedWord = { weight: number; readings: readonly (readonly [string, number])[] }

/** The share of a query's words that each of all verses is about. */
export function sharesOf(
  index: MeaningIndex,
  words: readonly AskedWord[],
  all: number,
): Float64Array {
  const shares = new Float64Array(all)
  const best = new Float64Array(all)
  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  for (const { weight, readings } of words) {
    best.fill(0)
    const rarities = readings.map(([reading]) => rarityOf(index, reading, all))
    const most = Math.max(...readings.map(([, factor], at) => factor * (rarities[at] ?? 0)))
    for (const [at, [reading, factor]] of readings.entries()) {
      const rarity = rarities[at]
      if (rarity === undefined) continue
      const own = (weight * factor * rarity) / most
      eachMeaning(index, reading, (verse, share) => {
        if (own * share > (best[verse] as number)) best[verse] = own * share
      })
    }
    for (let verse = 0; verse < best.length; verse += 1) {
      shares[verse] = (shares[verse] as number) + (best[verse] as number)
    }
  }
  return whole === 0 ? shares : shares.map((share) => share / whole)
}

/** Calls with each verse that has this stem, and how much it says of it: at most 1. */
function eachMeaning(
  { idOf, from, verses, weights }: MeaningIndex,
  stem: string,
  act: (verse: number, weight: number) => void,
): void {
  const id = idOf.get(stem)
  if (id === undefined) return
  for (let at = from[id] as number; at < (from[id + 1] as number); at += 1) {
    act(verses[at] as number, (weights[at] as number) / FULL)
  }
}
