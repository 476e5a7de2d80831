import type { ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import { drawHead } from './receipt-head.server.ts'
import { a4, content, drawDivider, ink } from './receipt-ornament.server.ts'
import { pdfOf } from './receipt-pdf.server.ts'
import { inStructure, type PdfSheet, type Style, writeText } from './receipt-type.server.ts'

export type RecapRow = {
  paidAt: Date
  program: string
  fund: string
  amount: Rupiah
  /** The number of the valid kuitansi. */
  number: string | undefined
}

/** A donor's year, or other days of theirs. `total` and `funds` come from the ledger, `gifts` are the donations behind them. */
export type Recap = {
  /** '2026', or '1 Januari – 31 Maret 2026'. */
  span: string
  /** 'Jumlah setahun'. */
  sumLabel: string
  name: string
  institution: ReceiptSnapshot['institution']
  /** The bytes of its logo. */
  logo?: Buffer | undefined
  madeAt: Date
  total: Rupiah
  /** The total in words. */
  inWords?: string
  funds: { label: string; amount: Rupiah }[]
  gifts: RecapRow[]
  /** What an earlier system had: below the rest, and in none of the sums. */
  past?: RecapRow[]
}

const BOTTOM = a4.height - 56
const plain: Style = { face: 'regular', size: 9, color: ink.text }
const strong: Style = { face: 'bold', size: 9.5, color: ink.text }
const muted: Style = { face: 'regular', size: 8, color: ink.muted }

const columns = [
  { label: 'Tanggal', x: 0, width: 92 },
  { label: 'Program', x: 98, width: 180 },
  { label: 'Dana', x: 284, width: 72 },
  { label: 'Kuitansi', x: 360, width: 72 },
  { label: 'Nominal', x: 432, width: content - 432, align: 'right' },
] as const

/** The recap as a PDF: sums by fund, then every donation, on as many pages as needed. */
export async function recapPdf(recap: Recap): Promise<Buffer> {
  const { span, madeAt, institution, logo } = recap
  const title = `Rekap donasi ${span}`
  return pdfOf({ title, madeAt, institution }, (sheet) => {
    drawHead(sheet, { institution, logo })
    const top = drawSums(sheet, recap, drawTop(sheet, recap))
    const { past = [] } = recap
    // Where there are only earlier ones no empty table stands above them.
    const isOldAlone = recap.gifts.length === 0 && past.length > 0
    const below = isOldAlone ? top : drawDonations(sheet, recap.gifts, top)
    drawNote(sheet, recap, drawPast(sheet, past, below))
  })
}

function drawTop(sheet: PdfSheet, { span, name, madeAt }: Recap): number {
  const x = a4.margin
  const head: Style = { face: 'bold', size: 22, color: ink.green }
  let y = writeText(sheet, `Rekap donasi ${span}`, {
    style: head,
    at: { x, y: 122, width: content },
    tag: 'H1',
    fit: { maxLines: 2 },
  })
  drawDivider(sheet, y + 12)
  y = writeText(sheet, 'Atas nama', {
    style: muted,
    at: { x, y: y + 28, width: content },
    tag: 'P',
  })
  const style: Style = { ...strong, size: 13 }
  y = writeText(sheet, name, {
    style,
    at: { x, y, width: content },
    tag: 'P',
    fit: { maxLines: 2 },
  })
  const made = `Dibuat ${formatDateTime(madeAt)}`
  return (
    writeText(sheet, made, { style: muted, at: { x, y: y + 2, width: content }, tag: 'P' }) + 14
  )
}

function drawSums(
  sheet: PdfSheet,
  { funds, total, sumLabel, inWords }: Recap,
  top: number,
): number {
  let y = top
  for (const { label, amount } of funds) y = pair(sheet, { label, amount, style: plain, y })
  const big: Style = { ...strong, size: 12, color: ink.green }
  y = pair(sheet, { label: sumLabel, amount: total, style: big, y: y + 3 })
  if (inWords) {
    const at = { x: a4.margin, y, width: content }
    y = writeText(sheet, inWords, { style: muted, at, tag: 'P', fit: { maxLines: 2 } })
  }
  return y + 18
}

type Pair = { label: string; amount: Rupiah; style: Style; y: number }

function pair(sheet: PdfSheet, { label, amount, style, y }: Pair): number {
  const at = { x: a4.margin, y, width: content }
  writeText(sheet, label, { style, at, tag: 'P' })
  const money = formatRupiah(amount)
  return writeText(sheet, money, { style, at: { ...at, align: 'right' }, tag: 'P' }) + 3
}

function drawPast(sheet: PdfSheet, past: readonly RecapRow[], top: number): number {
  if (past.length === 0) return top
  let y = top + 10
  if (y > BOTTOM - 90) {
    sheet.doc.addPage()
    y = a4.margin
  }
  const sum = rupiah(past.reduce((all, { amount }) => all + amount, 0))
  y = pair(sheet, { label: 'Dari catatan sistem lama', amount: sum, style: strong, y })
  y = writeText(sheet, PAST_NOTE, {
    style: muted,
    at: { x: a4.margin, y, width: content },
    tag: 'P',
  })
  return drawDonations(sheet, past, y + 6)
}

const PAST_NOTE =
  'Disalin dari pencatatan sebelum sistem ini, dengan nomornya di sana. Tidak termasuk jumlah di atas, dan bukan bukti.'

function drawDonations(sheet: PdfSheet, donations: readonly RecapRow[], top: number): number {
  let y = drawColumns(sheet, top)
  for (const donation of donations) {
    if (y > BOTTOM - 30) {
      sheet.doc.addPage()
      y = drawColumns(sheet, a4.margin)
    }
    y = drawDonation(sheet, donation, y)
  }
  return y
}

function drawColumns(sheet: PdfSheet, y: number): number {
  return drawCells(
    sheet,
    columns.map(({ label }) => label),
    { y, style: muted },
  )
}

function drawDonation(sheet: PdfSheet, donation: RecapRow, y: number): number {
  const { paidAt, program, fund, number = '–', amount } = donation
  const cells = [formatDate(paidAt), program, fund, number, formatRupiah(amount)]
  return drawCells(sheet, cells, { y, style: plain })
}

function drawCells(sheet: PdfSheet, cells: string[], { y, style }: { y: number; style: Style }) {
  let below = y
  for (const [i, { x, ...column }] of columns.entries()) {
    const at = { ...column, x: a4.margin + x, y }
    const fit = { maxLines: 2, smallest: 6.5 }
    below = Math.max(below, writeText(sheet, cells[i] ?? '', { style, at, tag: 'P', fit }))
  }
  inStructure(sheet, {}, () => {
    const { doc } = sheet
    doc.lineWidth(0.5).strokeColor(ink.line)
    doc
      .moveTo(a4.margin, below + 3)
      .lineTo(a4.margin + content, below + 3)
      .stroke()
  })
  return below + 8
}

function drawNote(sheet: PdfSheet, { institution }: Recap, top: number): void {
  const notes = [
    'Rekap ini ringkasan untuk catatan Anda. Bukti setiap donasi adalah kuitansi atau Bukti Setor Zakat dengan nomornya sendiri.',
    ...(institution.isSample
      ? ['Data contoh: lembaga dan nomor izinnya tidak nyata, dan dokumen ini bukan bukti.']
      : []),
  ]
  let y = top + 8
  if (y > BOTTOM - 30) {
    sheet.doc.addPage()
    y = a4.margin
  }
  for (const note of notes) {
    y = writeText(sheet, note, {
      style: muted,
      at: { x: a4.margin, y, width: content },
      tag: 'P',
    })
  }
}
