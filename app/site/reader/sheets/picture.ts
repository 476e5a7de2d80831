/** Measures the width of a text in CSS pixels at a font size. */
export type Measure = (text: string, size: number) => number

/** Lines of one text with their font size and line height. */
export type TextBlock = { size: number; lineHeight: number; lines: string[] }

export const pictureForms = ['tegak', 'persegi', 'lebar', 'polos'] as const
export type VersePictureForm = (typeof pictureForms)[number]

/** One picture; a verse too long for one picture takes several, each with one of its texts or a part of it. */
export type PictureLayout = {
  width: number
  height: number
  arabic: TextBlock | null
  translation: TextBlock | null
}

type Frame = {
  width: number
  /** A fixed height; without one the picture is as tall as its text. */
  height: number | null
  /** Space above for the institution's name and below for the verse's name and the source. */
  head: number
  foot: number
  margin: number
}

/** The frames in pixels: a story, a square, a wide screen, and plain paper. */
export const frames: Record<VersePictureForm, Frame> = {
  tegak: { width: 1080, height: 1920, head: 170, foot: 200, margin: 84 },
  persegi: { width: 1080, height: 1080, head: 130, foot: 160, margin: 84 },
  lebar: { width: 1920, height: 1080, head: 120, foot: 150, margin: 110 },
  polos: { width: 1080, height: null, head: 60, foot: 150, margin: 60 },
}

/** Space between the Arabic and its translation. */
export const GAP = 40
const PLAIN_LARGEST = 150
const PLAIN_MOST = 1_920
const arabicSizes = Array.from({ length: 48 }, (_, at) => Math.round(420 * 0.95 ** at)).filter(
  (size) => size >= 48,
)
const SMALLEST_ARABIC = 48
const SMALLEST_TRANSLATION = 32

type Texts = { arabic: string; translation: string }
type Measures = { arabic: Measure; translation: Measure }

/**
 * Lays out a verse in a form, as large as it fits. What does not fit legibly is not made smaller: the verse takes
 * several pictures, first all its Arabic, then all its translation, cut between words.
 */
export function layOutPictures(
  form: VersePictureForm,
  texts: Texts,
  measures: Measures,
): PictureLayout[] {
  const frame = frames[form]
  const room = roomOf(frame)
  const arabicAt = blockOf(texts.arabic, 1.9, { frame, measure: measures.arabic })
  const translationAt = blockOf(texts.translation, 1.4, { frame, measure: measures.translation })
  const largest = frame.height === null ? PLAIN_LARGEST : Number.POSITIVE_INFINITY
  for (const size of arabicSizes.filter((each) => each <= largest)) {
    const arabic = arabicAt(size)
    const left = room - GAP - (arabic ? tallOf(arabic) : room)
    // A short translation grows into what is left.
    const translation = translationSizes(size)
      .map(translationAt)
      .find((each) => each && tallOf(each) <= left)
    if (arabic && translation) return [pictureOf(frame, arabic, translation)]
  }
  return [
    ...partsOf(arabicSizes, arabicAt, room).map((part) => pictureOf(frame, part, null)),
    ...partsOf(arabicSizes, translationAt, room).map((part) => pictureOf(frame, null, part)),
  ]
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

export function tallOf({ lines, lineHeight }: TextBlock): number {
  return lines.length * lineHeight
}

function roomOf({ height, head, foot }: Frame): number {
  return (height ?? PLAIN_MOST) - head - foot
}

function pictureOf(
  frame: Frame,
  arabic: TextBlock | null,
  translation: TextBlock | null,
): PictureLayout {
  const texts = [arabic, translation].flatMap((each) => (each ? [tallOf(each)] : []))
  const tall = texts.reduce((sum, each) => sum + each, 0) + (texts.length - 1) * GAP
  const height = frame.height ?? Math.ceil(frame.head + tall + frame.foot)
  return { width: frame.width, height, arabic, translation }
}

type Setting = { frame: Frame; measure: Measure }
type BlockAt = (size: number) => TextBlock | null

/** A text at a size; null where a single word is wider than the picture has room for. */
function blockOf(text: string, spacing: number, { frame, measure }: Setting): BlockAt {
  const width = frame.width - 2 * frame.margin
  return (size) => {
    const lines = wrap(text, width, (part) => measure(part, size))
    const isWhole = lines.every((line) => measure(line, size) <= width)
    return isWhole ? { size, lineHeight: Math.round(size * spacing), lines } : null
  }
}

/** From nearly the size of the Arabic down to the usual one. */
function translationSizes(arabic: number): number[] {
  const usual = Math.min(64, Math.max(SMALLEST_TRANSLATION, Math.round(arabic * 0.42)))
  const steps = [2, 1.8, 1.6, 1.4, 1.2, 1.1].map((step) => Math.round(usual * step))
  return [...steps.filter((size) => size <= arabic * 0.6), usual]
}

/** The parts of a text on as few pictures as its smallest letters need, then as large as those hold. */
function partsOf(sizes: readonly number[], blockAt: BlockAt, room: number): TextBlock[] {
  const picturesAt = ({ lines, lineHeight }: TextBlock) =>
    Math.ceil(lines.length / Math.max(1, Math.floor(room / lineHeight)))
  const smallest = blockAt(sizes.at(-1) ?? SMALLEST_ARABIC)
  if (!smallest) return []
  const count = picturesAt(smallest)
  const block = sizes.map(blockAt).find((each) => each && picturesAt(each) <= count) ?? smallest
  const { lines } = block
  const from = (part: number) => Math.round((part * lines.length) / count)
  return Array.from({ length: count }, (_, part) => ({
    ...block,
    lines: lines.slice(from(part), from(part + 1)),
  }))
}
