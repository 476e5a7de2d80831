import { expect, test } from 'vitest'
import * as v from 'valibot'
import { carriedSnapshot, zakatSnapshot } from './contract.ts'
import { ZakatMismatch } from './errors.ts'
import type { ZakatParameter, ZakatParameters } from './figures/parameters.ts'
import { assertSnapshotHolds, recomputeZakat } from './snapshot.ts'

function figure(kind: ZakatParameter['kind'], amount: number): ZakatParameters {
  const words = { unit: '', basis: '', decree: null, source: '' }
  const days = { effectiveFrom: '2026-01-01', effectiveTo: null, version: 1 }
  return { [kind]: { kind, region: 'nasional', amount, ...words, ...days, isSample: false } }
}

const parameters: ZakatParameters = {
  ...figure('nisabBulan', 7_640_144),
  ...figure('nisabTahun', 91_681_728),
  ...figure('tarifPerJiwa', 50_000),
  ...figure('tarifPerHari', 65_000),
}

const income = {
  jenis: 'zakatpenghasilan' as const,
  input: {
    periode: 'bulanan',
    metode: 'bruto',
    nisabBulan: 7_640_144,
    penghasilanUtama: 10_000_000,
  },
  tanggal: '2026-11-21',
  wilayah: 'nasional',
  zakatRupiah: 250_000,
}

const endless = '['.repeat(5_000) + ']'.repeat(5_000)

test('an honest calculation holds', () => {
  assertSnapshotHolds(parameters, income)
  const gold = { gram: '120', karat: 18, hargaEmas24PerGram: 1_000_000, haul: true }
  assertSnapshotHolds({}, { ...income, jenis: 'zakatemas', input: gold, zakatRupiah: 2_250_000 })
  const days = { hari: 3 }
  assertSnapshotHolds(parameters, {
    ...income,
    jenis: 'fidyah',
    input: days,
    zakatRupiah: 195_000,
  })
})

test.each([
  ['a smaller sum', { zakatRupiah: 249_999 }],
  ['a larger sum', { zakatRupiah: 250_001 }],
  [
    'a tariff of its own',
    { jenis: 'zakatfitrah', input: { jiwa: 5, bentuk: 'uang', tarifPerJiwa: 1 }, zakatRupiah: 5 },
  ],
  ['input that cannot be used', { input: { ...income.input, penghasilanUtama: '10jt' } }],
  ['the nothing that is due', { input: { ...income.input, penghasilanUtama: 1 }, zakatRupiah: 0 }],
  ['a sum although nothing is due', { input: { ...income.input, penghasilanUtama: 1 } }],
] as const)('a calculation with %s is refused', (_case, change) => {
  expect(() => assertSnapshotHolds(parameters, { ...income, ...change })).toThrow(ZakatMismatch)
})

test('decreed figures come from the house, prices from the giver; what is not decreed cannot be made up', () => {
  const input = { ...income.input, nisabBulan: 999_999_999 }
  expect(recomputeZakat(parameters, 'zakatpenghasilan', input)).toMatchObject({
    status: 'WAJIB',
    nisabRupiah: 7_640_144,
  })
  expect(recomputeZakat({}, 'zakatpenghasilan', input)).toMatchObject({
    problems: [{ field: 'nisabBulan', code: 'WAJIB_DIISI' }],
  })
})

test.each([
  ['an unknown calculator', { jenis: 'zakatsapi' }],
  ['a day that does not exist', { tanggal: '2026-02-30' }],
  ['no sum', { zakatRupiah: 0 }],
  ['half a rupiah', { zakatRupiah: 250_000.5 }],
  ['text that no database holds', { input: { ...income.input, catatan: '\0' } }],
  ['a field that no database holds', { input: { ...income.input, 'catatan\ud800': 1 } }],
  ['fields without end', { input: { ...income.input, catatan: JSON.parse(endless) } }],
])('a snapshot with %s is none', (_case, change) => {
  expect(v.is(zakatSnapshot, income)).toBe(true)
  expect(v.is(zakatSnapshot, { ...income, ...change })).toBe(false)
})

test('a snapshot comes back from the field that carries it; what cannot be read is refused in words', () => {
  expect(v.parse(carriedSnapshot, JSON.stringify(income))).toEqual(income)
  const words = 'Perhitungan zakat tidak terbaca. Hitung sekali lagi, lalu tunaikan.'
  const long = JSON.stringify({ ...income, wilayah: 'a'.repeat(16_000) })
  for (const text of ['{', JSON.stringify({ ...income, zakatRupiah: 0 }), long]) {
    const { issues } = v.safeParse(carriedSnapshot, text)
    expect(issues?.[0]?.message).toBe(words)
  }
})
