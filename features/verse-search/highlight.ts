import { everydayWords } from './script/everyday-arabic.ts'
import { scriptWords } from './script/find-script.ts'
import { foldArabic, isArabic, spellingsOf } from './script/fold-arabic.ts'
import { foldLatin } from './script/fold-latin.ts'
import { nearestRun } from './script/letter-index.ts'
import type { Letters } from './script/letters.ts'
import type { FoundVerse } from './result-list.ts'
import type { Search } from './search-index.ts'
import { meantWords } from './meaning/topic-index.ts'
import { choicesFor, contentWords, correctedQuery } from './words/word-choices.ts'
import { commonWords, wordsOf } from './words/words.ts'

/** Ranges of a text, in order and separate: start, and exclusive end. */
export type Ranges = [from: number, to: number][]
export type Highlights = { arabic: Ranges; latin: Ranges; indonesian: Ranges }

/** Gives the highlighted ranges of each result's three texts. */
export function highlighter(index: Search, typed: string): (found: FoundVerse) => Highlights {
  const script = isArabic(typed) ? spellingsOf(typed).map((each) => foldArabic(each).text) : []
  const written = script.length > 0 ? scriptWords(index.script, typed) : []
  const spoken = isArabic(typed) ? '' : foldLatin(typed).text
  const close = isArabic(typed) ? new Set<string>() : termsMeant(index, typed, false)
  let withSlips: ReadonlySet<string> | undefined
  return ({ verse, match, field }) => {
    const text = index.text.verses[verse]
    if (!text) return { arabic: [], latin: [], indonesian: [] }
    const isSlip = match === 'slip' && field === 'indonesian'
    if (isSlip) withSlips ??= termsMeant(index, typed, true)
    const mayDiffer = match === 'slip' || match === 'partial'
    return {
      arabic:
        script.length > 0
          ? (inScript(text.arabic, written) ??
            inArabic(text.arabic, script, mayDiffer && field === 'arabic'))
          : [],
      latin: inLatin(text.latin ?? '', spoken, mayDiffer && field === 'latin'),
      indonesian: inWords(text.indonesian, withSlips && isSlip ? withSlips : close),
    }
  }
}

/** The words of the text that match a word of the query; common ones only when there are no others. */
function termsMeant(search: Search, typed: string, hasSlips: boolean): Set<string> {
  const { words: index } = search
  const { words } = meantWords(search, contentWords(typed))
  const choices =
    (hasSlips ? correctedQuery(index, words)?.choices : undefined) ??
    words.map((word, at) => choicesFor(index, word, at === words.length - 1))
  const isAllCommon = words.every((word) => commonWords.has(word))
  const terms = new Set<string>()
  for (const [at, list] of choices.entries()) {
    if (!isAllCommon && commonWords.has(words[at] as string)) continue
    for (const { id } of list) terms.add(index.terms[id] as string)
  }
  return terms
}

function inWords(text: string, terms: ReadonlySet<string>): Ranges {
  if (terms.size === 0) return []
  return merged(
    wordsOf(text).flatMap(({ text: word, from, to }) => (terms.has(word) ? [[from, to]] : [])),
  )
}

function inLatin(text: string, wanted: string, mayDiffer: boolean): Ranges {
  if (wanted.length < 3) return []
  for (const pauses of [false, true]) {
    const found = runsIn(foldLatin(text, pauses), wanted)
    if (found.length > 0) return merged(found)
  }
  return mayDiffer ? [nearRun(foldLatin(text), wanted)] : []
}

/** The words side by side; else each of them that stands here, when all do. */
function inScript(text: string, words: readonly ReadonlySet<string>[]): Ranges | undefined {
  const own = everydayWords(text)
  const phrases = own.flatMap((first, at) => {
    const last = own[at + words.length - 1]
    const isPhrase = last && words.every((forms, step) => forms.has(own[at + step]?.full ?? ''))
    return isPhrase ? [[first.from, last.to]] : []
  })
  if (phrases.length > 0) return merged(phrases)
  if (!words.every((forms) => own.some(({ full }) => forms.has(full)))) return undefined
  const each = own.filter(({ full }) => words.some((forms) => forms.has(full)))
  return merged(each.map(({ from, to }) => [from, to]))
}

function inArabic(text: string, spellings: readonly string[], mayDiffer: boolean): Ranges {
  const letters = foldArabic(text)
  const runs = spellings.map((wanted) => runsIn(letters, wanted)).find((found) => found.length > 0)
  const [first = ''] = spellings
  const found = runs ?? (mayDiffer ? [nearRun(letters, first)] : [])
  // Arabic letters join: a word is highlighted whole.
  return merged(found.map(([from, to]) => [wordStart(text, from), wordEnd(text, to)]))
}

function runsIn({ text, at }: Letters, wanted: string): Ranges {
  const runs: Ranges = []
  for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + 1)) {
    runs.push(rangeOf(at, place, place + wanted.length))
  }
  return runs
}

function nearRun({ text, at }: Letters, wanted: string): [number, number] {
  const { start, end } = nearestRun(wanted, text)
  return rangeOf(at, start, end)
}

function rangeOf(at: readonly number[], start: number, end: number): [number, number] {
  return [at[start] ?? 0, (at[end - 1] ?? -1) + 1]
}

function wordStart(text: string, from: number): number {
  return Math.max(text.lastIndexOf(' ', from), text.lastIndexOf('\u00A0', from)) + 1
}

function wordEnd(text: string, to: number): number {
  const rest = /[ \u00A0]/.exec(text.slice(to))
  return rest ? to + rest.index : text.length
}

function merged(ranges: readonly (readonly number[])[]): Ranges {
  const result: Ranges = []
  for (const [from = 0, to = 0] of ranges) {
    const last = result.at(-1)
    if (to <= from) continue
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
