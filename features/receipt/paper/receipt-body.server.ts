import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import type { ReceiptDocument } from '../receipt.ts'
import { drawHead, drawTitle, drawVoidNotice } from './receipt-head.server.ts'
import { a4, content, drawQr, ink } from './receipt-ornament.server.ts'
import { runsOf } from '#platform/text/paper-letters.ts'
import {
  heightOf,
  inStructure,
  type TextBox,
  type PdfSheet,
  type Style,
  writeText,
} from './receipt-type.server.ts'
import { MOST_NAMES, notesOf, numberLabel, sumInWords, taxIdInWords } from '../receipt-words.ts'

type BodyFields = { title: string; verifyUrl: string; isCopy: boolean; logo?: Buffer | undefined }

const GAP = 12
const NOTE_GAP = 2.5
const FOOT = a4.height - 34

const label: Style = { face: 'regular', size: 8, color: ink.muted }
const value: Style = { face: 'bold', size: 10.5, color: ink.text }
const small: Style = { face: 'regular', size: 8, color: ink.muted }

/** Draws the content of a receipt, from below the band down to the notes. */
export function drawBody(sheet: PdfSheet, document: ReceiptDocument, fields: BodyFields): void {
  const { institution } = document.snapshot
  drawHead(sheet, { kind: document.kind, institution, logo: fields.logo })
  let y = drawTitle(sheet, document, fields)
  if (document.voidedAt) y = drawVoidNotice(sheet, document, y)
  y = drawPeople(sheet, document, y)
  y = drawRows(sheet, document, y)
  y = drawWords(sheet, document, y)
  y = drawValidation(sheet, document, { y, verifyUrl: fields.verifyUrl })
  drawNotes(sheet, document, y)
  drawFoot(sheet, document)
}

function drawPeople(sheet: PdfSheet, document: ReceiptDocument, y: number): number {
  const { kind, snapshot, taxId } = document
  const paidAt = new Date(snapshot.paidAt)
  const left = { x: a4.margin, width: content * 0.6 - GAP }
  const right = { x: a4.margin + content * 0.6, width: content * 0.4 }
  const isZakat = kind === 'bsz'
  const name: Style = { ...value, size: 13 }
  const nameEnd = field(sheet, isZakat ? 'Nama muzaki' : 'Telah diterima dari', {
    text: snapshot.donor.name,
    at: { ...left, y },
    style: name,
  })
  const besideEnd = isZakat
    ? field(sheet, 'NPWP atau NIK', { text: taxId && taxIdInWords(taxId), at: { ...right, y } })
    : field(sheet, 'Tanggal pembayaran', { text: formatDate(paidAt), at: { ...right, y } })
  const second = Math.max(nameEnd, besideEnd) + GAP
  const program = { text: snapshot.program, at: { ...left, y: second } }
  const programEnd = field(sheet, 'Untuk program', program)
  if (!isZakat) return programEnd + GAP + 4

  const dateEnd = field(sheet, 'Tanggal pembayaran', {
    text: formatDate(paidAt),
    at: { ...right, y: second },
  })
  const third = Math.max(programEnd, dateEnd) + GAP
  const { npwp } = snapshot.institution
  const addressEnd = field(sheet, 'Alamat muzaki', { text: undefined, at: { ...left, y: third } })
  // PMK 114/2025 asks for the institution's number beside its name, which the head has.
  const numberEnd = field(sheet, 'NPWP lembaga', {
    text: npwp && taxIdInWords(npwp),
    at: { ...right, y: third },
  })
  return Math.max(addressEnd, numberEnd) + GAP + 4
}

/** A label with its text below; without a text a line to fill in by hand. */
function field(
  sheet: PdfSheet,
  name: string,
  { text, at, style = value }: { text: string | undefined; at: TextBox; style?: Style },
): number {
  const y = writeText(sheet, name, { style: label, at, tag: 'P' })
  if (text && runsOf(text).length > 0) {
    // A long name may take more lines, within a limit.
    const fit = { maxLines: 2, smallest: 6 }
    return writeText(sheet, text, { style, at: { ...at, y: y + 1 }, tag: 'P', fit })
  }
  const { doc } = sheet
  inStructure(sheet, {}, () => {
    doc.lineWidth(0.6).dash(1.5, { space: 2 })
    doc
      .moveTo(at.x, y + 14)
      .lineTo(at.x + at.width, y + 14)
      .stroke(ink.muted)
    doc.undash()
  })
  return y + 16
}

function drawRows(sheet: PdfSheet, { snapshot }: ReceiptDocument, top: number): number {
  const { doc } = sheet
  const x = a4.margin
  inStructure(sheet, {}, () => doc.roundedRect(x, top, content, 22, 5).fill(ink.green))
  const head: Style = { face: 'bold', size: 8.5, color: ink.cream }
  row(sheet, { left: 'Uraian', right: 'Jumlah', y: top + 5, styles: [head, head] })
  let y = top + 29
  const plain: Style = { face: 'regular', size: 10.5, color: ink.text }
  for (const { label: name, amount } of snapshot.rows) {
    const styles: [Style, Style] = [plain, { ...plain, face: 'bold' }]
    y = row(sheet, { left: name, right: formatRupiah(amount), y, styles }) + 6
    const under = y
    inStructure(sheet, {}, () => {
      doc
        .moveTo(x, under)
        .lineTo(x + content, under)
        .lineWidth(0.6)
        .stroke(ink.line)
    })
    y += 7
  }
  const box = y - 7
  inStructure(sheet, {}, () => doc.rect(x, box, content, 33).fill(ink.tint))
  const total: Style = { face: 'bold', size: 11, color: ink.green }
  const sum: Style = { ...total, size: 15 }
  row(sheet, {
    left: 'Total',
    right: formatRupiah(snapshot.amount),
    y: y - 1,
    styles: [total, sum],
  })
  return box + 33 + GAP
}

type Row = { left: string; right: string; y: number; styles: [Style, Style] }

function row(sheet: PdfSheet, { left, right, y, styles }: Row): number {
  const x = a4.margin + 12
  const [leftStyle, rightStyle] = styles
  // Figures of two sizes share one baseline.
  const lift = Math.max(0, rightStyle.size - leftStyle.size)
  const at = { x, y: y + lift, width: content * 0.62 - 12 }
  const fit = { maxLines: 2, smallest: 6 }
  const bottom = writeText(sheet, left, { style: leftStyle, at, tag: 'P', fit })
  const place: TextBox = { x: x + content * 0.62, y, width: content * 0.38 - 24, align: 'right' }
  const amountFit = { maxLines: 1, smallest: 8 }
  return Math.max(
    bottom,
    writeText(sheet, right, { style: rightStyle, at: place, tag: 'P', fit: amountFit }),
  )
}

function drawWords(sheet: PdfSheet, { snapshot }: ReceiptDocument, top: number): number {
  const at = { x: a4.margin + 12, y: top, width: content - 12 }
  const y = writeText(sheet, 'Terbilang', { style: label, at, tag: 'P' })
  const bottom = writeText(sheet, sumInWords(snapshot.words), {
    style: value,
    at: { ...at, y },
    tag: 'P',
    fit: { maxLines: 2, smallest: 8 },
  })
  inStructure(sheet, {}, () => {
    sheet.doc.rect(a4.margin, top + 1, 2.4, bottom - top - 2).fill(ink.gold)
  })
  return bottom + GAP + 4
}

function drawValidation(
  sheet: PdfSheet,
  { snapshot }: ReceiptDocument,
  { y: top, verifyUrl }: { y: number; verifyUrl: string },
): number {
  const height = 134
  const { signer } = snapshot.institution
  const { doc } = sheet
  inStructure(sheet, {}, () => {
    doc.roundedRect(a4.margin, top, content, height, 9).lineWidth(0.8)
    doc.fillAndStroke(ink.paper, ink.line)
  })
  const x = a4.margin + 16
  const width = content - 196
  const title: Style = { face: 'bold', size: 9.5, color: ink.green }
  let y = writeText(sheet, 'Validasi pembayaran', {
    style: title,
    at: { x, y: top + 12, width },
    tag: 'H2',
  })
  const facts = [
    ['Cara bayar', snapshot.channel],
    ['Diterima', formatDateTime(new Date(snapshot.paidAt))],
    [numberLabel(snapshot), shortIdOf(snapshot.reference)],
    ['Referensi penyedia', snapshot.providerReference],
    ...(signer ? [['Penanda tangan', `${signer.name}, ${signer.office}`]] : []),
    ...(snapshot.replaces ? [['Menggantikan', snapshot.replaces]] : []),
  ]
  y += 4
  for (const [name = '', text = ''] of facts) {
    if (!text) continue
    writeText(sheet, name, { style: label, at: { x, y, width: 84 }, tag: 'P' })
    const style: Style = { ...value, size: 8.5 }
    const at = { x: x + 86, y: y - 0.5, width: width - 86 }
    y = writeText(sheet, text, { style, at, tag: 'P', fit: { maxLines: 1, smallest: 6 } }) + 4.5
  }
  const side = 88
  const middle = a4.margin + content - 94
  drawQr(sheet, verifyUrl, { x: middle - side / 2, y: top + 10, width: side })
  const caption = { x: middle - 84, width: 168, align: 'center' } as const
  const said: Style = { face: 'bold', size: 7.5, color: ink.green }
  const below = writeText(sheet, 'Pindai untuk memeriksa keaslian', {
    style: said,
    at: { ...caption, y: top + side + 12 },
    tag: 'P',
  })
  writeText(sheet, verifyUrl, {
    style: { ...small, size: 7 },
    at: { ...caption, y: below },
    tag: 'P',
    link: verifyUrl,
    fit: { maxLines: 1, smallest: 5.5 },
  })
  return top + height + GAP + 4
}

function drawNotes(sheet: PdfSheet, document: ReceiptDocument, top: number): void {
  const x = a4.margin
  const title: Style = { face: 'bold', size: 8.5, color: ink.text }
  let y =
    writeText(sheet, 'Catatan', { style: title, at: { x, y: top, width: content }, tag: 'H2' }) + 2
  const width = content - 14
  const { notes, style } = fittingNotes(sheet, document, { width, room: FOOT - 6 - y })
  for (const [i, note] of notes.entries()) {
    writeText(sheet, `${i + 1}.`, { style, at: { x, y, width: 14 }, tag: 'P' })
    y = writeText(sheet, note, { style, at: { x: x + 14, y, width }, tag: 'P' }) + NOTE_GAP
  }
}

const NOTE_SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5]

/** As many names as fit above the footer, in the largest text size at which they do: a receipt is one page. */
function fittingNotes(
  { doc }: PdfSheet,
  document: ReceiptDocument,
  { width, room }: { width: number; room: number },
): { notes: string[]; style: Style } {
  const heightAt = (notes: string[], size: number) =>
    notes.reduce((sum, note) => {
      return sum + heightOf(doc, note, { style: { ...small, size }, width }) + NOTE_GAP
    }, 0)
  for (let names = MOST_NAMES; ; names -= 1) {
    const notes = notesOf(document, names)
    const fitting = NOTE_SIZES.find((each) => heightAt(notes, each) <= room)
    if (fitting !== undefined || names === 1)
      return { notes, style: { ...small, size: fitting ?? 5 } }
  }
}

function drawFoot(sheet: PdfSheet, { snapshot: { institution } }: ReceiptDocument): void {
  inStructure(sheet, {}, () => sheet.doc.rect(0, a4.height - 8, a4.width, 8).fill(ink.green))
  writeText(sheet, `Terima kasih atas amanah Anda. Pertanyaan: ${institution.email}`, {
    style: { ...small, color: ink.goldInk },
    at: { x: a4.margin, y: FOOT, width: content, align: 'center' },
    tag: 'P',
  })
}
