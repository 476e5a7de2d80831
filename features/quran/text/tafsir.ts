/** The source's explanation of a verse; verses `from` to `to` share one text, as in print. */
export type Explanation = { from: number; to: number; text: string }

/** Errors of the source with one certain correction. */
const corrections: readonly (readonly [wrong: string, right: string])[] = [
  ['Muatt&shy;alib', 'Muttalib'],
  ['al-a&circ;adid', 'al-Hadid'],
  ['81=82', '81-82'],
  ['Surah Qàf', 'Surah Qaf'],
  ['až-Žariyat', 'aż-Żariyat'],
]

/** Long vowels spelt differently from the Latin of the verses. */
const longVowels: Record<string, string> = { à: 'ā', ì: 'ī', ù: 'ū' }

/**
 * An explanation without the verse numbers at its start and without footnote signs, whose notes the source lacks;
 * single spaces.
 */
export function cleanTafsir(raw: string): string {
  return corrections
    .reduce((text, [wrong, right]) => text.replaceAll(wrong, right), raw)
    .replace(/^\d+\s*[-–]\s*\d+\s*\.\s*/, '')
    .replace(/[²³⁴]/g, '')
    .replace(/[àìù]/g, (vowel) => longVowels[vowel] ?? vowel)
    .replaceAll('`', '’')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The texts of a surah's verses in order, each with its verses: neighbours with one text belong together. */
export function explanationsOf(raw: readonly string[]): Explanation[] {
  return raw.map((text, index) => {
    const isShared = (place: number) => raw[place] === text
    let [first, last] = [index, index]
    while (isShared(first - 1)) first -= 1
    while (isShared(last + 1)) last += 1
    return { from: first + 1, to: last + 1, text: cleanTafsir(text) }
  })
}
