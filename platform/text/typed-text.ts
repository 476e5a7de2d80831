/** Signs without a picture of their own: format characters, variation selectors, joiners, fillers, control codes. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?![\t-\r])\p{Cc}/gu

/** What turns the direction of a text, or only marks its beginning; joiners and marks that shape letters stay. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]|(?![\n\t])\p{Cc}/gu

/**
 * A line of a form that names or reaches somebody, as it is judged and stored: composed, without invisible signs, wide
 * and ornamental letters made plain, single spaces.
 */
export function typedLine(typed: string): string {
  const visible = typed.replace(INVISIBLE, '').replace(/\P{ASCII}/gu, plain)
  return visible.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** A sign that stands for a space and an accent, as ´ does, stays: it is written for an apostrophe. */
function plain(letter: string): string {
  const folded = letter.normalize('NFKC')
  return /^\s./u.test(folded) ? letter : folded
}

/**
 * A text in somebody's own words, with its lines. Joiners stay, because they are part of Persian words and of emoji; a
 * text of nothing visible is empty.
 */
export function typedProse(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(TURNING, '')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text.replace(INVISIBLE, '').trim() === '' ? '' : text
}

/** The same on one line. */
export function typedSentence(typed: string): string {
  return typedProse(typed).replace(/\s+/g, ' ')
}

/** True for a name with at least one letter or figure; accents, signs and pictures alone are none. */
export function isName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name)
}
