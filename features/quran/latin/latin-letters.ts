/** Signs above and below a letter, as the Mushaf Standar Indonesia writes them. */
export const FATHA = '\u064E'
export const DAMMA = '\u064F'
export const KASRA = '\u0650'
export const SHADDA = '\u0651'
export const SUKUN = '\u0652'
export const LONG_A = '\u0670'
/** The small nun that a tanwin becomes before a joined word. */
export const SMALL_NUN = '\u06E8'
/** A yā written small where the rasm has none. */
export const SMALL_YA = '\u06E7'
/** The small mīm: this nun or tanwin sounds as m. */
export const SMALL_MIM = '\u06E2'
/** A letter that is written and never sounds, and an alif that sounds only at a pause. */
export const SILENT = '\u06DF'
export const ONLY_AT_PAUSE = '\u06E0'
/** A small sīn above or below a ṣād: it reads as s. */
const SMALL_SIN = /[\u06DC\u06E3]/
const HAMZA = /[\u0654\u0655]/

/** Consonants by SKB 158/1987, with the signs the ministry's text uses; ʻain and hamza are both written with '. */
const consonants: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ة: 't',
  ث: 'ṡ',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ذ: 'ż',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sy',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: "'",
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ى: 'y',
}

/** Names of the letters that open some surahs. */
const names: Record<string, string> = {
  ا: 'alif',
  ل: 'lām',
  م: 'mīm',
  ر: 'rā',
  ك: 'kāf',
  ه: 'hā',
  ي: 'yā',
  ع: "'ain",
  ص: 'ṣād',
  ط: 'ṭā',
  س: 'sīn',
  ق: 'qāf',
  ن: 'nūn',
  ح: 'ḥā',
}

/** Vowels by their sign, those that win first: a long sign stands beside a short one. */
const vowels: readonly (readonly [sign: string, latin: string])[] = [
  // 11:41, the one place where ā is read towards ē.
  ['\u06EA', 'ê'],
  [LONG_A, 'ā'],
  ['\u0656', 'ī'],
  ['\u0657', 'ū'],
  [FATHA, 'a'],
  [KASRA, 'i'],
  [DAMMA, 'u'],
  ['\u064B', 'an'],
  ['\u064D', 'in'],
  ['\u064C', 'un'],
]

/** A letter with the signs on it; a sign without a letter has an empty base. */
export type Letter = {
  base: string
  signs: string
  /** The vowel on it, '' without one; a tanwin is 'an', 'in' or 'un'. */
  vowel: string
  isHamza: boolean
  /** Its consonant in Latin; undefined for what only carries or lengthens. */
  consonant: string | undefined
}

/** The letters of an Arabic word, in order. */
export function arabicLetters(word: string): Letter[] {
  // A tatweel without a hamza only carries the signs of the letter before it.
  const plain = word.normalize('NFD').replace(/\u0640(?!\p{M}*[\u0654\u0655])/gu, '')
  const parts = plain.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  return parts.map((part) => {
    const base = /^\p{M}/u.test(part) ? '' : part.charAt(0)
    const signs = part.slice(base.length)
    const isHamza = base === 'ء' || HAMZA.test(signs)
    const letter = SMALL_SIN.test(signs) ? 's' : consonants[base]
    const vowel = vowels.find(([sign]) => signs.includes(sign))?.[1] ?? ''
    return { base, signs, vowel, isHamza, consonant: isHamza ? "'" : letter }
  })
}

/** The names of the letters in a word that is spelled out (الۤمّۤ); undefined for every other word. */
export function spelledOut(word: string): string[] | undefined {
  const letters = arabicLetters(word)
  if (letters.some(({ vowel, signs }) => (vowel && vowel !== 'ā') || signs.includes(SUKUN))) {
    return undefined
  }
  return letters.flatMap(({ base }) => names[base] ?? [])
}
