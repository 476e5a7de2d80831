import { type Letters, lettersOf, type RawLetter } from './letters.ts'

const LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهوي'
/** Forms of one letter on keyboards of several countries. */
const same: Record<string, string> = {
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ھ: 'ه',
  ہ: 'ه',
}
const folds = new Map<string, string>(
  [...LETTERS, ...Object.keys(same)].map((letter) => {
    return [letter, String.fromCharCode(97 + LETTERS.indexOf(same[letter] ?? letter))]
  }),
)
const YA = folds.get('ي')
const WAW = folds.get('و')

/** Words that the mushaf spells differently from keyboards: [typed, written]. */
const spellings: readonly (readonly [string, string])[] = [
  ['صلا[هة]', 'صلوة'],
  ['زكا[هة]', 'زكوة'],
  ['حيا[هة]', 'حيوة'],
  ['غدا[هة]', 'غدوة'],
  ['نجا[هة]', 'نجوة'],
  ['مشكا[هة]', 'مشكوة'],
  ['منا[هة]$', 'منوة'],
  ['تورا[هة]', 'تورىة'],
  ['ربا$', 'ربوا'],
  ['[اإ]براهيم', 'ابرهم'],
  ['[اإ]سرا[ئي]يل', 'اسرءيل'],
]

/**
 * Arabic without vowel signs, pauses, hamza and alif, which keyboards and the mushaf write differently. The rest is
 * written with the letters a–{.
 */
export function foldArabic(text: string): Letters {
  const folded = lettersOf(text.length)
  let begins = true
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string
    const letter = folds.get(sign)
    if (letter !== undefined) {
      const raw: RawLetter = { letter, at, begins }
      folded.add(letter, raw, letter !== YA && letter !== WAW)
      begins = false
    } else if (/\s/.test(sign)) begins = true
  }
  return folded.done()
}

/** Possible intended spellings, in the mushaf's form and as typed; the likelier one first. */
export function spellingsOf(typed: string): string[] {
  const bare = typed.replace(/[\p{M}\u0640]/gu, '')
  const written = bare.split(/\s+/).map(asWritten).join(' ')
  // Without its last letters this would be another word.
  if (/ربوا/.test(written)) return [written]
  return written === bare ? [typed] : [written, typed]
}

function asWritten(word: string): string {
  const rule = spellings.find(([as]) => new RegExp(as, 'u').test(word))
  return rule ? word.replace(new RegExp(rule[0], 'u'), rule[1]) : word
}

/** True when the text is written in Arabic letters. */
export function isArabic(text: string): boolean {
  return /[\u0621-\u064A\u066E-\u06D3]/.test(text)
}
