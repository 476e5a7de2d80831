import { everydayWords } from './everyday-arabic.ts'
import { type ScriptIndex, tokensOf } from './script-index.ts'

/** How near a written word is to a typed one: its very letters, folded, with a particle before it, or begun by it. */
type Nearness = 0 | 1 | 2 | 3
const [SPELLED, FOLDED, WITH_PARTICLE, BEGUN] = [0, 1, 2, 3] as const

type Meant = ReadonlyMap<number, Nearness>

/** Verses by their nearness; `isPhrase`: the words stand side by side. */
export type ScriptHit = { verse: number; nearness: Nearness; isPhrase: boolean }

/** 'and', 'with', 'for', 'like' and the article are attached to a word. */
const PARTICLES = /^[وف]?ا?(?:[بلك]|س)?(?:ال)?$/
/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3

/** Verses with all these words, as keyboards write them, the nearest first; of each nearness in the text's order. */
export function findScript(index: ScriptIndex, typed: string): ScriptHit[] {
  const words = wordsMeant(index, typed)
  const [first, ...others] = words
  if (!first || words.some((meant) => meant.size === 0)) return []
  const best = nearestIn(index, first)
  for (const meant of others) {
    const own = nearestIn(index, meant)
    for (const [verse, nearness] of best) {
      const other = own.get(verse)
      if (other === undefined) best.delete(verse)
      else best.set(verse, Math.max(nearness, other) as Nearness)
    }
  }
  const hits = [...best].map(([verse, nearness]): ScriptHit => {
    const phrase = others.length === 0 ? nearness : phraseIn(tokensOf(index, verse), words)
    return { verse, nearness: phrase ?? nearness, isPhrase: phrase !== undefined }
  })
  return hits.sort((a, b) => rankOf(a) - rankOf(b) || a.verse - b.verse)
}

function rankOf({ nearness, isPhrase }: ScriptHit): number {
  return (isPhrase ? 0 : BEGUN + 1) + nearness
}

/** Tells for each word of a text whether it is one of the typed ones. */
export function scriptWords(index: ScriptIndex, typed: string): readonly ReadonlySet<string>[] {
  return wordsMeant(index, typed).map(
    (meant) => new Set([...meant.keys()].map((id) => index.full[id] as string)),
  )
}

function wordsMeant(index: ScriptIndex, typed: string): Meant[] {
  const words = everydayWords(typed).flatMap((word) => meantWord(index, word))
  return words.map((word, at) => meantBy(index, word, at === words.length - 1))
}

type Typed = { spelled: string; full: string }

function meantWord(index: ScriptIndex, word: Typed): Typed[] {
  const isWritten = index.full.some((form) => isWithParticle(form, word.full))
  return isWritten ? [word] : parted(index, word)
}

/** Words that are typed without a space: 'ياقوم', 'ماشاء'. */
function parted(index: ScriptIndex, { spelled, full }: Typed): Typed[] {
  const whole = [{ spelled, full }]
  if (index.byForm.has(full)) return whole
  for (let at = 2; at + 2 <= full.length; at += 1) {
    if (!index.byForm.has(full.slice(0, at))) continue
    const rest = parted(index, { spelled: spelled.slice(at), full: full.slice(at) })
    if (rest.every((word) => index.byForm.has(word.full))) {
      return [{ spelled: spelled.slice(0, at), full: full.slice(0, at) }, ...rest]
    }
  }
  return whole
}

function meantBy(index: ScriptIndex, { spelled, full }: Typed, isLast: boolean): Meant {
  const meant = new Map<number, Nearness>()
  for (const id of index.byForm.get(full) ?? []) {
    meant.set(id, index.spelled[id] === spelled ? SPELLED : FOLDED)
  }
  const joined = full.startsWith('ال') ? `لل${full.slice(2)}` : undefined
  for (const [id, form] of index.full.entries()) {
    if (meant.has(id)) continue
    if (
      isWithParticle(form, full) ||
      (joined && form.endsWith(joined) && form.length <= joined.length + 1)
    ) {
      meant.set(id, WITH_PARTICLE)
    } else if (isLast && full.length >= SHORTEST_BEGINNING && form.startsWith(full)) {
      meant.set(id, BEGUN)
    }
  }
  return meant
}

function isWithParticle(form: string, full: string): boolean {
  if (!form.endsWith(full) || full.length < 2) return false
  return PARTICLES.test(form.slice(0, form.length - full.length))
}

function nearestIn({ verses }: ScriptIndex, meant: Meant): Map<number, Nearness> {
  const found = new Map<number, Nearness>()
  for (const [id, nearness] of meant) {
    for (const verse of verses[id] ?? []) {
      if (nearness < (found.get(verse) ?? Infinity)) found.set(verse, nearness)
    }
  }
  return found
}

/** The nearness of the words where they stand side by side in this order. */
function phraseIn(tokens: Uint16Array, words: readonly Meant[]): Nearness | undefined {
  let best: Nearness | undefined
  for (let at = 0; at + words.length <= tokens.length; at += 1) {
    let worst: Nearness | undefined = SPELLED
    for (const [step, meant] of words.entries()) {
      const own = meant.get(tokens[at + step] as number)
      if (own === undefined) worst = undefined
      else if (worst !== undefined && own > worst) worst = own
    }
    if (worst !== undefined && (best === undefined || worst < best)) best = worst
  }
  return best
}

/** A hit whose words are whole. */
export function isWholeWord({ nearness, isPhrase }: ScriptHit): boolean {
  return isPhrase && nearness <= FOLDED
}
