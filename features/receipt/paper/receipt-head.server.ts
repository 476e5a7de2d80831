import type { ReceiptKind, ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import type { ReceiptDocument } from '../receipt.ts'
import { a4, content, drawBand, drawDivider, drawStamp, ink } from './receipt-ornament.server.ts'
import {
  inStructure,
  type TextBox,
  type PdfSheet,
  type Style,
  widthOf,
  writeText,
} from './receipt-type.server.ts'

const BAND = 96

type Head = {
  kind?: ReceiptKind
  institution: ReceiptSnapshot['institution']
  /** The bytes of its logo; without them the product's star. */
  logo?: Buffer | undefined
}

/** The band with the institution's name, decree, address and contact. */
export function drawHead(sheet: PdfSheet, { kind, institution, logo }: Head): void {
  const x = drawBand(sheet, BAND, logo)
  const { name, legalName, decree, zakatBasis, address, phone, email } = institution
  const isOneName = name === legalName
  const room = a4.margin + content - x
  const width = room - (institution.isSample ? 96 : 0)
  const at = { x, y: 19, width }
  const big: Style = { face: 'bold', size: 19, color: ink.cream }
  const y = writeText(sheet, name, { style: big, at, tag: 'P', fit: { maxLines: 1, smallest: 12 } })
  const fine: Style = { face: 'regular', size: 8, color: ink.cream }
  const basis = kind === 'bsz' && zakatBasis ? zakatBasis : undefined
  const lines = [
    [isOneName ? undefined : legalName, decree, basis],
    [address, phone, email],
  ].map((parts) => parts.filter(Boolean).join('  ·  '))
  let below = y
  for (const line of lines) {
    const fit = { maxLines: 1, smallest: 6.5 }
    below = writeText(sheet, line, {
      style: fine,
      at: { x, y: below, width: room },
      tag: 'P',
      fit,
    })
  }
  if (!institution.isSample) return
  const stamp = { x: a4.width - a4.margin - 84, y: 24, width: 84, color: '#e7c27c' }
  drawStamp(sheet, 'DATA CONTOH', stamp)
}

/** The kind of receipt, its number and date; answers the y below the golden line. */
export function drawTitle(
  sheet: PdfSheet,
  document: ReceiptDocument,
  { title, isCopy }: { title: string; isCopy: boolean },
): number {
  const top = BAND + 26
  const { margin } = a4
  const right: Omit<TextBox, 'y'> = { x: margin + content - 240, width: 240, align: 'right' }
  const head: Style = { face: 'bold', size: 22, color: ink.green }
  const bottom = writeText(sheet, title, {
    style: head,
    at: { x: margin, y: top, width: content - 240 },
    tag: 'H1',
  })
  if (isCopy) {
    const x = margin + widthOf(sheet.doc, title, head) + 12
    drawStamp(sheet, 'SALINAN', { x, y: top + 8, width: 58, color: ink.goldInk })
  }
  const number: Style = { face: 'bold', size: 13, color: ink.text }
  const at = { ...right, y: top - 2 }
  const y = writeText(sheet, `No. ${document.number}`, { style: number, at, tag: 'P' })
  const fine: Style = { face: 'regular', size: 8, color: ink.muted }
  const issued = `Diterbitkan ${formatDate(document.issuedAt)}`
  writeText(sheet, issued, { style: fine, at: { ...right, y: y + 1 }, tag: 'P' })
  drawDivider(sheet, bottom + 13)
  return bottom + 13 + 18
}

/** The notice that a receipt is void, and which receipt replaces it. */
export function drawVoidNotice(sheet: PdfSheet, document: ReceiptDocument, y: number): number {
  const { voidedAt, replacedBy } = document
  if (!voidedAt) return y
  const after = replacedBy ? ` Penggantinya ${replacedBy}.` : ''
  const text = `BATAL. Dokumen ini tidak berlaku sejak ${formatDateTime(voidedAt)}.${after}`
  const style: Style = { face: 'bold', size: 9.5, color: ink.red }
  inStructure(sheet, {}, () => {
    sheet.doc.roundedRect(a4.margin, y - 4, content, 27, 6).fill(ink.redTint)
  })
  writeText(sheet, text, {
    style,
    at: { x: a4.margin + 12, y: y + 3.2, width: content - 24 },
    tag: 'P',
    fit: { maxLines: 1, smallest: 7 },
  })
  return y + 38
}
