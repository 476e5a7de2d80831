/** A word in its compared form, and its position in the original text. */
export type Word = { text: string; from: number; to: number }

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘ʻ`]*/gu

/** The words of an Indonesian text in order; hyphens separate them, so that 'hamba-Nya' is 'hamba' and 'nya'. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  if (!isPlain.test(text)) return anyWords(text, words)
  for (let from = 0; from < text.length; from += 1) {
    const space = text.indexOf(' ', from)
    const to = space < 0 ? text.length : space
    if (to > from) words.push({ text: text.slice(from, to), from, to })
    from = to
  }
  return words
}

/** Most queries match: small letters and spaces. */
const isPlain = /^[a-z ]*$/

function anyWords(text: string, words: Word[]): Word[] {
  for (const found of text.matchAll(word)) {
    const folded = foldWord(found[0])
    if (folded) words.push({ text: folded, from: found.index, to: found.index + found[0].length })
  }
  return words
}

/** Lower case, without diacritics and apostrophes: 'Qur’an' is 'quran'. */
export function foldWord(text: string): string {
  const plain = /^[a-z]+$/.test(text) ? text : text.toLowerCase().normalize('NFD')
  return plain.replace(/[^a-z0-9]/g, '')
}

/** Words so common that they say little about a verse. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'ada adalah agar akan aku atas atau bagi bahwa dalam dan dari dengan di dia engkau ialah ini itu ' +
    'juga kami kamu karena ke kepada kita ku lagi lah mereka mu nya oleh pada para pun sang seorang ' +
    'serta si sungguh telah tentang untuk yaitu yakni yang'
  ).split(' '),
)
