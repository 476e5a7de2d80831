import type { ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import type { ReceiptDocument } from '../receipt.ts'
import { drawBody } from './receipt-body.server.ts'
import { registerFonts } from './receipt-font.server.ts'
import { a4, drawVoid } from './receipt-ornament.server.ts'
import type { PdfSheet } from './receipt-type.server.ts'
import { titleOf } from '../receipt-words.ts'

/** What a print needs besides the receipt: the address that verifies it, whether it is marked as a copy, the logo. */
export type PrintFields = { verifyUrl: string; isCopy: boolean; logo?: Buffer | undefined }

/**
 * A receipt as a PDF of one A4 page. The same receipt gives the same bytes: the date inside is that of the issue, and
 * nothing is random.
 */
export async function receiptPdf(document: ReceiptDocument, print: PrintFields): Promise<Buffer> {
  const kind = titleOf(document)
  const { institution } = document.snapshot
  const about = { title: `${kind} ${document.number}`, madeAt: document.issuedAt, institution }
  return pdfOf(about, (sheet) => {
    drawBody(sheet, document, { ...print, title: kind })
    if (document.voidedAt) drawVoid(sheet)
  })
}

type About = { title: string; madeAt: Date; institution: ReceiptSnapshot['institution'] }

/** A PDF in the product's fonts with one empty A4 page; the date inside is the given one. */
export async function pdfOf(about: About, draw: (sheet: PdfSheet) => void): Promise<Buffer> {
  // Loaded late, since only PDF requests need the library.
  const { default: PDFDocument } = await import('pdfkit')
  const { title, madeAt, institution } = about
  const doc = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'id',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      // The donor's name is left out of the file's metadata, which travels further than the page.
      Author: institution.legalName,
      Creator: institution.name,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  const bytes = collected(doc)
  await registerFonts(doc)
  const root = doc.struct('Document', { title })
  doc.addStructure(root)
  draw({ doc, root })
  root.end()
  doc.end()
  return bytes
}

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
