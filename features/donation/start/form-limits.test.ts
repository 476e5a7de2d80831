import { is, type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '#platform/http/http.server.ts'
import { nouns } from '#features/campaign/nouns.ts'
import { TAX_ID_WORDS } from '#platform/text/tax-id.ts'
import { donationForm, donationRequest, donationResponse, idempotencyHeader } from '../contract.ts'

const common = {
  campaignSlug: 'sumur-desa',
  donorName: 'Ahmad',
  donorPhone: '081234567889',
}
const form = { ...common, id: '0123456789ABCDEFGHJKMNPQRS', amount: '50.000', consent: 'on' }
const json = { ...common, amount: 50_000, consent: true }

/** What a field becomes, or what is said at it. */
function read(schema: GenericSchema, sent: Record<string, unknown>, field: string): unknown {
  const parsed = safeParse(schema, sent)
  if (parsed.success) return (parsed.output as Record<string, unknown>)[field]
  return { refused: fieldErrors(parsed.issues)[field] }
}

const refused = (words: string) => ({ refused: words })
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Nama ${at}`)
const unitsWords = 'Isi jumlah unit dengan bilangan bulat, paling sedikit 1.'
const operationalWords = 'Infak operasional minimal Rp1.000.'
const spellingWords = 'Tulis nama dengan huruf Latin: huruf ini belum dapat dicetak di kuitansi.'
const longName = 'Nama paling panjang 100 huruf.'

test.each<[string, unknown, unknown]>([
  ...['bapak', 'ibu', 'saudara', 'saudari'].map((each): [string, unknown, unknown] => [
    'salutation',
    each,
    each,
  ]),
  ['salutation', '', undefined],
  ['salutation', undefined, undefined],
  ['salutation', 'tuan', refused('Sapaan tidak dikenal.')],
  ['campaignSlug', 'a'.repeat(121), refused('Program tidak dikenal.')],
  ['donorName', 'Al', 'Al'],
  ['donorName', 'A', 'A'],
  ['donorName', 'Ame\u0301lie', 'Am\u00e9lie'],
  ['donorName', 'a'.repeat(100), 'a'.repeat(100)],
  ['donorName', 'a'.repeat(101), refused(longName)],
  ['donorName', '\u200b\u3164', refused('Isi nama lengkap Anda.')],
  ['donorName', '陳美玲', refused(spellingWords)],
  ['donorName', '\u202aＳｉｔｉ', 'Siti'],
  ['donorPhone', '\u202a+62 (0)812‑3456‑7889\u202c', '+6281234567889'],
  ['donorEmail', '\u200euji.a@contoh.id', 'uji.a@contoh.id'],
  ['donorEmail', '\u200e', undefined],
  ['donorEmail', 'uji..d@contoh.id', refused('Alamat e-mail tidak valid.')],
  ['prayer', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['prayer', '\u200b', undefined],
  ['donorPhone', ' 081234567889 ', '+6281234567889'],
  ['donorEmail', ' Siti@Contoh.ID ', 'siti@contoh.id'],
  ['donorEmail', '  ', undefined],
  ['donorEmail', `${'a'.repeat(245)}@contoh.id`, refused('Alamat e-mail terlalu panjang.')],
  ['taxId', '', undefined],
  ['taxId', ' ', undefined],
  ['taxId', '0012345678901000', '0012345678901000'],
  ['taxId', '012345678901000', refused(TAX_ID_WORDS)],
  ['taxId', '0000000000000000', refused(TAX_ID_WORDS)],
  ['prayer', ' Semoga   berkah ', 'Semoga berkah'],
  ['prayer', '  ', undefined],
  ['prayer', undefined, undefined],
])('both doors: %s %j is read as %j', (field, sent, expected) => {
  expect(read(donationForm, { ...form, [field]: sent }, field)).toEqual(expected)
  expect(read(donationRequest, { ...json, [field]: sent }, field)).toEqual(expected)
})

test.each<[string, unknown, unknown]>([
  ['operational', undefined, 0],
  ['operational', ' ', 0],
  ['operational', '0', 0],
  ['operational', '999', refused(operationalWords)],
  ['operational', '1.000', 1_000],
  ['operational', 'seribu', refused('Nominal harus berupa angka, contoh 50.000.')],
  ['units', undefined, undefined],
  ['units', ' 3 ', 3],
  ['units', '999999', 999_999],
  ['units', '0', refused(unitsWords)],
  ['units', '1000000', refused(unitsWords)],
  ['onBehalfOf', undefined, []],
  ['onBehalfOf', 'Siti\r\n\n  Budi   Santoso \nAmir', ['Siti', 'Budi Santoso', 'Amir']],
  ['onBehalfOf', 'a'.repeat(100), ['a'.repeat(100)]],
  ['onBehalfOf', `Siti\n${'a'.repeat(101)}`, refused(longName)],
  ['onBehalfOf', lines(100).join('\n'), lines(100)],
  ['onBehalfOf', lines(101).join('\n'), refused('Paling banyak 100 nama.')],
  ['isIntended', 'on', true],
  ['isAnonymous', undefined, false],
  ['showsPrayer', 'false', false],
  ['wantsNews', '', false],
  ['wantsTaxReceipt', 'true', true],
])('a form: %s %j is read as %j', (field, sent, expected) => {
  expect(read(donationForm, { ...form, [field]: sent }, field)).toEqual(expected)
})

test.each<[string, unknown, unknown]>([
  ['amount', 0, 0],
  ['amount', 999_999_999_999_999, 999_999_999_999_999],
  ['amount', 1_000_000_000_000_000, refused('Nominal terlalu besar.')],
  ['operational', undefined, 0],
  ['operational', 0, 0],
  ['operational', 999, refused(operationalWords)],
  ['operational', 1_000, 1_000],
  ['units', undefined, undefined],
  ['units', 1, 1],
  ['units', 999_999, 999_999],
  ['units', 0, refused(unitsWords)],
  ['units', 1_000_000, refused(unitsWords)],
  ['units', 1.5, refused(unitsWords)],
  ['onBehalfOf', undefined, []],
  ['isAnonymous', undefined, undefined],
  ['isIntended', undefined, false],
  ['showsPrayer', undefined, false],
  ['wantsNews', undefined, false],
  ['wantsTaxReceipt', undefined, false],
])('a program: %s %j is read as %j', (field, sent, expected) => {
  expect(read(donationRequest, { ...json, [field]: sent }, field)).toEqual(expected)
})

test('one way to reach a donor is enough: a phone or an e-mail', () => {
  const { donorPhone: _, ...without } = form
  const { donorPhone: __, ...bare } = json
  expect(is(donationForm, without)).toBe(false)
  expect(is(donationRequest, bare)).toBe(false)
  expect(is(donationForm, { ...without, donorEmail: 'siti@contoh.id' })).toBe(true)
  expect(is(donationRequest, { ...bare, donorEmail: 'siti@contoh.id' })).toBe(true)
})

test('a contact that cannot be read is one mistake, not a missing one as well', () => {
  for (const contact of [
    { donorPhone: null, donorEmail: '' },
    { donorPhone: '', donorEmail: null },
  ]) {
    expect(safeParse(donationForm, { ...form, ...contact }).issues).toHaveLength(1)
    expect(safeParse(donationRequest, { ...json, ...contact }).issues).toHaveLength(1)
  }
})

test('a calculation is kept with its own sum, and left out with another', () => {
  const day = { tanggal: '2026-11-21', wilayah: 'nasional' }
  const zakat = { jenis: 'fidyah', input: { hari: 1 }, ...day, zakatRupiah: 50_000 }
  const sent = { ...form, zakat: JSON.stringify(zakat) }
  expect(read(donationForm, sent, 'zakat')).toEqual(zakat)
  expect(read(donationForm, { ...sent, amount: '50.001' }, 'zakat')).toBeUndefined()
})

test('a key against repeats has up to 200 signs and no space', () => {
  const isKey = (key: string) => is(idempotencyHeader, { 'idempotency-key': key })
  expect([isKey('a'), isKey('~'.repeat(200))]).toEqual([true, true])
  expect([isKey(''), isKey('a'.repeat(201)), isKey('a b')]).toEqual([false, false, false])
})

const body = {
  id: form.id,
  status: 'paid',
  amount: 50_000,
  operational: 0,
  total: 50_000,
  noun: 'donasi',
  units: null,
  impact: null,
  campaign: { slug: 'sumur-desa', title: 'Sumur Desa' },
  donor: { name: 'A***', phone: null, email: null, isAnonymous: false },
  isOwn: false,
  isLate: false,
  createdAt: '2026-11-21T05:00:00.000Z',
  paidAt: null,
  serverNow: '2026-11-21T05:00:00.000Z',
}
const isAnswer = (change: object) => is(donationResponse, { data: { ...body, ...change } })

test.each([
  'awaiting_payment',
  'paid',
  'expired',
  'cancelled',
  'refund_pending',
  'refund_sent',
  'refunded',
  'reversed',
])('a donation that is %s is answered', (status) => {
  expect(isAnswer({ status })).toBe(true)
})

test('a donation is answered with a known status and noun only', () => {
  for (const noun of Object.keys(nouns)) expect(isAnswer({ noun }), noun).toBe(true)
  expect(isAnswer({ status: '' })).toBe(false)
  expect(isAnswer({ noun: '' })).toBe(false)
  expect(isAnswer({ amount: 0.5 })).toBe(false)
})
