import { type Letters, lettersOf, type RawLetter } from './letters.ts'

/** Letters that Indonesians confuse when they spell Arabic by ear. */
const plain: Record<string, string> = {
  q: 'k',
  o: 'a',
  e: 'i',
  y: 'i',
  w: 'u',
  v: 'f',
  p: 'f',
  z: 'd',
}
/** Two letters for one Arabic letter: żal, ḍad, ẓa and za become d, ṡa, ṣad and syin become s. */
const pairs: Record<string, string> = {
  dh: 'd',
  dz: 'd',
  zh: 'd',
  sh: 's',
  sy: 's',
  ts: 's',
  th: 't',
  kh: 'h',
  gh: 'g',
  oo: 'u',
}
/** An n is not heard before these; the text writes the sound, people write the letter. */
const SWALLOWS_N = 'rlmyw'

/**
 * Latin spelling of Arabic by its sound: no signs, no doubled letters, no spaces, and one letter for all that people
 * confuse. `pauses` says whether the endings in brackets, spoken only without a pause, count.
 */
export function foldLatin(text: string, pauses = true): Letters {
  const raw = rawLetters(text, pauses)
  const folded = lettersOf(text.length)
  for (let place = 0; place < raw.length; place += 1) {
    const here = raw[place] as RawLetter
    const next = raw[place + 1]?.letter ?? ''
    if (here.letter === 'n' && SWALLOWS_N.includes(next) && next !== '') continue
    const pair = pairs[here.letter + next]
    if (pair !== undefined) place += 1
    const sound = here.letter === 'n' && next === 'b' ? 'm' : plain[here.letter]
    folded.add(pair ?? sound ?? here.letter, here)
  }
  return folded.done()
}

function rawLetters(text: string, pauses: boolean): RawLetter[] {
  const letters: RawLetter[] = []
  let begins = true
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (isApostrophe(sign)) continue
    else {
      const letter = baseLetter(sign)
      if (letter === undefined) begins = true
      else if (letter !== '' && (pauses || depth <= 0)) {
        letters.push({ letter, at, begins })
        begins = false
      }
    }
  }
  return letters
}

function isApostrophe(sign: string): boolean {
  return "'’‘`ʻʿʾ´".includes(sign)
}

const known = new Map<string, string | undefined>()

/** 'h' for 'Ḥ', '' for a sign of the letter before, undefined for a word separator. */
function baseLetter(sign: string): string | undefined {
  if (known.has(sign)) return known.get(sign)
  const [first = ''] = sign.normalize('NFD').toLowerCase()
  const isMark = /\p{M}/u.test(first)
  const letter = isMark ? '' : /[a-z]/.test(first) ? first : undefined
  known.set(sign, letter)
  return letter
}
