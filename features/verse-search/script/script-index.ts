import { everydayWords, foldEveryday } from './everyday-arabic.ts'

/** The words of the Arabic text as keyboards write them, verse by verse. */
export type ScriptData = {
  /** Each written word once: as it is spelled, and its folded form without small alifs. */
  spelled: readonly string[]
  bare: readonly string[]
  /** The words of each verse in order: tokens[tokenFrom[verse] … tokenFrom[verse + 1]]. */
  tokens: Uint16Array
  tokenFrom: Uint32Array
}

/** `verses[term]` are the verses that have it; `byForm` the words that a folded form may be. */
export type ScriptIndex = ScriptData & {
  full: readonly string[]
  byForm: ReadonlyMap<string, readonly number[]>
  verses: readonly (readonly number[])[]
}

/** Collects the verses in order; each written word is read once. */
export function scriptIndexBuilder() {
  const ids = new Map<string, number>()
  const known = new Map<string, number[]>()
  const [spelled, bare]: [string[], string[]] = [[], []]
  const tokens: number[] = []
  const tokenFrom = [0]
  const read = (raw: string) =>
    everydayWords(raw).map((word) => {
      const key = `${word.spelled} ${word.bare}`
      const id = ids.get(key) ?? spelled.push(word.spelled) - 1
      if (!ids.has(key)) bare.push(word.bare)
      ids.set(key, id)
      return id
    })
  return {
    add(arabic: string): void {
      for (const raw of arabic.split(/[ \u00A0]+/)) {
        const words = known.get(raw) ?? read(raw)
        known.set(raw, words)
        tokens.push(...words)
      }
      tokenFrom.push(tokens.length)
    },
    done: () =>
      scriptIndexOf({
        spelled,
        bare,
        tokens: Uint16Array.from(tokens),
        tokenFrom: Uint32Array.from(tokenFrom),
      }),
  }
}

/** The index of data that another index was made of. */
export function scriptIndexOf(data: ScriptData): ScriptIndex {
  const full = data.spelled.map(foldEveryday)
  const byForm = new Map<string, number[]>()
  const verses: number[][] = full.map(() => [])
  for (const [id, form] of full.entries()) {
    for (const each of new Set([form, data.bare[id] as string])) {
      const list = byForm.get(each)
      if (list) list.push(id)
      else byForm.set(each, [id])
    }
  }
  for (let verse = 0; verse + 1 < data.tokenFrom.length; verse += 1) {
    for (const id of tokensOf(data, verse)) {
      const list = verses[id] as number[]
      if (list.at(-1) !== verse) list.push(verse)
    }
  }
  return { ...data, full, byForm, verses }
}

/** The words of a verse, in order. */
export function tokensOf({ tokens, tokenFrom }: ScriptData, verse: number): Uint16Array {
  return tokens.subarray(tokenFrom[verse], tokenFrom[verse + 1])
}
