import { expect, test } from 'vitest'
import { calculateZakat } from '#features/zakat/calculate.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import { calculatorKinds } from '../all-kinds.ts'
import type { CalculatorKind } from '../kind.ts'
import { verdictOf } from './verdict.ts'

function calculate<N extends CalculatorName>(name: N, input: RawInput) {
  const result = calculateZakat(name, input)
  if (result.status === 'INPUT_TIDAK_VALID') throw new Error(JSON.stringify(result))
  const kind: CalculatorKind<N> = calculatorKinds[name]
  const lines = kind
    .explain(input, result)
    .map(({ label, formula, value }) => [label, formula, value].filter(Boolean).join(' | '))
  return { lines, verdict: verdictOf(kind, input, result) }
}

const gold = { gram: '120', karat: '18', hargaEmas24PerGram: 1_000_000, haul: true }
const income = {
  periode: 'bulanan',
  metode: 'bruto',
  nisabBulan: 7_640_144,
  nisabTahun: 91_681_728,
  penghasilanUtama: 10_000_000,
}

test('gold that is due says how and how much, in rupiah and in gold', () => {
  const { lines, verdict } = calculate('zakatemas', gold)
  expect(lines).toEqual([
    'Emas murni | 120 gram × 18/24 | 90 gram',
    'Nilai emas | 90 gram × Rp1.000.000 | Rp90.000.000',
    'Nisab | 85 gram × Rp1.000.000 | Rp85.000.000',
    'Zakat | 2,5% × Rp90.000.000 | Rp2.250.000',
  ])
  expect(verdict).toEqual({
    kind: 'due',
    title: 'Wajib zakat',
    sentence: 'Anda wajib berzakat sebesar Rp2.250.000, atau 2,25 gram emas murni.',
    amount: 2_250_000,
  })
})

test('below the nisab it says what is missing, and never that nothing is missing', () => {
  const { lines, verdict } = calculate('zakatemas', { ...gold, gram: '113.333' })
  expect(lines[0]).toBe('Emas murni | 113,333 gram × 18/24 | ± 84,999 gram')
  expect(verdict).toMatchObject({
    kind: 'below',
    sentence:
      'Belum mencapai nisab (kurang Rp250 atau 0,001 gram emas murni). Bila Anda juga punya tabungan, emas, dagangan, atau saham, hitung bersama: nisabnya satu untuk semuanya.',
    mayJoin: true,
  })
  expect(verdict.nearness).toBeCloseTo(0.999997, 6)
  expect(verdict.amount).toBeUndefined()
})

test('before the haul it says what will be due', () => {
  expect(calculate('zakatemas', { ...gold, haul: false }).verdict).toEqual({
    kind: 'early',
    title: 'Belum haul',
    sentence:
      'Sudah mencapai nisab, tetapi belum satu tahun Hijriah. Bila keadaan tetap sampai genap setahun, zakatnya Rp2.250.000.',
  })
})

test('silver, savings and income below the nisab', () => {
  const silver = { gram: '594.5', hargaPerakPerGram: 15_000, haul: true }
  expect(calculate('zakatperak', silver).verdict.sentence).toContain('kurang Rp7.500 atau 0,5 gram')
  const savings = { saldo: 1, hargaEmas24PerGram: 1_000_000, haul: true }
  expect(calculate('zakatsimpananuang', savings).verdict.sentence).toContain(
    '(kurang Rp84.999.999)',
  )
  const little = { ...income, penghasilanUtama: 7_640_143 }
  expect(calculate('zakatpenghasilan', little).verdict.sentence).toContain('(kurang Rp1)')
})

test('income shows what was added, taken off and paid', () => {
  expect(calculate('zakatpenghasilan', { ...income, penghasilanLain: 500_000 }).lines).toEqual([
    'Penghasilan | Rp10.000.000',
    'Penghasilan lain | + Rp500.000',
    'Yang dihitung | Rp10.500.000',
    'Nisab sebulan | Rp7.640.144',
    'Zakat | 2,5% × Rp10.500.000 | Rp262.500',
  ])
  const yearly = {
    ...income,
    periode: 'tahunan',
    metode: 'neto',
    penghasilanUtama: 120_000_000,
    kebutuhanPokok: 20_000_000,
    sudahDibayar: 3_000_000,
  }
  const { lines, verdict } = calculate('zakatpenghasilan', yearly)
  expect(lines.slice(1)).toEqual([
    'Kebutuhan pokok | − Rp20.000.000',
    'Penghasilan bersih | Rp100.000.000',
    'Nisab setahun | Rp91.681.728',
    'Zakat setahun | 2,5% × Rp100.000.000 | Rp2.500.000',
    'Sudah dibayar | − Rp3.000.000',
    'Zakat | Rp0',
  ])
  expect(verdict.kind).toBe('paid')
})

test('jewellery is told metal by metal, and by the metal that is nearest', () => {
  const items = [
    { jenis: 'emas', gram: '60', karat: 24 },
    { jenis: 'perak', gram: '600' },
  ]
  const prices = { hargaEmas24PerGram: 1_000_000, hargaPerakPerGram: 15_000, haul: true }
  const { lines } = calculate('zakatperhiasan', { items, ...prices })
  expect(lines).toEqual([
    'Emas murni yang dihitung | 60 gram',
    'Nisab emas | 85 gram',
    'Perak yang dihitung | 600 gram',
    'Zakat perak | 2,5% × 600 gram × Rp15.000 | Rp225.000',
    'Zakat | Rp225.000',
  ])
  const goldOnly = { items: items.slice(0, 1), ...prices }
  expect(calculate('zakatperhiasan', goldOnly).verdict.sentence).toContain(
    'kurang 25 gram emas murni',
  )
  const worn = { items: [{ ...items[0], dipakai: true }], ...prices }
  expect(calculate('zakatperhiasan', worn).verdict.sentence).toBe(
    'Belum mencapai nisab. Anda tetap dapat bersedekah.',
  )
})

test('savings without interest and debts; fitrah in money and in rice; fidyah', () => {
  const savings = {
    saldo: '150000000',
    bungaBank: 5_000_000,
    utangJatuhTempo: 10_000_000,
    hargaEmas24PerGram: 1_000_000,
    haul: true,
  }
  expect(calculate('zakatsimpananuang', savings).lines).toContain('Bunga bank | − Rp5.000.000')

  const money = { jiwa: 4, bentuk: 'uang', tarifPerJiwa: 50_000 }
  expect(calculate('zakatfitrah', money).lines).toEqual(['Zakat | 4 jiwa × Rp50.000 | Rp200.000'])
  const rice = { jiwa: 4, bentuk: 'beras-liter', mlPerJiwa: 3_500 }
  expect(calculate('zakatfitrah', rice)).toMatchObject({
    lines: ['Beras | 4 jiwa × 3,5 liter | 14 liter'],
    verdict: { kind: 'inKind' },
  })
  const priced = { jiwa: 1, bentuk: 'beras-kg', gramPerJiwa: 2_800, hargaBerasPerKg: 16_000 }
  expect(calculate('zakatfitrah', priced)).toMatchObject({
    lines: ['Beras | 1 jiwa × 2,8 kg | 2,8 kg', 'Zakat | 2,8 kg × Rp16.000 | Rp44.800'],
    verdict: { kind: 'due', amount: 44_800 },
  })
  expect(calculate('fidyah', { hari: 3, tarifPerHari: 65_000 }).lines).toEqual([
    'Fidyah | 3 hari × Rp65.000 | Rp195.000',
  ])
})
