import { type Run, runsOf, type Script } from '#platform/text/paper-letters.ts'

/** A page being drawn, and the root of its structure for screen readers. */
export type PdfSheet = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement }

export type Style = { face: 'regular' | 'bold'; size: number; color: string }

/** Where a text goes, in points from the top left; with `align: 'right'` its lines end at x + width. */
export type TextBox = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' }

/** A text longer than `maxLines` shrinks down to `smallest` points; after that it takes more lines. */
export type Fit = { maxLines?: number; smallest?: number }

type Word = Run[]
type Line = { words: Word[]; width: number }

const LEADING = 1.38

// The font's own space is too narrow on paper.
const WIDER_SPACE = 0.05

/**
 * Writes a text and answers the y below its last line. `tag` is its structure tag for screen readers; without one it
 * is decoration.
 */
export function writeText(
  sheet: PdfSheet,
  text: string,
  how: { style: Style; at: TextBox; fit?: Fit; tag?: string; link?: string },
): number {
  const { at, tag } = how
  const { lines, style } = fitted(sheet.doc, text, how)
  const step = style.size * LEADING
  inStructure(sheet, { tag, spokenText: actualText(text) }, () => {
    for (const [i, line] of lines.entries()) {
      const x = at.x + indent(at, line)
      drawLine(sheet.doc, line, { style, x, y: at.y + i * step + style.size })
    }
  })
  const bottom = at.y + lines.length * step
  if (how.link) sheet.doc.link(at.x, at.y, at.width, bottom - at.y, how.link)
  return bottom
}

/** The width of a text on one line, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return linesOf(doc, text, { style, width: Number.POSITIVE_INFINITY })[0]?.width ?? 0
}

/** The height of a text at this width, in points. */
export function heightOf(
  doc: PDFKit.PDFDocument,
  text: string,
  how: { style: Style; width: number },
): number {
  return linesOf(doc, text, how).length * how.style.size * LEADING
}

/** Draws as part of the document's structure under a tag, or as decoration that screen readers skip. */
export function inStructure(
  { doc, root }: PdfSheet,
  {
    tag,
    spokenText,
    alt,
  }: { tag?: string | undefined; spokenText?: string | undefined; alt?: string },
  draw: () => void,
): void {
  if (tag) {
    const said = { ...(spokenText && { actual: spokenText }), ...(alt && { alt }) }
    root.add(doc.struct(tag, said, [draw]))
    return
  }
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}

function fitted(
  doc: PDFKit.PDFDocument,
  text: string,
  how: { style: Style; at: TextBox; fit?: Fit },
) {
  const { maxLines = Number.POSITIVE_INFINITY, smallest = how.style.size } = how.fit ?? {}
  let style = how.style
  let lines = linesOf(doc, text, { style, width: how.at.width })
  while (lines.length > maxLines && style.size > smallest) {
    style = { ...style, size: Math.max(smallest, style.size - 0.5) }
    lines = linesOf(doc, text, { style, width: how.at.width })
  }
  return { lines, style }
}

function linesOf(doc: PDFKit.PDFDocument, text: string, how: { style: Style; width: number }) {
  const { style, width } = how
  const space = spaceWidth(doc, style)
  const lines: Line[] = []
  for (const word of wordsOf(runsOf(text)).flatMap((word) => broken(doc, word, how))) {
    const wide = wordWidth(doc, word, style)
    const last = lines.at(-1)
    if (last && last.width + space + wide <= width) {
      last.words.push(word)
      last.width += space + wide
    } else lines.push({ words: [word], width: wide })
  }
  return lines
}

function wordsOf(runs: Run[]): Word[] {
  const words: Word[] = [[]]
  for (const { script, text } of runs) {
    for (const [i, part] of text.split(' ').entries()) {
      if (i > 0) words.push([])
      if (part) words.at(-1)?.push({ script, text: part })
    }
  }
  return words.filter((word) => word.length > 0)
}

/** Cuts a word that is wider than the line into pieces that fit. */
function broken(doc: PDFKit.PDFDocument, word: Word, how: { style: Style; width: number }): Word[] {
  if (wordWidth(doc, word, how.style) <= how.width) return [word]
  const pieces: Word[] = [[]]
  let wide = 0
  for (const { script, text } of word) {
    for (const letter of text) {
      const more = runWidth(doc, { script, text: letter }, how.style)
      if (wide + more > how.width) {
        pieces.push([])
        wide = 0
      }
      wide += more
      const piece = pieces.at(-1) as Word
      const last = piece.at(-1)
      if (last?.script === script) last.text += letter
      else piece.push({ script, text: letter })
    }
  }
  return pieces
}

function drawLine(
  doc: PDFKit.PDFDocument,
  line: Line,
  { style, x, y }: { style: Style; x: number; y: number },
): void {
  const space = spaceWidth(doc, style)
  const wordSpacing = style.size * WIDER_SPACE
  let at = x
  for (const part of partsOf(inReadingOrder(line.words))) {
    setFont(doc, part.script, style)
    doc.fillColor(style.color)
    // Aligned by the baseline, because the fonts' boxes differ in height.
    doc.text(part.text, at, y, { lineBreak: false, baseline: 'alphabetic', wordSpacing })
    const inner = part.text.split(' ').length - 1
    at += runWidth(doc, part, style) + inner * wordSpacing + (part.endsWord ? space : 0)
  }
}

type Part = Run & { endsWord: boolean }

/** Words of one font are drawn together with their spaces, so that copied text keeps them. */
function partsOf(words: Word[]): Part[] {
  const parts: Part[] = []
  for (const word of words) {
    for (const [i, run] of word.entries()) {
      const last = parts.at(-1)
      if (i === 0 && last?.script === run.script && run.script !== 'arab') {
        last.text += ` ${run.text}`
        last.endsWord = false
      } else parts.push({ ...run, endsWord: false })
    }
    const last = parts.at(-1)
    if (last) last.endsWord = true
  }
  return parts
}

/** Consecutive Arabic words run from right to left; within a word the font's own rules apply. */
function inReadingOrder(words: Word[]): Word[] {
  const ordered: Word[] = []
  let arabic = 0
  for (const word of words) {
    if (word.every(({ script }) => script === 'arab')) {
      ordered.splice(ordered.length - arabic, 0, word)
      arabic += 1
    } else {
      ordered.push(word)
      arabic = 0
    }
  }
  return ordered
}

function indent({ width, align = 'left' }: TextBox, line: Line): number {
  if (align === 'left') return 0
  return align === 'right' ? width - line.width : (width - line.width) / 2
}

function wordWidth(doc: PDFKit.PDFDocument, word: Word, style: Style): number {
  return word.reduce((sum, run) => sum + runWidth(doc, run, style), 0)
}

function runWidth(doc: PDFKit.PDFDocument, { script, text }: Run, style: Style): number {
  setFont(doc, script, style)
  return doc.widthOfString(text)
}

function spaceWidth(doc: PDFKit.PDFDocument, style: Style): number {
  return runWidth(doc, { script: 'latin', text: ' ' }, style) + style.size * WIDER_SPACE
}

function setFont(doc: PDFKit.PDFDocument, script: Script, { face, size }: Style): void {
  doc.font(`${script}-${face}`, size)
}

/**
 * The text for screen readers and for copying where the printed letters differ from it; undefined where they are the
 * same.
 */
function actualText(text: string): string | undefined {
  const runs = runsOf(text)
  const said = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return runs.length < 2 && runs.every((run) => run.text === said) ? undefined : said
}
