import { expect, test } from 'vitest'
import type { ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { rupiah } from '#platform/money/money.ts'
import { type PdfText, readPdf } from '#tests/pdf.ts'
import { aReceiptDocument, printedZakat } from '#tests/money/receipts.ts'
import type { ReceiptDocument } from '../receipt.ts'
import { receiptPdf } from './receipt-pdf.server.ts'
import { terbilang } from '../terbilang.ts'

const verifyUrl = 'https://amanah.contoh/verifikasi/KW/2026/000001'
const voidedAt = new Date('2026-11-22T03:00:00Z')
const institution = { ...sampleInstitution, isSample: false }

async function printed(
  of: Partial<ReceiptDocument>,
  snapshot: Partial<ReceiptSnapshot> = {},
  url = verifyUrl,
) {
  const bytes = await receiptPdf(aReceiptDocument(of, snapshot), { verifyUrl: url, isCopy: false })
  return { ...(await readPdf(bytes)), raw: bytes.toString('latin1') }
}

/** The first piece that begins with this text, and its size in points as it is set. */
function pieceOf({ pieces }: { pieces: PdfText[] }, begin: string) {
  const piece = pieces.find(({ text }) => text.startsWith(begin))
  if (!piece) throw new Error(`nothing begins with ${begin}`)
  return { ...piece, size: Math.round(piece.size * 10) / 10 }
}

/** How many lines the pieces stand on that hold this word. */
const linesWith = ({ pieces }: { pieces: PdfText[] }, word: string) =>
  new Set(pieces.filter(({ text }) => text.includes(word)).map(({ y }) => y)).size

const amount = rupiah(999_999_999_999)
const longName = 'Raden Mas Muhammad Abdurrahman Wirawan Kusumanegara bin Haji Abdullah'

test.each([
  [0, 8],
  [1, 7.5],
  [2, 7],
  [4, 6.5],
  [8, 6],
  [13, 5.5],
  [19, 5],
])(
  'with %i long names the notes are set in %d points, and end above the foot',
  async (count, size) => {
    const onBehalfOf = Array.from({ length: count }, () => longName)
    const donor = { name: longName, isAnonymous: true }
    const of = { kind: 'bsz', number: 'BSZ/2026/000001', voidedAt } as const
    const sum = { amount, words: terbilang(amount) }
    const paper = { ...printedZakat, ...sum, institution: sampleInstitution, donor, onBehalfOf }
    const pdf = await printed(of, paper)
    expect(pieceOf(pdf, 'Muzaki menyatakan').size).toBe(size)
    const foot = pieceOf(pdf, 'Terima kasih')
    expect(pieceOf(pdf, 'Data contoh').y).toBeGreaterThan(foot.y + 8)
  },
)

test.each([
  ['Abdullah bin Muhammad '.repeat(5).slice(0, 100), 30],
  ['W'.repeat(100), 40],
])(
  'of the longest names %s only those that fit are printed, and the rest is counted',
  async (name, count) => {
    const onBehalfOf = Array.from({ length: count }, () => name)
    const sum = { amount, words: terbilang(amount) }
    const donor = { name: longName, isAnonymous: true }
    const paper = { ...printedZakat, ...sum, institution: sampleInstitution, donor, onBehalfOf }
    const pdf = await printed({ kind: 'bsz', voidedAt }, paper)
    const shown = count - Number(/dan (\d+) nama lain/.exec(pdf.text)?.[1])
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(30)
    expect(pieceOf(pdf, 'Data contoh').size).toBe(5)
    expect(pieceOf(pdf, 'Data contoh').y).toBeGreaterThan(pieceOf(pdf, 'Terima kasih').y + 8)
  },
)

test('a name, a program or a row that is too long is set smaller on two lines', async () => {
  const words = (word: string) => `${word} `.repeat(20).trim()
  const pdf = await printed(
    {},
    {
      donor: { name: words('Aminah'), isAnonymous: false },
      program: words('Pelosok'),
      rows: [{ label: words('Terikat'), amount }],
    },
  )
  for (const [word, usual] of [
    ['Aminah', 13],
    ['Pelosok', 10.5],
    ['Terikat', 10.5],
  ] as const) {
    expect(linesWith(pdf, word), word).toBe(2)
    expect(pieceOf(pdf, word).size).toBeLessThan(usual)
  }
  expect(pieceOf(pdf, 'Rp999.999.999.999').size).toBe(10.5)
})

test('no text is set too small to read: then it takes more lines', async () => {
  const wide = (first: string, count = 120) => `${first}${'W'.repeat(count)}`
  const pdf = await printed(
    {},
    {
      donor: { name: wide('A'), isAnonymous: false },
      program: wide('B'),
      rows: [{ label: wide('C'), amount: rupiah(1_000) }],
      channel: wide('D'),
      providerReference: wide('F', 60),
      replaces: wide('G', 60),
    },
    `https://amanah.contoh/${'m'.repeat(80)}`,
  )
  for (const first of ['AW', 'BW', 'CW', 'DW', 'FW', 'GW'])
    expect(pieceOf(pdf, first).size, first).toBe(6)
  expect(pieceOf(pdf, 'https').size).toBe(5.5)
})

test.each([
  ['Yayasan Amanah Umat Nusantara', true, 19],
  ['Yayasan Amanah Umat Nusantara Sejahtera Bersama', true, 13],
  ['Yayasan Amanah Umat Nusantara Sejahtera Bersama', false, 16.5],
  [`Yayasan ${'Amanah Umat '.repeat(10)}`, false, 12],
])('the institution’s name %s, a sample: %s, is set in %d points', async (name, isSample, size) => {
  const address = 'Jalan Raya '.repeat(20).trim()
  const head = { ...institution, name, isSample, address }
  const pdf = await printed({}, { institution: head })
  expect(pieceOf(pdf, 'Yayasan')).toMatchObject({ size })
  expect(pieceOf(pdf, 'Jalan Raya').size).toBe(6.5)
  // The stamp of a sample stands to the right of the name.
  const end = isSample ? pieceOf(pdf, 'DATA CONTOH').x : 595.28 - 48
  expect(pieceOf(pdf, 'Yayasan').right).toBeLessThan(end)
})

test('an institution with one name has it printed once, and its permit on the tax paper alone', async () => {
  const name = institution.legalName
  const one = await printed({}, { institution: { ...institution, name } })
  expect(one.text.match(/Yayasan Amanah Umat/g)).toHaveLength(1)
  expect(one.text).not.toContain('Izin LAZ')
  const two = await printed({ kind: 'bsz' }, { ...printedZakat, institution })
  expect(two.text).toContain('Yayasan Amanah Umat · SK Kemenag No. 000/2026 (contoh) · Izin LAZ')
})

test('a voided receipt that nothing stands for names no other', async () => {
  const pdf = await printed({ voidedAt })
  const notice = 'BATAL. Dokumen ini tidak berlaku sejak 22 November 2026, 10.00 WIB.'
  expect(pieceOf(pdf, 'BATAL. ')).toMatchObject({ text: notice, size: 9.5 })
  expect(pdf.text).not.toContain('Penggantinya')
})

test('Arabic words run from right to left, and those between Latin ones stay where they are', async () => {
  const textWith = async (name: string) =>
    (await printed({}, { donor: { name, isAnonymous: false } })).text.normalize('NFKC')
  for (const name of ['محمد صالح علي', 'Haji محمد صالح', 'محمد صالح bin علي حسن'])
    expect(await textWith(name)).toContain(name)
})

test('what is printed in other letters is said and copied as it was typed', async () => {
  const said = async (name: string) => {
    const { raw } = await printed({}, { donor: { name, isAnonymous: false } })
    return raw.match(/\/ActualText/g)?.length ?? 0
  }
  expect(await said('Siti Aminah')).toBe(0)
  expect(await said(' Siti  Aminah ')).toBe(0)
  expect(await said('Jose\u0301 Aminah')).toBe(0)
  expect(await said('Nguyễn Thị Hạnh')).toBe(1)
  expect(await said('Aisyah 🌙')).toBe(1)
  expect(await said('Ḥāji Aminah')).toBe(1)
})
