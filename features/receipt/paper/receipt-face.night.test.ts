import { expect, test } from 'vitest'
import { openSharp } from '#platform/picture/sharp.server.ts'
import { readPdf } from '#tests/pdf.ts'
import { aReceiptDocument, printedZakat } from '#tests/money/receipts.ts'
import { receiptPdf } from './receipt-pdf.server.ts'

const given = { verifyUrl: 'https://amanah.contoh/verifikasi/KW/2026/000001', isCopy: false }
const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

test('both papers have the institution’s logo and who signs; the star only where none is given', async () => {
  const sharp = await openSharp()
  const background = { r: 200, g: 30, b: 30 }
  const logo = await sharp({ create: { width: 480, height: 160, channels: 3, background } })
    .png()
    .toBuffer()
  const signer = { name: 'Ahmad Fauzi', office: 'Ketua Pengurus' }
  for (const of of [{}, { kind: 'bsz', number: 'BSZ/2026/000001' } as const]) {
    const plain = aReceiptDocument(of, 'kind' in of ? printedZakat : {})
    const { institution } = plain.snapshot
    const signed = { ...plain.snapshot, institution: { ...institution, signer } }
    const document = { ...plain, snapshot: signed }
    const paper = await receiptPdf(document, { ...given, logo })
    expect(imagesIn(paper)).toBe(1)
    const { text, pages } = await readPdf(paper)
    expect([text, pages]).toEqual([expect.stringContaining('Ahmad Fauzi, Ketua Pengurus'), 1])
    expect(text).toContain(institution.name)
    expect((await receiptPdf(document, { ...given, logo })).equals(paper)).toBe(true)
    expect(imagesIn(await receiptPdf(plain, given))).toBe(0)
  }
  const spoiled = await receiptPdf(aReceiptDocument(), { ...given, logo: Buffer.from('gone') })
  expect(imagesIn(spoiled)).toBe(0)
})
