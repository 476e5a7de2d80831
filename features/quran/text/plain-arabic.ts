const WAQF = '\u06D6-\u06DC\u08D6'
const signs = new RegExp(`\\s*\u06D5([${WAQF}]?)`, 'gu')

/**
 * Arabic for copying and sharing: without the verse-end sign of other counts, which is no letter, and without juz-end
 * marks.
 */
export function plainArabic(arabic: string): string {
  return arabic.replace(signs, '$1').replaceAll('\u06D4', '')
}
