import { expect, test } from 'vitest'
import type { ZakatParameter, ZakatParameters } from '#features/zakat/figures/parameters.ts'
import { calculatorKinds } from './all-kinds.ts'
import { errorsOf, readForm } from './form.ts'
import { startingValues } from './form-fields.ts'

function figures(amounts: Partial<Record<ZakatParameter['kind'], number>>): ZakatParameters {
  const words = { region: 'nasional', unit: '', basis: '', decree: null, source: '' }
  const days = { effectiveFrom: '2026-01-01', effectiveTo: null, version: 1, isSample: false }
  return Object.fromEntries(
    Object.entries(amounts).map(([kind, amount]) => [kind, { kind, amount, ...words, ...days }]),
  )
}

const parameters = figures({
  nisabBulan: 7_640_144,
  nisabTahun: 91_681_728,
  hargaEmas24PerGram: 1_000_000,
  hargaPerakPerGram: 15_000,
  tarifPerJiwa: 50_000,
  tarifPerHari: 65_000,
  gramPerJiwa: 2_500,
  mlPerJiwa: 3_500,
})

const gold = { gram: '120,5', karat: '18', hargaEmas24PerGram: '1.000.000', haul: 'ya' }
const savings = { hargaEmas24PerGram: '1000000', haul: 'ya' }
const piece = (row: number, gram: string, more: object = {}) => ({
  [`items.${row}.jenis`]: 'emas',
  [`items.${row}.gram`]: gram,
  [`items.${row}.karat`]: '24',
  [`items.${row}.dipakai`]: 'disimpan',
  ...more,
})
const jewellery = { hargaEmas24PerGram: '1000000', hargaPerakPerGram: '15000', haul: 'ya' }

test.each([
  ['zakatemas', gold, { status: 'WAJIB', zakatRupiah: 2_259_375 }],
  ['zakatemas', { ...gold, haul: 'tidak' }, { status: 'BELUM_HAUL' }],
  [
    'zakatperak',
    { gram: '600 g', hargaPerakPerGram: '15.000', haul: 'ya' },
    { zakatRupiah: 225_000 },
  ],
  [
    'zakatpenghasilan',
    {
      periode: 'bulanan',
      metode: 'bruto',
      penghasilanUtama: '10.000.000',
      kebutuhanPokok: '9.000.000',
    },
    { zakatRupiah: 250_000, nisabRupiah: 7_640_144 },
  ],
  [
    'zakatpenghasilan',
    { periode: 'bulanan', metode: 'bruto', penghasilanUtama: '10000000', sudahDibayar: '1' },
    { zakatRupiah: 250_000 },
  ],
  [
    'zakatpenghasilan',
    {
      periode: 'tahunan',
      metode: 'neto',
      penghasilanUtama: '120000000',
      kebutuhanPokok: '20000000',
      sudahDibayar: '500000',
    },
    { zakatRupiah: 2_000_000, zakatPenuhRupiah: 2_500_000 },
  ],
  [
    'zakatsimpananuang',
    { ...savings, 'saldo.0': '60.000.000', 'saldo.1': '', 'saldo.2': '40.000.000' },
    { dasarRupiah: 100_000_000, zakatRupiah: 2_500_000 },
  ],
  ['zakatfitrah', { jiwa: '4', bentuk: 'uang' }, { zakatRupiah: 200_000 }],
  [
    'zakatfitrah',
    { jiwa: '4', bentuk: 'beras-kg', hargaBerasPerKg: '16.000' },
    { zakatRupiah: 160_000 },
  ],
  ['zakatfitrah', { jiwa: '1.000', bentuk: 'beras-liter' }, { berasMl: 3_500_000 }],
  ['fidyah', { hari: '3' }, { fidyahRupiah: 195_000 }],
  [
    'zakatperhiasan',
    {
      ...jewellery,
      ...piece(0, ''),
      ...piece(1, '85'),
      ...piece(2, '30', { 'items.2.dipakai': 'dipakai' }),
    },
    { status: 'WAJIB', emasMurniMgDihitung: 85_000, zakatRupiah: 2_125_000 },
  ],
  [
    'zakatperhiasan',
    {
      ...jewellery,
      ...piece(0, '60'),
      ...piece(1, '30', { 'items.1.dipakai': 'dipakai' }),
      hitungYangDipakai: 'on',
    },
    { emasMurniMgDihitung: 90_000 },
  ],
] as const)('%s of %j', (name, values, expected) => {
  expect(readForm(calculatorKinds[name], values, parameters)).toMatchObject({
    result: expected,
    problems: [],
  })
})

test.each([
  ['zakatemas', { ...gold, gram: '85,1234' }, [['gram', 'DESIMAL_BERLEBIH']]],
  ['zakatemas', { ...gold, gram: '1.00.000' }, [['gram', 'GRUP_TIDAK_VALID']]],
  [
    'zakatemas',
    { ...gold, hargaEmas24PerGram: '75.00' },
    [['hargaEmas24PerGram', 'GRUP_TIDAK_VALID']],
  ],
  [
    'zakatemas',
    { ...gold, gram: '-1', haul: '' },
    [
      ['gram', 'NEGATIF'],
      ['haul', 'WAJIB_DIISI'],
    ],
  ],
  [
    'zakatpenghasilan',
    { periode: 'bulanan', metode: 'bruto' },
    [['penghasilanUtama', 'WAJIB_DIISI']],
  ],
  [
    'zakatpenghasilan',
    { periode: 'bulanan', metode: 'neto', penghasilanUtama: '1', kebutuhanPokok: '1jt' },
    [['kebutuhanPokok', 'BUKAN_ANGKA']],
  ],
  ['zakatsimpananuang', { ...savings, 'saldo.0': '' }, [['saldo.0', 'WAJIB_DIISI']]],
  [
    'zakatsimpananuang',
    { ...savings, 'saldo.0': '1', 'saldo.1': '1.00', bungaBank: '5' },
    [['saldo.1', 'GRUP_TIDAK_VALID']],
  ],
  [
    'zakatsimpananuang',
    { ...savings, 'saldo.0': '5', bungaBank: '6' },
    [['bungaBank', 'BUNGA_MELEBIHI_SALDO']],
  ],
  [
    'zakatsimpananuang',
    { ...savings, 'saldo.0': '999999999999999', 'saldo.1': '1' },
    [['saldo.0', 'MAKS']],
  ],
  ['zakatfitrah', { jiwa: '1,5', bentuk: 'uang' }, [['jiwa', 'JIWA_BULAT']]],
  ['zakatfitrah', { jiwa: '0', bentuk: 'uang' }, [['jiwa', 'JIWA_MIN']]],
  ['zakatfitrah', { jiwa: '', bentuk: 'uang' }, [['jiwa', 'WAJIB_DIISI']]],
  ['fidyah', { hari: 'x' }, [['hari', 'BUKAN_ANGKA']]],
  ['zakatperhiasan', { ...jewellery, ...piece(0, '') }, [['items.0.gram', 'WAJIB_DIISI']]],
  [
    'zakatperhiasan',
    { ...jewellery, ...piece(0, ''), ...piece(1, '8,5,5'), ...piece(2, '1000001') },
    [
      ['items.1.gram', 'BUKAN_ANGKA'],
      ['items.2.gram', 'MAKS'],
    ],
  ],
] as const)('%s of %j is not reckoned', (name, values, problems) => {
  const reading = readForm(calculatorKinds[name], values, parameters)
  expect(reading.result).toBeUndefined()
  expect(reading.problems).toEqual(problems.map(([field, code]) => ({ field, code })))
})

test('an untouched form begins with the prices of the day and asks for nothing yet', () => {
  const values = startingValues('zakatemas', parameters)
  expect(values).toEqual({ karat: '24', hargaEmas24PerGram: '1000000' })
  const { problems } = readForm(calculatorKinds.zakatemas, values, parameters)
  expect(errorsOf(problems, false)).toEqual({})
  expect(errorsOf(problems, true)).toEqual({
    gram: 'Berat perlu diisi.',
    haul: 'Pilih dahulu: sudah atau belum satu tahun Hijriah.',
  })
  expect(startingValues('zakatemas', {}).hargaEmas24PerGram).toBe('')
})

test('without a decreed figure there is no result, whatever the form says', () => {
  const values = { jiwa: '4', bentuk: 'uang', tarifPerJiwa: '1' }
  expect(readForm(calculatorKinds.zakatfitrah, values, {}).problems).toEqual([
    { field: 'tarifPerJiwa', code: 'WAJIB_DIISI' },
  ])
  const { problems } = readForm(calculatorKinds.zakatfitrah, values, {})
  expect(errorsOf(problems, false)).toEqual({ _: expect.stringContaining('sedang diperbarui') })
})
