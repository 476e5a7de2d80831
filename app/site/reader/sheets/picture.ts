/** Measures the width of a text in CSS pixels at a font size. */
export type Measure = (text: string, size: number) => number

/** Lines of one text with their font size and line height. */
export type TextBlock = { size: number; lineHeight: number; lines: string[] }

export type PictureLayout = { height: number; arabic: TextBlock; translation: TextBlock }

export const PICTURE_WIDTH = 1080
export const MARGIN = 92
/** Space above for the institution's name and below for the verse's name. */
export const HEAD = 160
export const FOOT = 190
/** Space between the Arabic and its translation. */
export const GAP = 56

/** A square for a short verse, a portrait for most, and a tall picture for the longest. */
const [SQUARE, PORTRAIT, TALL] = [1080, 1350, 1920]
const arabicSizes = [200, 176, 156, 138, 124, 112, 102, 92, 84, 76, 68, 62, 56, 50, 46, 42, 38]
const SMALLEST_ARABIC = 38

type Texts = { arabic: string; translation: string }
type Measures = { arabic: Measure; translation: Measure }

/**
 * Lays out a verse on a picture 1080 px wide, as large as fits a square or a portrait, else a tall picture. The longest
 * verses get a taller picture, not smaller letters.
 */
export function layOutPicture(texts: Texts, measures: Measures): PictureLayout {
  for (const heights of [[SQUARE, PORTRAIT], [TALL]]) {
    for (const size of arabicSizes) {
      const blocks = blocksAt(size, texts, measures)
      const height = heights.find((each) => heightOf(blocks) <= each)
      if (height && fits(blocks.arabic, measures.arabic)) return { height, ...blocks }
    }
  }
  const blocks = blocksAt(SMALLEST_ARABIC, texts, measures)
  return { height: Math.ceil(heightOf(blocks)), ...blocks }
}

/** Splits the text into lines no wider than `width`. A wider word gets its own line. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

function blocksAt(size: number, { arabic, translation }: Texts, measures: Measures) {
  const small = Math.min(52, Math.max(26, Math.round(size * 0.46)))
  return {
    arabic: block(arabic, { size, spacing: 2, measure: measures.arabic }),
    translation: block(translation, { size: small, spacing: 1.5, measure: measures.translation }),
  }
}

type Setting = { size: number; spacing: number; measure: Measure }

function block(text: string, { size, spacing, measure }: Setting): TextBlock {
  const width = PICTURE_WIDTH - 2 * MARGIN
  const lines = wrap(text, width, (part) => measure(part, size))
  return { size, lineHeight: Math.round(size * spacing), lines }
}

/** True where no single word is wider than the picture has room for. */
function fits({ lines, size }: TextBlock, measure: Measure): boolean {
  return lines.every((line) => measure(line, size) <= PICTURE_WIDTH - 2 * MARGIN)
}

function heightOf({ arabic, translation }: Omit<PictureLayout, 'height'>): number {
  const tall = (each: TextBlock) => each.lines.length * each.lineHeight
  return HEAD + tall(arabic) + GAP + tall(translation) + FOOT
}
