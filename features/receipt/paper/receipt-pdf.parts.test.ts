import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { rupiah } from '#platform/money/money.ts'
import { qrPath } from '#platform/picture/qr-code.server.ts'
import { readPdf } from '#tests/pdf.ts'
import { aReceiptDocument, printedZakat } from '#tests/money/receipts.ts'
import { receiptPdf } from './receipt-pdf.server.ts'
import { terbilang } from '../terbilang.ts'

const verifyUrl = 'https://amanah.contoh/verifikasi/KW/2026/000001'
const given = { verifyUrl, isCopy: false }

test('a kuitansi says who gave what for what, how it was paid, and where it can be verified', async () => {
  const bytes = await receiptPdf(aReceiptDocument(), given)
  const pdf = await readPdf(bytes)
  for (const said of [
    'Kuitansi donasi',
    'No. KW/2026/000001',
    'Yayasan Amanah Umat',
    'SK Kemenag No. 000/2026 (contoh)',
    'Siti Aminah',
    'Sumur untuk desa kering',
    'Infak operasional',
    'Rp10.000',
    'Rp260.000',
    'Dua ratus enam puluh ribu rupiah',
    'QRIS',
    '21 November 2026, 11.58 WIB',
    '01JD-9X2K',
    'sbx_0193f0c2',
    verifyUrl,
  ]) {
    expect(pdf.text).toContain(said)
  }
  expect(pdf).toMatchObject({
    pages: 1,
    title: 'Kuitansi donasi KW/2026/000001',
    language: 'id',
    links: [verifyUrl, verifyUrl],
  })
  expect(pdf.text).not.toMatch(/SALINAN|BATAL|CONTOH/)
})

test('a Bukti Setor Zakat has the tax number and the statements, and a line for what is not known', async () => {
  const of = { kind: 'bsz', number: 'BSZ/2026/000001' } as const
  const institution = { ...sampleInstitution, isSample: false, npwp: '0012345678901000' }
  const printed = aReceiptDocument(of, { ...printedZakat, institution })
  const given16 = { ...printed, taxId: '3273015708850001' }
  const { text } = await readPdf(await receiptPdf(given16, given))
  for (const said of [
    'Bukti Setor Zakat',
    'Nama muzaki',
    '3273 0157 0885 0001',
    'NPWP lembaga',
    '0012 3456 7890 1000',
    'Izin LAZ No. 000/2026 (contoh)',
    'PMK No. 114 Tahun 2025',
    'Muzaki menyatakan beragama Islam',
    'pencucian uang atau pendanaan terorisme',
  ]) {
    expect(text).toContain(said)
  }
  const fifteen = { ...aReceiptDocument(of, printedZakat), taxId: '012345678901000' }
  expect((await readPdf(await receiptPdf(fifteen, given))).text).toContain('01.234.567.8-901.000')
  const none = await readPdf(await receiptPdf(aReceiptDocument(of, printedZakat), given))
  expect(none.text).toMatch(/NPWP atau NIK\s+Untuk program/)
})

test('only an institution the tax office lists says that zakat can be deducted', async () => {
  const of = { kind: 'bsz', number: 'BSZ/2026/000001' } as const
  const unlisted = await readPdf(await receiptPdf(aReceiptDocument(of, printedZakat), given))
  expect(unlisted.text).toContain('belum dapat')
  expect(unlisted.text).not.toContain('Pasal 9 ayat')

  const institution = { ...sampleInstitution, isSample: false, taxListing: 'PER-04/PJ/2022' }
  const listed = await receiptPdf(aReceiptDocument(of, { ...printedZakat, institution }), given)
  expect((await readPdf(listed)).text).toMatch(/PER-04\/PJ\/2022.*dapat dikurangkan/s)
  const infak = await receiptPdf(aReceiptDocument({}, { institution }), given)
  expect((await readPdf(infak)).text).not.toContain('dikurangkan')
})

test('a voided receipt says so across the page and in a sentence, with the number that stands for it', async () => {
  const voided = { voidedAt: new Date('2026-11-22T03:00:00Z'), replacedBy: 'KW/2026/000009' }
  const { text } = await readPdf(await receiptPdf(aReceiptDocument(voided), given))
  expect(text).toContain(
    'tidak berlaku sejak 22 November 2026, 10.00 WIB. Penggantinya KW/2026/000009.',
  )
  expect(text.match(/BATAL/g)).toHaveLength(2)
})

test('a copy and a sample are marked as such', async () => {
  const institution = sampleInstitution
  const bytes = await receiptPdf(aReceiptDocument({}, { institution }), { verifyUrl, isCopy: true })
  const { text } = await readPdf(bytes)
  expect(text).toContain('SALINAN')
  expect(text).toContain('DATA CONTOH')
  expect(text).toContain('dokumen ini bukan bukti')
})

test('the same receipt is the same file, byte for byte; another is another', async () => {
  const first = await receiptPdf(aReceiptDocument(), given)
  expect((await receiptPdf(aReceiptDocument(), given)).equals(first)).toBe(true)
  const other = await receiptPdf(aReceiptDocument({ number: 'KW/2026/000002' }), given)
  expect(other.equals(first)).toBe(false)
})

test('the QR code that is drawn is that of the verification address', async () => {
  const pdf = (await receiptPdf(aReceiptDocument(), given)).toString('latin1')
  const drawn = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const isDrawn = (url: string) => {
    const starts = [...qrPath(url).d.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y} m`)
    return drawn.some((page) => {
      const lines = page.split('\n').filter((line) => /^\d+ \d+ m$/.test(line))
      return lines.join().includes(starts.join())
    })
  }
  expect(isDrawn(verifyUrl)).toBe(true)
  expect(isDrawn('https://amanah.contoh/verifikasi/KW/2026/000002')).toBe(false)
})

test('every font is in the file, and the file’s own description does not name the donor', async () => {
  const raw = (await receiptPdf(aReceiptDocument(), given)).toString('latin1')
  expect(raw.match(/\/FontFile2 /g)?.length).toBeGreaterThan(1)
  expect(raw.match(/\/FontFile2 /g)).toHaveLength(
    raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
  )
  expect(raw).toContain('/MarkInfo')
  expect(raw).not.toContain('Aminah')
})

test.each([
  ['Siti Aminah', 'Siti Aminah'],
  ['Ḥāji ʿAbdullāh Ṣāliḥ', 'Ḥāji ‘Abdullāh Ṣāliḥ'],
  ['Nguyễn Thị Hạnh', 'Nguyen Thi Hanh'],
  ['محمد صالح', 'محمد صالح'],
  ['Aisyah 🌙✨', 'Aisyah'],
  ['王小明', '???'],
  ['x\u200dy\u0007z', 'xyz'],
])('the name %s is printed as %s', async (name, printed) => {
  const donor = { name, isAnonymous: false }
  const { text, pages } = await readPdf(await receiptPdf(aReceiptDocument({}, { donor }), given))
  expect(pages).toBe(1)
  expect(text.normalize('NFKC')).toContain(printed.normalize('NFKC'))
})

test('whatever was typed as a name gives a receipt of one page', async () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.stringMatching(/^[ء-ي ]{0,60}$/),
  )
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      const donor = { name, isAnonymous: false }
      const bytes = await receiptPdf(aReceiptDocument({}, { donor, providerReference: '' }), given)
      expect(bytes.toString('latin1')).toContain('/Count 1')
    }),
    { numRuns: 15 },
  )
})

const long = (word: string) => word.repeat(120).slice(0, 120).trim()

test.each([
  ['one word of 120 wide letters', long('W')],
  ['120 letters in words', long('Raden Mas ')],
  ['120 letters with marks', long('Ṣāliḥ ')],
  ['120 Arabic letters', long('محمد ')],
])('%s everywhere stay on one page and inside its margins, with 12 digits', async (_, text) => {
  const amount = rupiah(999_999_999_999)
  const rows = [
    { label: text, amount: rupiah(999_999_000_000) },
    { label: text, amount: rupiah(999_999) },
  ]
  const institution = { ...sampleInstitution, taxListing: 'PER-04/PJ/2022', address: text }
  const long = { fund: 'Z', program: text, rows, amount, words: terbilang(amount) } as const
  const more = { replaces: 'BSZ/2026/000001', providerReference: 'x'.repeat(80), institution }
  const donor = { name: text, isAnonymous: true }
  const voided = { voidedAt: new Date('2026-11-22T03:00:00Z'), replacedBy: 'BSZ/2026/000009' }
  const of = { kind: 'bsz', number: 'BSZ/2026/123456789', taxId: '3273015708850001' } as const
  const receipt = aReceiptDocument({ ...of, ...voided }, { ...long, ...more, donor })
  const pdf = await readPdf(await receiptPdf(receipt, { verifyUrl, isCopy: true }))
  expect(pdf.pages).toBe(1)
  expect(pdf.text).toContain('Rp999.999.999.999')

  const foot = pdf.pieces.find((piece) => piece.text.startsWith('Terima kasih'))
  const body = pdf.pieces.filter((piece) => piece !== foot && !/^BATAL$/.test(piece.text))
  expect(Math.min(...body.map(({ y }) => y))).toBeGreaterThan(foot?.y as number)
  expect(Math.min(...body.map(({ x }) => x))).toBeGreaterThan(40)
  expect(Math.max(...body.map(({ right }) => right))).toBeLessThan(596 - 40)
})
