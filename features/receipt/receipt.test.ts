import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { rupiah } from '#platform/money/money.ts'
import { donationPurpose, rowsOf } from './donation-purpose.ts'
import { dueKinds, maskedDonor, parseReceiptNumber, receiptNumber } from './receipt.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

const first = { kind: 'kuitansi', year: 2026, serial: 1 } as const
const third = { kind: 'bsz', year: 2026, serial: 3 } as const

test.each([
  ['KW/2026/000001', first],
  ['kw/2026/000001', first],
  [' KW-2026-000001 ', first],
  ['kw 2026 1', first],
  ['KW2026000001', first],
  ['BSZ/2026/000003', third],
  ['bsz.2026.3', third],
  ['BSZ–2026–000003', third],
  ['KW/2026/1234567', { ...first, serial: 1_234_567 }],
])('%j is read as a receipt number', (typed, name) => {
  expect(parseReceiptNumber(typed)).toEqual(name)
})

test.each([
  '',
  'KW',
  'KW/2026',
  'KW/2026/0',
  'XX/2026/1',
  'KW/1826/000001',
  'KW/2026/1a',
  '1'.repeat(40),
])('%j is no receipt number', (typed) => {
  expect(parseReceiptNumber(typed)).toBeUndefined()
})

test('a receipt is numbered with six digits, and with more when the serial has more', () => {
  expect(receiptNumber(first)).toBe('KW/2026/000001')
  expect(receiptNumber(third)).toBe('BSZ/2026/000003')
  expect(receiptNumber({ ...first, serial: 1_234_567 })).toBe('KW/2026/1234567')
})

test('a number that was written is read back', () => {
  for (const serial of [1, 999_999, 1_000_000, 999_999_999_999]) {
    for (const kind of ['kuitansi', 'bsz'] as const) {
      const name = { kind, year: 2026, serial }
      expect(parseReceiptNumber(receiptNumber(name))).toEqual(name)
    }
  }
})

const sample = { institution: sampleInstitution, mode: 'demo' } as const
const unlicensed = { ...sample, institution: { ...sampleInstitution, zakatBasis: undefined } }

test.each([
  ['Z', sample, ['kuitansi', 'bsz']],
  ['Z', unlicensed, ['kuitansi']],
  ['Z', { ...sample, mode: 'live' as const }, ['kuitansi']],
  ...(['IT', 'IU', 'W', 'D'] as const).map((fund) => [fund, sample, ['kuitansi']] as const),
] as const)('a gift to fund %s is due its receipts', (fund, by, kinds) => {
  expect(dueKinds({ fund }, by)).toEqual(kinds)
})

test.each<[Fund, string, string | undefined, string]>([
  ['Z', '4130', 'zakatpenghasilan', 'Zakat penghasilan'],
  ['Z', '4130', undefined, 'Zakat penghasilan'],
  ['Z', '4110', 'zakatemas', 'Zakat emas'],
  ['Z', '4110', undefined, 'Zakat maal'],
  ['Z', '4120', undefined, 'Zakat fitrah'],
  ['IU', '4120', 'zakatfitrah', 'Infak tidak terikat'],
  ['IT', '4210', undefined, 'Infak terikat'],
  ['W', '4300', undefined, 'Wakaf uang'],
  ['D', '4510', 'fidyah', 'Fidyah'],
  ['D', '4540', undefined, 'Qurban'],
  ['Z', '4110', 'zakatperak', 'Zakat perak'],
  ['Z', '4110', 'zakatperhiasan', 'Zakat perhiasan'],
  ['Z', '4110', 'zakatsimpananuang', 'Zakat simpanan uang'],
  ['Z', '4120', 'zakatfitrah', 'Zakat fitrah'],
  ['Z', '4140', undefined, 'Zakat badan'],
  ['Z', '4110', 'unknown', 'Zakat maal'],
  ['Z', '4199', undefined, 'Zakat'],
  ['D', '4510', undefined, 'Fidyah'],
  ['D', '4520', undefined, 'Kafarat'],
  ['D', '4530', undefined, 'Nazar'],
  ['D', '4590', undefined, 'Dana sosial keagamaan lainnya'],
  ['A', '4430', undefined, 'Infak operasional'],
  ['N', '4900', undefined, 'Dana nonhalal'],
])(
  'a gift to %s on account %s reckoned as %s is called %s',
  (fund, incomeAccount, jenis, label) => {
    expect(donationPurpose({ fund, incomeAccount, jenis })).toBe(label)
  },
)

test('a kuitansi has a row for the operational part, the tax paper for the zakat alone', () => {
  const zakat = { label: 'Zakat maal', amount: rupiah(250_000) }
  const given = { ...zakat, operational: rupiah(10_000) }
  const operational = { label: 'Infak operasional', amount: 10_000 }
  expect(rowsOf('kuitansi', given)).toEqual([zakat, operational])
  expect(rowsOf('bsz', given)).toEqual([zakat])
  expect(rowsOf('kuitansi', { ...zakat, operational: rupiah(0) })).toEqual([zakat])
  const units = { name: 'mushaf', price: rupiah(100_000), count: 2, general: rupiah(0) }
  expect(rowsOf('kuitansi', { ...given, units })).toEqual([
    { label: expect.stringMatching(/^Wakaf 2 mushaf/), amount: 200_000 },
    operational,
  ])
})

test('strangers read first letters of a name, and nothing of a hidden one', () => {
  expect(maskedDonor({ name: 'Siti  Aminah', isAnonymous: false })).toBe('S*** A***')
  expect(maskedDonor({ name: 'Siti Aminah', isAnonymous: true })).toBe('Hamba Allah')
})
