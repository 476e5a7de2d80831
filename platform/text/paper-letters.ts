/** The font file for a letter: Plus Jakarta Sans in two parts, Scheherazade New for Arabic. */
export type Script = 'latin' | 'ext' | 'arab'

export type Run = { script: Script; text: string }

// The letters in the font files (from their character tables), as hexadecimal ranges.
const LATIN = rangesOf(
  '20-7e a1-ac ae-ff 131 152-153 2c6 2da 2dc 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215',
)
const EXT = rangesOf(
  '100-130 132-148 14a-151 154-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9',
)
const ARAB = rangesOf('60c 61b 61f 621-63a 641-652 660-669 670-6d3 6f0-6f9')

// Transliteration signs that no font file has, and the typographic signs that replace them.
const SPELT: Record<string, string> = {
  ʿ: '‘',
  ʽ: '‘',
  ʻ: '‘',
  ʾ: '’',
  ʼ: '’',
  ʹ: '′',
  '‐': '-',
  '‑': '-',
  '−': '-',
}

/**
 * Text as it can be printed, split where the font changes. A letter the fonts lack loses its diacritics, else it
 * becomes '?'; emoji and control codes are left out. Every kind of space becomes a plain one.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    const { script, letter: printed } = printable(letter)
    const last = runs.at(-1)
    if (!printed) continue
    if (last?.script === script) last.text += printed
    else runs.push({ script, text: printed })
  }
  return runs
}

/** True when every letter of a text can be printed as itself or without its accents. */
export function isPrintable(text: string): boolean {
  return [...text.normalize('NFC')].every(
    (letter) => letter === UNKNOWN || printable(letter).letter !== UNKNOWN,
  )
}

const UNKNOWN = '?'

function printable(character: string): { script: Script; letter: string } {
  const letter = SPELT[character] ?? character
  const script = scriptOf(letter)
  if (script) return { script, letter }
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain && plain !== letter && scriptOf(plain) === 'latin') {
    return { script: 'latin', letter: plain }
  }
  return { script: 'latin', letter: /[\p{L}\p{N}]/u.test(letter) ? UNKNOWN : '' }
}

function scriptOf(letter: string): Script | undefined {
  const point = letter.codePointAt(0) ?? 0
  if (isIn(LATIN, point)) return 'latin'
  if (isIn(EXT, point)) return 'ext'
  return isIn(ARAB, point) ? 'arab' : undefined
}

type Range = readonly [number, number]

function rangesOf(text: string): Range[] {
  return text.split(' ').map((range) => {
    const [from = '0', to = from] = range.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

function isIn(ranges: Range[], point: number): boolean {
  return ranges.some(([from, to]) => point >= from && point <= to)
}
