import { expect, test } from 'vitest'
import { calculateZakat } from '#features/zakat/calculate.ts'
import { calculatorGroups, type CalculatorName, calculatorNames } from '#features/zakat/zakat.ts'
import table from '#features/zakat/zakat-kinds.json' with { type: 'json' }
import { calculatorKinds } from './all-kinds.ts'
import { readForm } from './form.ts'
import { startingValues } from './form-fields.ts'
import { verdictOf } from './result/verdict.ts'

const gold = { hargaEmas24PerGram: '2.000.000' }

const typed: [CalculatorName, Record<string, string>, Record<string, unknown>][] = [
  [
    'zakatgabungan',
    {
      ...gold,
      'harta.emas.gram': '50',
      'harta.emas.karat': '24',
      'harta.uang.nilai': '150.000.000',
      gabungPerak: 'ya',
    },
    { status: 'WAJIB', hartaRupiah: 250_000_000, zakatRupiah: 6_250_000 },
  ],
  [
    'zakatgabungan',
    {
      ...gold,
      'harta.uang.nilai': '170.000.000',
      'harta.uang.baru': 'on',
      'harta.perhiasan.gram': '60',
      'harta.perhiasan.karat': '22',
      'harta.perhiasan.dipakai': 'dipakai',
    },
    { status: 'BELUM_HAUL', hartaRupiah: 170_000_000 },
  ],
  [
    'zakatpertanian',
    {
      bentuk: 'gabah',
      pengairan: 'campuran',
      persenTadahHujan: '',
      'panenKg.0': '400,5',
      'panenKg.1': '252,5',
      hargaGabahPerKg: '6.500',
      biaya: 'kosong',
    },
    { status: 'WAJIB', dasarGram: 653_000, zakatGram: 48_975, zakatRupiah: 318_338 },
  ],
  [
    'zakatperkebunan',
    {
      hasilRupiah: '20.000.000',
      pandangan: 'pertanian',
      pengairan: 'irigasi',
      hargaGabahPerKg: '6500',
    },
    { status: 'WAJIB', zakatRupiah: 1_000_000 },
  ],
  [
    'zakatsaham',
    {
      ...gold,
      tujuan: 'jangka-panjang',
      cara: 'ijtima',
      nilaiPasar: '900.000.000',
      dividen: '170.000.000',
      haul: 'ya',
    },
    { dasarRupiah: 170_000_000, zakatRupiah: 4_250_000 },
  ],
  [
    'zakatpeternakan',
    {
      hewan: 'sapi',
      ekor: '1.200',
      digembalakan: 'ya',
      haul: 'ya',
      hargaTabi: '',
      hargaMusinnah: '17.000.000',
    },
    { zakatEkor: [{ jenis: 'musinnah', ekor: 30 }], zakatRupiah: 510_000_000 },
  ],
]

test.each(typed)('%s of a form with %j', (name, values, expected) => {
  expect(readForm(calculatorKinds[name], values, {})).toMatchObject({
    problems: [],
    result: expected,
  })
})

test('an error of a line of wealth stands beside its field, though empty lines are left out', () => {
  const values = { ...gold, 'harta.saham.nilai': '10,5', 'harta.perak.gram': '600' }
  const { problems } = readForm(calculatorKinds.zakatgabungan, values, {})
  expect(problems).toEqual([
    { field: 'harta.saham.nilai', code: 'RUPIAH_BULAT' },
    { field: 'hargaPerakPerGram', code: 'WAJIB_DIISI' },
  ])
  expect(readForm(calculatorKinds.zakatgabungan, gold, {}).problems).toEqual([
    { field: 'harta.uang.nilai', code: 'WAJIB_DIISI' },
  ])
})

test('the view of the board stands first on the form; without one the first', () => {
  const set = { kind: 'pilihanSewa', amount: 2, region: 'nasional', unit: '', basis: '' } as const
  const days = { decree: null, source: '', effectiveFrom: '', effectiveTo: null, version: 1 }
  const board = { pilihanSewa: { ...set, ...days, isSample: false } }
  expect(startingValues('zakatsewa', board).pandangan).toBe('mustaghallat')
  expect(startingValues('zakatsewa', {}).pandangan).toBe('uang')
  expect(startingValues('zakatgabungan', {})).toMatchObject({
    gabungPerak: 'ya',
    hitungYangDipakai: 'tidak',
  })
})

test('every case is told in words and ends with what is due', () => {
  for (const { id, jenis, input, parameters } of table.cases) {
    const name = jenis as CalculatorName
    const given = { ...parameters, ...input }
    const result = calculateZakat(name, given)
    if (result.status === 'INPUT_TIDAK_VALID') throw new Error(id)
    const verdict = verdictOf(calculatorKinds[name], given, result)
    const lines = calculatorKinds[name].explain(given, result as never)
    const text = [verdict.sentence, ...lines.flatMap((line) => Object.values(line))].join(' ')
    expect(text, id).not.toMatch(/undefined|NaN|null|\[object/)
    expect(lines.length, id).toBeGreaterThan(0)
    expect(verdict.kind === 'due', id).toBe(
      result.status === 'WAJIB' && (verdict.amount ?? 0) !== 0,
    )
  }
})

test('herds, harvests and wealth together say what is missing and what is given', () => {
  const of = (id: string) => {
    const found = table.cases.find((each) => each.id === id)
    if (!found) throw new Error(id)
    const name = found.jenis as CalculatorName
    const input = { ...found.parameters, ...found.input }
    const result = calculateZakat(name, input)
    if (result.status === 'INPUT_TIDAK_VALID') throw new Error(id)
    const lines = calculatorKinds[name]
      .explain(input, result as never)
      .map(({ label, formula, value }) => [label, formula, value].filter(Boolean).join(' | '))
    return { sentence: verdictOf(calculatorKinds[name], input, result).sentence, lines }
  }
  expect(of('kambing-39').sentence).toContain('(kurang 1 ekor)')
  expect(of('sapi-120').lines).toEqual([
    'Ternak | 120 ekor',
    'Nisab | 30 ekor',
    'Zakat ternak | 3 musinnah (sapi betina 2 tahun)',
    'Atau | 4 tabi’ (sapi 1 tahun)',
  ])
  expect(of('ternak-kandang').sentence).toContain('hitung sebagai zakat perdagangan')
  expect(of('tani-02').sentence).toContain('(kurang 0,001 kg)')
  expect(of('gabung-02').sentence).toContain('(kurang Rp1)')
  expect(of('gabung-15').lines.slice(-3)).toEqual([
    'Zakat setahun | 2,5% × Rp230.000.000 | Rp5.750.000',
    'Zakat yang sudah dibayar | − Rp1.000.000',
    'Zakat | Rp4.750.000',
  ])
  expect(of('usaha-02').lines.at(-1)).toBe('Zakat | 2,575% × Rp1.500.000.000 | Rp38.625.000')
})

test('every calculator with a screen stands in one group', () => {
  const names = calculatorGroups.flatMap((group): readonly string[] => group.names)
  // Fidyah stands with zakat fitrah.
  expect([...names, 'fidyah'].toSorted()).toEqual(calculatorNames.toSorted())
})
