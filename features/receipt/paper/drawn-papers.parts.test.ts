import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import type { ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { rupiah } from '#platform/money/money.ts'
import { readPdf } from '#tests/pdf.ts'
import { aReceiptDocument, printedZakat } from '#tests/money/receipts.ts'
import { recapPdf } from './recap-pdf.server.ts'
import type { ReceiptDocument } from '../receipt.ts'
import { receiptPdf } from './receipt-pdf.server.ts'
import { terbilang } from '../terbilang.ts'

// How each paper is drawn is kept in `drawn`: where every text begins and ends, and a digest of all that is drawn. Who
// means to change a paper looks at it, and renews the files with `vitest -u`.

const institution = { ...sampleInstitution, isSample: false }
const issuedAt = new Date('2026-11-21T05:00:00Z')

/** Papers since the noun was kept; it was not kept before. */
const aPaper = (of: Partial<ReceiptDocument>, printed: Partial<ReceiptSnapshot> = {}) =>
  aReceiptDocument(of, { noun: 'infak', ...printed })

const zakat = { ...printedZakat, noun: 'zakat' } as const

const bsz = { kind: 'bsz', number: 'BSZ/2026/000001' } as const
const replaced = { voidedAt: new Date('2026-11-22T03:00:00Z'), replacedBy: 'BSZ/2026/000009' }
const mixed = 'Ḥāji ʿAbdullāh محمد صالح bin Nguyễn Thị Hạnh 🌙 Raden Mas '.repeat(2).trim()
const names = Array.from({ length: 34 }, (_, at) => `Nama Penerima Ke-${at + 1}`)
const huge = rupiah(999_999_999_999)

const receipts: [paper: string, ReceiptDocument, isCopy: boolean][] = [
  ['kuitansi', aPaper({}), false],
  ['bukti setor zakat', aPaper({ ...bsz, taxId: '3273015708850001' }, zakat), true],
  [
    'void sample with long texts',
    aPaper(
      { ...bsz, ...replaced },
      {
        ...zakat,
        institution: { ...sampleInstitution, taxListing: 'PER-04/PJ/2022', address: mixed },
        donor: { name: mixed, isAnonymous: true },
        program: 'W'.repeat(120),
        rows: [{ label: mixed, amount: huge }],
        amount: huge,
        words: terbilang(huge),
        replaces: 'BSZ/2026/000000',
        providerReference: '',
      },
    ),
    false,
  ],
  [
    'kuitansi with many names',
    aPaper({}, { fund: 'W', noun: 'wakaf', onBehalfOf: names, amount: rupiah(1) }),
    true,
  ],
]

test.each(receipts)('%s is drawn as it was', async (paper, receipt, isCopy) => {
  const verifyUrl = `https://amanah.contoh/verifikasi/${receipt.number}`
  await expectAsDrawn(paper, await receiptPdf(receipt, { verifyUrl, isCopy }))
})

test.each([
  ['recap of two years’ pages', 60, institution],
  ['recap of a sample', 1, sampleInstitution],
  ['recap whose note begins a page', 14, institution],
])('%s is drawn as it was', async (paper, count, of) => {
  const donations = Array.from({ length: count }, (_, at) => ({
    paidAt: new Date(Date.UTC(2026, at % 12, 1 + (at % 28))),
    program: at % 3 === 0 ? 'Sumur untuk desa kering di pelosok Nusa Tenggara Timur' : 'Zakat maal',
    fund: at % 3 === 0 ? 'Infak terikat' : 'Zakat',
    amount: rupiah(50_000 + at),
    number: at % 5 === 0 ? undefined : `KW/2026/${String(at).padStart(6, '0')}`,
  }))
  const total = rupiah(donations.reduce((sum, { amount }) => sum + amount, 0))
  const funds = [
    { label: 'Zakat', amount: rupiah(1_000) },
    { label: 'Infak terikat', amount: rupiah(total - 1_000) },
  ]
  const recap = {
    span: '2026',
    sumLabel: 'Jumlah setahun',
    name: 'Siti Aminah',
    institution: of,
    madeAt: issuedAt,
  }
  await expectAsDrawn(paper, await recapPdf({ ...recap, total, funds, gifts: donations }))
})

async function expectAsDrawn(paper: string, bytes: Buffer): Promise<void> {
  const { pages, pieces, title, links } = await readPdf(bytes)
  const lines = pieces.map(({ text, x, right, y }) =>
    [x, right, y]
      .map((at) => at.toFixed(2).padStart(7))
      .concat(text.normalize('NFKC'))
      .join(' '),
  )
  const head = [title, `${pages} pages`, ...links, `all of it ${digestOf(bytes)}`]
  const file = `./drawn/${paper.replaceAll(/[^a-z]+/g, '-')}.txt`
  await expect([...head, ...lines, ''].join('\n')).toMatchFileSnapshot(file)
}

/** The same wherever the file was packed: its parts are unpacked, and places within the file left out. */
function digestOf(bytes: Buffer): string {
  const parts = bytes.toString('latin1').split(/(?<=[^d]stream\n)|(?=\nendstream)/)
  const unpacked = parts.map((part) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
    } catch {
      return part.replaceAll(/\/Length \d+|^\d{10} \d{5} n|startxref\s+\d+/gm, '')
    }
  })
  return createHash('sha256').update(unpacked.join('')).digest('hex').slice(0, 16)
}
