import { verseSynonymsOf } from './synonyms.ts'
import { type Choices, type Closeness, ENDING, EXACT, FAMILY, SLIP, SYNONYM } from './word-hits.ts'
import { termsNear, termsWith, type WordIndex } from './word-index.ts'
import { commonWords, wordsOf } from './words.ts'

const NOISE =
  /^(?:carilah |cari |ayat[\s-]*ayat |ayat |surat |dalil |firman allah )*(?:yang )?(?:tentang|mengenai|soal|membahas|berisi)(?: tentang)? /i

/** The words to search for: without 'ayat tentang' before them. */
export function contentWords(typed: string): string[] {
  const words = wordsOf(typed.replace(NOISE, '')).map(({ text }) => text)
  return words.flatMap((word) => {
    if (word === 'alquran') return ['quran']
    // 'kemanapun' is 'ke mana pun', of which only 'mana' tells.
    const [, inner] =
      /^(?:ke|di)?(mana|siapa|apa|kapan|bagaimana|atas|dalam|sana|situ)(?:pun)?$/.exec(word) ?? []
    if (inner !== undefined) return [inner]
    // The translation of 2002 joins what that of 2019 parts: 'Mahaperkasa'.
    return /^maha.{4}/.test(word) ? ['maha', word.slice(4)] : [word]
  })
}

/**
 * Terms that may match a word: itself, its forms and completions, and its synonyms. `isLast`: it may be unfinished.
 */
export function choicesFor(index: WordIndex, word: string, isLast: boolean): Choices {
  const choices = gather()
  const own = index.idOf.get(word)
  if (own !== undefined) choices.add([own], EXACT)
  if (commonWords.has(word)) return choices.list
  if (word.length >= (isLast ? 2 : 4)) choices.add(termsWith(index, word), ENDING)
  choices.add(formsOf(index, word), FAMILY)
  for (const other of verseSynonymsOf(word, index.stem)) {
    const id = index.idOf.get(other)
    if (id !== undefined) choices.add([id], SYNONYM)
    choices.add(formsOf(index, other), SYNONYM)
  }
  return choices.list
}

/** All terms with the same root: 'sabar' also matches 'bersabarlah'. */
function formsOf(index: WordIndex, word: string): readonly number[] {
  return index.family.get(index.stem(word)) ?? []
}

function gather() {
  const known = new Set<number>()
  const list: { id: number; closeness: Closeness }[] = []
  return {
    list,
    add(ids: readonly number[], closeness: Closeness): void {
      for (const id of ids) {
        if (known.has(id)) continue
        known.add(id)
        list.push({ id, closeness })
      }
    },
  }
}

/** The query with every likely misspelt word corrected; undefined when there is none. */
export function correctedQuery(
  index: WordIndex,
  words: readonly string[],
): { words: string[]; choices: Choices[] } | undefined {
  let hasSlip = false
  const nearest: string[] = []
  const choices = words.map((word, at): Choices => {
    const known = choicesFor(index, word, at === words.length - 1)
    const near = known.some(({ closeness }) => closeness === EXACT) ? [] : termsNear(index, word)
    const [first] = near
    nearest.push(first && known.length === 0 ? (index.terms[first.id] as string) : word)
    if (near.length === 0) return known
    hasSlip = true
    const slips = near
      .filter(({ id }) => !known.some((choice) => choice.id === id))
      .map(({ id }) => ({ id, closeness: SLIP as Closeness }))
    return [...known, ...slips]
  })
  return hasSlip ? { words: nearest, choices } : undefined
}
