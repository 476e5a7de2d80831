const SIGN = /(\u00A0?\u06D5)/u
/** A space that a pause mark stands on, once the sign before it is drawn on its own. */
const STAND = '\u00A0'

/** Arabic in parts, every second one a verse-end sign of other counts; a pause mark on a sign moves to the next part. */
export function verseEndsIn(arabic: string): string[] {
  return arabic
    .split(SIGN)
    .map((part, place) => (place > 0 && /^\p{M}/u.test(part) ? STAND + part : part))
}

/** The Arabic whose parts a page shows one after the other. */
export function joinVerseEnds(shown: string): string {
  return shown.replace(/\u06D5\u00A0(?=\p{M})/gu, '\u06D5')
}
