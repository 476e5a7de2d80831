import { expect, test } from 'vitest'
import type { ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import type { ReceiptDocument } from './receipt.ts'
import { notesOf, numberLabel, sumInWords, taxIdInWords, titleOf } from './receipt-words.ts'

type Facts = Partial<Omit<ReceiptSnapshot, 'institution' | 'donor'>> & {
  isAnonymous?: boolean
  isSample?: boolean
  taxListing?: string
}

function aPaper(kind: ReceiptDocument['kind'], facts: Facts = {}): ReceiptDocument {
  const { isAnonymous = false, isSample = false, taxListing, ...rest } = facts
  const institution = { legalName: 'Yayasan Amanah', isSample, taxListing }
  const snapshot = { fund: 'IT', institution, donor: { isAnonymous }, ...rest }
  return {
    number: 'KW/2026/000001',
    kind,
    issuedAt: new Date('2026-06-01T00:00:00Z'),
    snapshot: JSON.parse(JSON.stringify(snapshot)) as ReceiptSnapshot,
  }
}

test('a paper is named after what was given, the tax paper by its own name', () => {
  expect(titleOf(aPaper('kuitansi', { noun: 'zakat' }))).toBe('Kuitansi zakat')
  expect(titleOf(aPaper('kuitansi'))).toBe('Kuitansi donasi')
  expect(titleOf(aPaper('bsz', { noun: 'zakat' }))).toBe('Bukti Setor Zakat')
  expect(numberLabel(aPaper('kuitansi', { noun: 'wakaf' }).snapshot)).toBe('Nomor wakaf')
  expect(numberLabel(aPaper('kuitansi').snapshot)).toBe('Nomor donasi')
})

test.each([
  ['012345678901234', '01.234.567.8-901.234'],
  ['3171231203910001', '3171 2312 0391 0001'],
  ['31712312039100010', '31712312039100010'],
  ['0123456789', '0123456789'],
  ['x3171231203910001', 'x3171231203910001'],
])('the tax number %s is printed as %s', (taxId, printed) => {
  expect(taxIdInWords(taxId)).toBe(printed)
})

test('a sum in words begins with a capital', () => {
  expect(sumInWords('dua juta seribu')).toBe('Dua juta seribu rupiah')
})

const unsigned =
  'Kuitansi ini sah tanpa tanda tangan: validasi pembayaran di atas menggantikan tanda tangan petugas.'
const notTax = 'Kuitansi ini bukan Bukti Setor Zakat; bukti itu terbit tersendiri.'
const notDeed = 'Kuitansi ini bukan sertifikat wakaf uang dan bukan akta ikrar wakaf.'
const hidden = 'Nama ini hanya ada di dokumen Anda. Di halaman publik tetap tertulis Hamba Allah.'
const sample = 'Data contoh: lembaga dan nomor izinnya tidak nyata, dan dokumen ini bukan bukti.'

test.each<[string, Facts, string[]]>([
  ['a donation', {}, [unsigned]],
  ['zakat', { fund: 'Z' }, [unsigned, notTax]],
  ['wakaf', { fund: 'W' }, [unsigned, notDeed]],
  ['an anonymous donation', { isAnonymous: true }, [unsigned, hidden]],
  ['a sample', { isSample: true, isAnonymous: true }, [unsigned, hidden, sample]],
  [
    'zakat for two people',
    { fund: 'Z', onBehalfOf: ['Ahmad', 'Siti'] },
    ['Ditunaikan untuk Ahmad, Siti.', unsigned, notTax],
  ],
  [
    'wakaf in a name',
    { fund: 'W', onBehalfOf: ['Umar'] },
    ['Wakaf atas nama Umar.', unsigned, notDeed],
  ],
])('the notes of %s', (_, facts, notes) => {
  expect(notesOf(aPaper('kuitansi', facts))).toEqual(notes)
})

test('thirty names are printed whole, and of more the rest is counted', () => {
  const names = Array.from({ length: 32 }, (_, at) => `Nama ${at + 1}`)
  const first = (count: number) =>
    notesOf(aPaper('kuitansi', { onBehalfOf: names.slice(0, count) }))[0]
  expect(first(30)).toBe(`Ditunaikan untuk ${names.slice(0, 30).join(', ')}.`)
  expect(first(31)).toMatch(/, dan 1 nama lain\.$/)
  expect(first(32)).toBe(`Ditunaikan untuk ${names.slice(0, 30).join(', ')}, dan 2 nama lain.`)
})

test('the tax paper says what the tax office asks for, and a deduction only where the institution is listed', () => {
  const unlisted = notesOf(aPaper('bsz', { fund: 'Z' }))
  expect(unlisted).toHaveLength(4)
  expect(unlisted[0]).toMatch(/Pasal 23 UU No\. 23 Tahun 2011 dan PMK No\. 114 Tahun 2025/)
  expect(unlisted[1]).toMatch(/beragama Islam/)
  expect(unlisted[2]).toMatch(/pencucian uang/)
  expect(unlisted[3]).toMatch(/^Yayasan Amanah belum tercantum .* belum dapat dikurangkan/)
  const listed = notesOf(aPaper('bsz', { fund: 'Z', taxListing: 'PER-3/PJ/2025' }))
  expect(listed[3]).toMatch(/^Yayasan Amanah tercantum dalam PER-3\/PJ\/2025, sehingga/)
})
