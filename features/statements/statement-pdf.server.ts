import { drawHead } from '#features/receipt/paper/receipt-head.server.ts'
import { a4, content, ink } from '#features/receipt/paper/receipt-ornament.server.ts'
import { pdfOf } from '#features/receipt/paper/receipt-pdf.server.ts'
import {
  inStructure,
  type PdfSheet,
  type Style,
  writeText,
} from '#features/receipt/paper/receipt-type.server.ts'
import type { Institution, Signer } from '#platform/settings/institution.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatFigure } from '#platform/money/money.ts'
import type { DrawnRow } from './statement-kinds.ts'

/** A statement as it is signed: its rows, the heads of its figures, and who signs. */
export type StatementPaper = {
  title: string
  period: string
  heads: readonly string[]
  rows: readonly Pick<DrawnRow, 'role' | 'words' | 'figures'>[]
  signers: readonly Signer[]
  institution: Institution
  madeAt: Date
  /** Of a frozen set: the sum by which it is known unchanged. */
  hash?: string
}

const FIRST = 196
const BOTTOM = a4.height - 60
const ROW = 17
const SIGNING = 120
const WITH_SIGNERS = 4

const plain: Style = { face: 'regular', size: 9, color: ink.text }
const strong: Style = { face: 'bold', size: 9, color: ink.text }
const title: Style = { face: 'bold', size: 10.5, color: ink.green }
const muted: Style = { face: 'regular', size: 8, color: ink.muted }

/** A statement on A4, its pages numbered, with the lines of the signatures on the last one. */
export async function statementPdf(paper: StatementPaper): Promise<Buffer> {
  return statementsPdf([paper])
}

/** Several statements in one file, each beginning on a page of its own. */
export async function statementsPdf(documents: readonly StatementPaper[]): Promise<Buffer> {
  const papers = documents.map((paper) => ({ ...paper, rows: paper.rows.flatMap(inLines) }))
  const [first] = papers
  if (!first) throw new Error('no statement to print')
  const { madeAt, institution } = first
  const title =
    papers.length === 1 ? `${first.title}, ${first.period}` : `Laporan keuangan, ${first.period}`
  const laidOut = papers.map((paper) => ({ paper, pages: statementPages(paper) }))
  const all = laidOut.reduce((sum, { pages }) => sum + pages.length, 0)
  return pdfOf({ title, madeAt, institution }, (sheet) => {
    let number = 0
    for (const { paper, pages } of laidOut) {
      for (const [at, rows] of pages.entries()) {
        number += 1
        if (number > 1) sheet.doc.addPage()
        const top = at === 0 ? drawTop(sheet, paper) : a4.margin
        const below = drawRows(sheet, paper, { rows, top })
        if (at === pages.length - 1) drawSigners(sheet, paper, below)
        drawFoot(sheet, paper, `Halaman ${number} dari ${all}`)
      }
    }
  })
}

type Rows = StatementPaper['rows']

/** The rows by page; the last page has room for the signatures. */
export function statementPages({ rows }: Pick<StatementPaper, 'rows'>): Rows[] {
  const pages: Rows[] = []
  let rest = [...rows]
  for (let isLast = false; !isLast; ) {
    const top = pages.length === 0 ? FIRST : a4.margin
    const room = BOTTOM - top - ROW
    isLast = rest.length * ROW <= room - SIGNING
    // Some rows go with the signatures: nobody signs an empty page.
    const most = Math.min(Math.floor(room / ROW), rest.length - WITH_SIGNERS)
    const taken = isLast ? rest.length : breakBefore(rest, most)
    pages.push(rest.slice(0, taken))
    rest = rest.slice(taken)
  }
  return pages
}

const LETTERS = 105

/** A text as rows of a page's width: each row of a page is one line. */
function inLines(row: Rows[number]): Rows {
  if (row.role !== 'text') return [row]
  const lines: string[] = []
  for (const word of row.words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= LETTERS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((words) => ({ ...row, words }))
}

/** A heading is not the last row of a page, and a sum is not the first: it stays with the last of its rows. */
function breakBefore(rest: Rows, most: number): number {
  const isHead = (row: Rows[number] | undefined) =>
    row !== undefined &&
    (/^(block|heading)$/.test(row.role) || (row.role === 'text' && row.words.endsWith(':')))
  const isSum = (at: number) =>
    /^(total|end)$/.test(rest[at]?.role ?? '') || rest[at + 1]?.role === 'end'
  let taken = most
  while (taken > 1 && (isSum(taken) || isHead(rest[taken - 1]))) taken -= 1
  return taken > 1 ? taken : most
}

function drawTop(sheet: PdfSheet, { title, period, institution }: StatementPaper): number {
  drawHead(sheet, { institution })
  const head: Style = { face: 'bold', size: 18, color: ink.green }
  const at = { x: a4.margin, width: content }
  const fit = { maxLines: 1, smallest: 12 }
  const y = writeText(sheet, title, { style: head, at: { ...at, y: 122 }, tag: 'H1', fit })
  writeText(sheet, `${period} · dalam rupiah`, { style: muted, at: { ...at, y: y + 4 }, tag: 'P' })
  return FIRST
}

function drawRows(
  sheet: PdfSheet,
  { heads }: StatementPaper,
  { rows, top }: { rows: Rows; top: number },
): number {
  const width = Math.min(110, (content - 180) / heads.length)
  const left = content - width * heads.length
  const cell = (text: string, { at, y, style }: { at: number; y: number; style: Style }) =>
    writeText(sheet, text, {
      style,
      at: { x: a4.margin + left + at * width + 6, y, width: width - 6, align: 'right' },
      tag: 'P',
      fit: { maxLines: 1, smallest: 5 },
    })
  for (const [at, head] of heads.entries()) cell(head, { at, y: top, style: muted })
  let y = top + ROW
  for (const { role, words, figures } of rows) {
    const style = { line: plain, text: plain, block: title }[role as string] ?? strong
    const indent = role === 'line' ? 12 : 0
    const at = { x: a4.margin + indent, y, width: role === 'text' ? content : left - indent }
    writeText(sheet, words, { style, at, tag: 'P', fit: { maxLines: 1, smallest: 6 } })
    for (const [index, figure] of figures.entries())
      cell(formatFigure(figure), { at: index, y, style })
    if (role === 'total' || role === 'end') rule(sheet, y - 2, role === 'end' ? 1 : 0.5)
    y += ROW
  }
  return y
}

function rule(sheet: PdfSheet, y: number, width: number): void {
  inStructure(sheet, {}, () => {
    const { doc } = sheet
    doc.lineWidth(width).strokeColor(ink.line)
    doc
      .moveTo(a4.margin, y)
      .lineTo(a4.margin + content, y)
      .stroke()
  })
}

function drawSigners(sheet: PdfSheet, { signers, madeAt }: StatementPaper, below: number): void {
  const width = content / 2
  for (const [index, { name, office }] of signers.entries()) {
    const at = { x: a4.margin + index * width, width: width - 24 }
    writeText(sheet, index === 0 ? formatDate(madeAt) : '', {
      style: muted,
      at: { ...at, y: below + 12 },
      tag: 'P',
    })
    writeText(sheet, office, { style: plain, at: { ...at, y: below + 26 }, tag: 'P' })
    inStructure(sheet, {}, () => {
      sheet.doc.lineWidth(0.5).strokeColor(ink.muted)
      const y = below + 88
      sheet.doc
        .moveTo(at.x, y)
        .lineTo(at.x + 180, y)
        .stroke()
    })
    writeText(sheet, name, { style: strong, at: { ...at, y: below + 92 }, tag: 'P' })
  }
}

function drawFoot(sheet: PdfSheet, { hash }: StatementPaper, page: string): void {
  const at = { x: a4.margin, y: a4.height - 40, width: content }
  const fine: Style = { ...muted, size: 6.5 }
  if (hash) writeText(sheet, `SHA-256 ${hash}`, { style: fine, at, tag: 'P' })
  writeText(sheet, page, { style: fine, at: { ...at, align: 'right' }, tag: 'P' })
}
