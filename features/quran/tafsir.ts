/** What the source says of a verse; verses `from` to `to` share one text, as they do in print. */
export type Explanation = { from: number; to: number; text: string }

/** Slips of the source with one certain reading. */
const corrections: readonly (readonly [wrong: string, right: string])[] = [
  ['Muatt&shy;alib', 'Muttalib'],
  ['al-a&circ;adid', 'al-Hadid'],
  ['81=82', '81-82'],
  ['Surah Qàf', 'Surah Qaf'],
  ['až-Žariyat', 'aż-Żariyat'],
]

/** Long vowels in another spelling than the Latin of the verses has. */
const longVowels: Record<string, string> = { à: 'ā', ì: 'ī', ù: 'ū' }

/** Explanation without the verse numbers at its head, without signs of footnotes that are not in the source, spaces single. */
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

/** The texts of a surah's verses in order, each with the verses it stands for: neighbours with one text belong together. */
export function explanationsOf(raw: readonly string[]): Explanation[] {
  return raw.map((text, index) => {
    const isShared = (place: number) => raw[place] === text
    let [first, last] = [index, index]
    while (isShared(first - 1)) first -= 1
    while (isShared(last + 1)) last += 1
    return { from: first + 1, to: last + 1, text: cleanTafsir(text) }
  })
}
