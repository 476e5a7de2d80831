import { fundWords } from '#features/ledger/funds.ts'
import { drawHead } from '#features/receipt/paper/receipt-head.server.ts'
import { a4, content, ink } from '#features/receipt/paper/receipt-ornament.server.ts'
import { pdfOf } from '#features/receipt/paper/receipt-pdf.server.ts'
import {
  inStructure,
  type PdfSheet,
  type Style,
  writeText,
} from '#features/receipt/paper/receipt-type.server.ts'
import type { Institution } from '#platform/settings/institution.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatFigure, formatRupiah } from '#platform/money/money.ts'
import type { BoardLine, BoardMonth } from './board-month.ts'
import { changeWords, monthWords, planWords, shortRupiah, wayWords } from './board-words.ts'

const plain: Style = { face: 'regular', size: 8, color: ink.text }
const strong: Style = { face: 'bold', size: 8, color: ink.text }
const muted: Style = { face: 'regular', size: 7, color: ink.muted }
const heading: Style = { face: 'bold', size: 10, color: ink.green }
const one = { maxLines: 1, smallest: 5 }

type Paper = { board: BoardMonth; institution: Institution; madeAt: Date }

/** The month of the board on one page of A4. */
export async function boardPdf({ board, institution, madeAt }: Paper): Promise<Buffer> {
  const title = `Laporan bulanan ${monthWords(board.month)}`
  return pdfOf({ title, madeAt, institution }, (sheet) => {
    drawHead(sheet, { institution })
    const at = { x: a4.margin, width: content }
    const head: Style = { face: 'bold', size: 16, color: ink.green }
    let y = writeText(sheet, title, { style: head, at: { ...at, y: 118 }, tag: 'H1', fit: one })
    const state = board.isClosed ? 'Pembukuan sudah ditutup' : 'Belum ditutup'
    const said = `${state} · dibuat ${formatDateTime(madeAt)} · dalam rupiah`
    y = writeText(sheet, said, { style: muted, at: { ...at, y: y + 2 }, tag: 'P' })
    y = drawTotals(sheet, board, y + 10)
    y = drawCharts(sheet, board, y + 14)
    y = drawLines(sheet, { title: 'Menurut dana', lines: board.funds, y: y + 12 })
    y = drawLines(sheet, { title: 'Menurut program', lines: board.programmes, y: y + 10 })
    drawChanges(sheet, board, y + 10)
  })
}

function drawTotals(sheet: PdfSheet, { total }: BoardMonth, y: number): number {
  const sums = [
    ['Masuk', total.came, total.lastYear.came, total.plan?.came],
    ['Tersalurkan', total.passedOn, total.lastYear.passedOn, total.plan?.passedOn],
    ['Dipegang di akhir bulan', total.held, total.lastYear.held, undefined],
  ] as const
  const width = content / sums.length
  for (const [index, [label, now, before, plan]] of sums.entries()) {
    const at = { x: a4.margin + index * width, width: width - 10 }
    writeText(sheet, label, { style: muted, at: { ...at, y }, tag: 'P' })
    const large: Style = { face: 'bold', size: 13, color: ink.text }
    writeText(sheet, formatRupiah(now), {
      style: large,
      at: { ...at, y: y + 10 },
      tag: 'P',
      fit: one,
    })
    const lastYear = `Setahun lalu ${formatRupiah(before)} (${changeWords(now, before)})`
    const beside = [lastYear, planWords(now, plan)].filter(Boolean).join(' · ')
    writeText(sheet, beside, { style: muted, at: { ...at, y: y + 29 }, tag: 'P', fit: one })
  }
  return y + 40
}

const CHART = 70

function drawCharts(sheet: PdfSheet, board: BoardMonth, y: number): number {
  const width = (content - 24) / 3
  const place = (index: number) => ({ x: a4.margin + index * (width + 12), width })
  const titles = [
    'Masuk dan tersalurkan, 13 bulan',
    'Dana yang dipegang',
    'Bagian amil dari batasnya',
  ]
  for (const [index, words] of titles.entries())
    writeText(sheet, words, { style: strong, at: { ...place(index), y }, tag: 'H2', fit: one })
  drawTrail(sheet, board, { ...place(0), y: y + 14 })
  const held = board.funds.filter((line) => line.held !== 0)
  const most = Math.max(1, ...held.map((line) => Math.abs(line.held)))
  drawBars(sheet, {
    ...place(1),
    y: y + 14,
    bars: held
      .toSorted((a, b) => b.held - a.held)
      .map((line) => ({
        words: line.name,
        figure: shortRupiah(line.held),
        part: Math.abs(line.held) / most,
        isOver: line.held < 0,
      })),
  })
  drawBars(sheet, {
    ...place(2),
    y: y + 14,
    bars: board.amil.map(({ fund, taken, cap }) => ({
      words: fundWords[fund],
      figure: `${shortRupiah(taken)} dari ${shortRupiah(cap)}`,
      part: cap > 0 ? taken / cap : 0,
      isOver: taken > cap,
    })),
  })
  return y + 14 + CHART + 44
}

type Place = { x: number; y: number; width: number }

function drawTrail(sheet: PdfSheet, { trail }: BoardMonth, { x, y, width }: Place): void {
  const most = Math.max(1, ...trail.flatMap(({ came, passedOn }) => [came, passedOn]))
  const step = width / Math.max(1, trail.length)
  const alt = trail
    .map(({ month, came }) => `${monthWords(month)} masuk ${shortRupiah(came)}`)
    .join('; ')
  inStructure(sheet, { tag: 'Figure', alt }, () => {
    for (const [at, { came, passedOn }] of trail.entries()) {
      for (const [which, amount] of [came, passedOn].entries()) {
        const tall = Math.max(0, (amount / most) * CHART)
        sheet.doc
          .rect(x + at * step + which * (step * 0.4), y + CHART - tall, step * 0.38, tall)
          .fill(which === 0 ? ink.green : ink.gold)
      }
    }
    sheet.doc.rect(x, y + CHART, width, 0.5).fill(ink.muted)
  })
  const [first, last] = [trail[0], trail.at(-1)]
  const at = { x, y: y + CHART + 3, width }
  if (first) writeText(sheet, monthWords(first.month), { style: muted, at, tag: 'P' })
  if (last)
    writeText(sheet, monthWords(last.month), {
      style: muted,
      at: { ...at, align: 'right' },
      tag: 'P',
    })
  const legend = `Hijau: masuk. Emas: tersalurkan. Tertinggi ${shortRupiah(most)}.`
  writeText(sheet, legend, { style: muted, at: { ...at, y: at.y + 11 }, tag: 'P', fit: one })
}

type Bar = { words: string; figure: string; part: number; isOver: boolean }

function drawBars(sheet: PdfSheet, { x, y, width, bars }: Place & { bars: readonly Bar[] }): void {
  for (const [index, { words, figure, part, isOver }] of bars.slice(0, 7).entries()) {
    const top = y + index * 18
    const at = { x, y: top, width }
    writeText(sheet, words, {
      style: muted,
      at: { ...at, width: width * 0.62 },
      tag: 'P',
      fit: one,
    })
    writeText(sheet, figure, { style: muted, at: { ...at, align: 'right' }, tag: 'P', fit: one })
    inStructure(sheet, {}, () => {
      sheet.doc.rect(x, top + 10, width, 4).fill(ink.tint)
      sheet.doc
        .rect(x, top + 10, Math.min(1, Math.max(0, part)) * width, 4)
        .fill(isOver ? ink.red : ink.green)
    })
  }
}

const ROW = 13
const ROWS = 9

/** The columns of figures; those of the plan only where there is one. */
function columnsOf(lines: readonly BoardLine[]): readonly Column[] {
  const isPlanned = lines.some(({ plan }) => plan)
  return [
    { head: 'Masuk', sumOf: ({ came }) => came },
    { head: 'setahun lalu', sumOf: ({ lastYear }) => lastYear.came, isMuted: true },
    ...(isPlanned
      ? [{ head: 'rencana', sumOf: ({ plan }: BoardLine) => plan?.came ?? 0, isMuted: true }]
      : []),
    { head: 'Tersalurkan', sumOf: ({ passedOn }) => passedOn },
    { head: 'setahun lalu', sumOf: ({ lastYear }) => lastYear.passedOn, isMuted: true },
    ...(isPlanned
      ? [{ head: 'rencana', sumOf: ({ plan }: BoardLine) => plan?.passedOn ?? 0, isMuted: true }]
      : []),
    { head: 'Dipegang', sumOf: ({ held }) => held },
  ]
}

type Column = { head: string; sumOf(line: BoardLine): number; isMuted?: boolean }

function drawLines(
  sheet: PdfSheet,
  { title, lines, y }: { title: string; lines: readonly BoardLine[]; y: number },
): number {
  const columns = columnsOf(lines)
  const width = 66 - (columns.length - 5) * 5
  const left = content - width * columns.length
  const cell = (words: string, { at, top, style }: { at: number; top: number; style: Style }) =>
    writeText(sheet, words, {
      style,
      at: { x: a4.margin + left + at * width + 4, y: top, width: width - 4, align: 'right' },
      tag: 'P',
      fit: one,
    })
  writeText(sheet, title, { style: heading, at: { x: a4.margin, y, width: left }, tag: 'H2' })
  for (const [at, { head }] of columns.entries()) cell(head, { at, top: y + 3, style: muted })
  const shown = lines.slice(0, ROWS)
  for (const [index, line] of shown.entries()) {
    const top = y + 17 + index * ROW
    const at = { x: a4.margin, y: top, width: left }
    writeText(sheet, line.name, { style: plain, at, tag: 'P', fit: one })
    for (const [column, { sumOf, isMuted }] of columns.entries())
      cell(formatFigure(sumOf(line)), { at: column, top, style: isMuted ? muted : plain })
  }
  return y + 17 + shown.length * ROW
}

function drawChanges(sheet: PdfSheet, { changes }: BoardMonth, y: number): void {
  if (changes.length === 0) return
  const at = { x: a4.margin, width: content }
  let top = writeText(sheet, 'Perubahan terbesar', { style: heading, at: { ...at, y }, tag: 'H2' })
  for (const { name, way, now, before, documents } of changes) {
    const by = documents.map(({ words, amount }) => `${words} (${shortRupiah(amount)})`).join('; ')
    const words = `${name}, ${wayWords[way].toLowerCase()} ${formatRupiah(now)}; setahun lalu ${formatRupiah(before)}.`
    top = writeText(sheet, words, { style: plain, at: { ...at, y: top + 2 }, tag: 'P', fit: one })
    const explained = by ? `Dari: ${by}` : 'Banyak dokumen kecil.'
    top = writeText(sheet, explained, { style: muted, at: { ...at, y: top }, tag: 'P', fit: one })
  }
}
