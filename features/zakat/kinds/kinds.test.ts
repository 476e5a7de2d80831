import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerCases, zakatCases } from '../cases.ts'
import { calculateZakat } from '../calculate.ts'
import { tradeYieldRules } from '../trade-yield-rules.ts'
import type { CalculatorName } from '../zakat.ts'
import table from '../zakat-kinds.json' with { type: 'json' }

const { answers } = answerCases(v.parse(zakatCases, table))

test.each(table.cases.map((each) => [each.id, each.note, each.expected] as const))(
  '%s: %s',
  (id, _note, expected) => {
    expect(answers[id]).toEqual(expected)
  },
)

test('the table has every kind that came later', () => {
  expect(new Set(table.cases.map(({ jenis }) => jenis))).toEqual(
    new Set(Object.keys(tradeYieldRules)),
  )
  expect(table.cases.length).toBeGreaterThanOrEqual(78)
})

const gold = { hargaEmas24PerGram: 2_000_000 }
const rice = { hargaGabahPerKg: 6_500 }

const refused: [CalculatorName, Record<string, unknown>, { field: string; code: string }][] = [
  ['zakatperdagangan', { ...gold, haul: true }, { field: 'persediaan', code: 'WAJIB_DIISI' }],
  ['zakatperdagangan', { ...gold, kas: 1 }, { field: 'haul', code: 'WAJIB_DIISI' }],
  [
    'zakatperdagangan',
    { kas: 1, haul: true },
    { field: 'hargaEmas24PerGram', code: 'WAJIB_DIISI' },
  ],
  [
    'zakatperusahaan',
    { ...gold, asetLancar: 10, pendapatanNonhalal: 11, haul: true },
    { field: 'pendapatanNonhalal', code: 'MELEBIHI_HARTA' },
  ],
  [
    'zakatsaham',
    {
      ...gold,
      tujuan: 'jangka-panjang',
      nilaiPasar: 9e8,
      dividen: 5,
      pendapatanNonhalal: 6,
      haul: true,
    },
    { field: 'pendapatanNonhalal', code: 'MELEBIHI_HARTA' },
  ],
  [
    'zakatsuratberharga',
    { ...gold, sukuk: 5, bunga: 6, haul: true },
    { field: 'bunga', code: 'MELEBIHI_HARTA' },
  ],
  [
    'zakatgabungan',
    { ...gold, harta: [{ jenis: 'uang', nilai: 5 }], bungaBank: 6 },
    { field: 'bungaBank', code: 'MELEBIHI_HARTA' },
  ],
  ['zakatgabungan', { ...gold, harta: [] }, { field: 'harta', code: 'WAJIB_DIISI' }],
  [
    'zakatgabungan',
    { ...gold, harta: [{ jenis: 'panen', nilai: 5 }] },
    { field: 'harta.0.jenis', code: 'WAJIB_DIISI' },
  ],
  [
    'zakatgabungan',
    { ...gold, harta: [{ jenis: 'perak', gram: '600' }] },
    { field: 'hargaPerakPerGram', code: 'WAJIB_DIISI' },
  ],
  [
    'zakatpertanian',
    { panenKg: '1.0001', bentuk: 'gabah', pengairan: 'irigasi' },
    { field: 'panenKg', code: 'DESIMAL_BERLEBIH' },
  ],
  [
    'zakatpertanian',
    { ...rice, panenKg: 1, bentuk: 'gabah', pengairan: 'campuran', persenTadahHujan: '100.001' },
    { field: 'persenTadahHujan', code: 'MAKS' },
  ],
  [
    'zakatpeternakan',
    { hewan: 'sapi', ekor: 0, digembalakan: true, haul: true },
    { field: 'ekor', code: 'MINIMAL' },
  ],
  [
    'zakatpeternakan',
    { hewan: 'sapi', ekor: 1_000_001, digembalakan: true, haul: true },
    { field: 'ekor', code: 'MAKS' },
  ],
]

test.each(refused)('%s refuses %j', (kind, input, problem) => {
  expect(calculateZakat(kind, input)).toEqual({
    status: 'INPUT_TIDAK_VALID',
    problems: [problem],
  })
})

const further: [string, CalculatorName, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'a solar year has the rate that was decreed',
    'zakatperusahaan',
    { ...gold, asetLancar: 200_000_000, tahunBuku: 'masehi', kadarMasehi: '257/10000', haul: true },
    { zakatRupiah: 5_140_000 },
  ],
  [
    'the rate of a solar year may stand in hundred-thousandths',
    'zakatperdagangan',
    { ...gold, kas: 200_000_000, tahunBuku: 'masehi', kadarMasehi: 2577, haul: true },
    { zakatRupiah: 5_154_000 },
  ],
  [
    'the nisab of rice is the one decreed, with its grams',
    'zakatpertanian',
    { panenKg: '815.757', bentuk: 'gabah', pengairan: 'irigasi', nisabGabahKg: 815.758 },
    { status: 'BELUM_NISAB', nisabGram: 815_758, dasarGram: 815_757 },
  ],
  [
    'rice without a price is due in kind',
    'zakatpertanian',
    { panenKg: '655', bentuk: 'beras', pengairan: 'tadah-hujan' },
    { status: 'WAJIB', nisabGram: 524_000, zakatGram: 65_500 },
  ],
  [
    'mixed water of an unknown share is half and half',
    'zakatpertanian',
    { ...rice, panenKg: 1000, bentuk: 'gabah', pengairan: 'campuran' },
    { zakatGram: 75_000, zakatRupiah: 487_500 },
  ],
  [
    'costs that leave exactly the nisab leave it due, though they are no whole grams',
    'zakatpertanian',
    {
      panenKg: '653.003',
      bentuk: 'gabah',
      pengairan: 'irigasi',
      metode: 'neto',
      biaya: 21,
      hargaPerKg: 7_000,
    },
    { status: 'WAJIB', dasarGram: 653_000, zakatGram: 32_650, zakatRupiah: 228_550 },
  ],
  [
    'costs above the harvest leave nothing',
    'zakatpertanian',
    {
      panenKg: 1000,
      bentuk: 'lain',
      pengairan: 'irigasi',
      metode: 'neto',
      biaya: 9e9,
      hargaPerKg: 7_000,
      ...rice,
    },
    { status: 'BELUM_NISAB', dasarRupiah: 0, zakatRupiah: 0 },
  ],
  [
    'a plantation needs no price of gold',
    'zakatperkebunan',
    { ...rice, hasilRupiah: 4_244_500, pengairan: 'tadah-hujan' },
    { status: 'WAJIB', zakatRupiah: 424_450 },
  ],
  [
    'a plantation as trade needs no price of rice, but a haul',
    'zakatperkebunan',
    { ...gold, hasilRupiah: 170_000_000, pandangan: 'perniagaan', haul: false },
    { status: 'BELUM_HAUL', zakatRupiah: 0 },
  ],
  [
    'fish by the net method',
    'zakatperikanan',
    { ...gold, hasilRupiah: 180_000_000, metode: 'neto', biaya: 10_000_001 },
    { status: 'BELUM_NISAB', dasarRupiah: 169_999_999 },
  ],
  [
    'rent keeps a haul and never falls below nothing',
    'zakatsewa',
    { ...gold, sewaSetahun: 5, biaya: 6, haul: true },
    { status: 'BELUM_NISAB', dasarRupiah: 0, zakatRupiah: 0 },
  ],
  [
    'the debts of a trader of shares are taken off, and the gain in value counts only for a holder',
    'zakatsaham',
    {
      ...gold,
      tujuan: 'diperdagangkan',
      nilaiPasar: 200_000_001,
      kenaikanNilai: 9e8,
      utangJatuhTempo: 30_000_000,
      haul: true,
    },
    { dasarRupiah: 170_000_001, zakatRupiah: 4_250_001 },
  ],
  [
    'what was levied already this year leaves no more than nothing, though it is said to be more',
    'zakatgabungan',
    {
      ...gold,
      harta: [{ jenis: 'uang', nilai: 200_000_000 }],
      sudahDizakatiTahunIni: 1e14,
      sudahDibayar: 3,
    },
    { status: 'BELUM_HAUL', dasarRupiah: 0, zakatRupiah: 0, zakatPenuhRupiah: 0 },
  ],
  [
    'the largest harvest is reckoned to the rupiah',
    'zakatpertanian',
    {
      panenKg: '999999999.999',
      bentuk: 'gabah',
      pengairan: 'tadah-hujan',
      hargaPerKg: 999_999_999_999_999,
    },
    { zakatGram: 100_000_000_000, zakatRupiah: '99999999999899900000001' },
  ],
  [
    'a herd in a stable is asked first, whatever its number',
    'zakatpeternakan',
    { hewan: 'sapi', ekor: 3, digembalakan: false },
    { status: 'BUKAN_OBJEK', nisabEkor: 30, dasarEkor: 3, arahkanKe: 'zakatperdagangan' },
  ],
  [
    'silver that is due alone stays due, though debts leave less of the rest',
    'zakatgabungan',
    {
      ...gold,
      hargaPerakPerGram: 20_000,
      harta: [
        { jenis: 'perak', gram: '700' },
        { jenis: 'uang', nilai: 3_000_000 },
      ],
      utangJatuhTempo: 5_000_000,
      sudahDibayar: 100_000,
    },
    {
      status: 'WAJIB',
      nisabDipakai: 'perak',
      nisabRupiah: 11_900_000,
      hartaRupiah: 12_000_000,
      dasarRupiah: 12_000_000,
      zakatPenuhRupiah: 300_000,
      zakatRupiah: 200_000,
    },
  ],
  [
    'silver without haul, or left out, is not due alone',
    'zakatgabungan',
    { ...gold, hargaPerakPerGram: 20_000, harta: [{ jenis: 'perak', gram: '700', haul: false }] },
    { status: 'BELUM_NISAB', dasarRupiah: 0, hartaRupiah: 14_000_000 },
  ],
  [
    'silver left out needs no price',
    'zakatgabungan',
    { ...gold, gabungPerak: false, harta: [{ jenis: 'perak', gram: '700' }] },
    { status: 'BELUM_NISAB', hartaRupiah: 0 },
  ],
  [
    'nothing with a haul is left to levy',
    'zakatgabungan',
    { ...gold, harta: [{ jenis: 'deposito', nilai: 170_000_000, haul: false }], sudahDibayar: 5 },
    { status: 'BELUM_HAUL', dasarRupiah: 0, zakatRupiah: 0, zakatPenuhRupiah: 0 },
  ],
]

test.each(further)('%s (%s)', (_rule, kind, input, expected) => {
  expect(calculateZakat(kind, input)).toMatchObject(expected)
})

test('a kind that is none, and a case that cannot be read, are told apart from the others', () => {
  const cases = [
    { id: 'a', jenis: 'zakatkripto', input: {} },
    { id: 'b', jenis: 'zakatrikaz', input: { nilaiRupiah: -1 } },
    { id: 'c', jenis: 'zakatrikaz' },
    { id: 'd', jenis: 'zakatrikaz', input: { nilaiRupiah: 6 }, parameters: null },
    { id: 'a', jenis: 'zakatrikaz', input: { nilaiRupiah: 6 } },
    null,
    { jenis: 'zakatrikaz', input: { nilaiRupiah: 6 } },
  ]
  const { answers: told, passedOver } = answerCases(v.parse(zakatCases, { cases }))
  expect(passedOver).toEqual([
    'Id a stands twice: the first is answered.',
    'Case 6 has no id: it is not answered.',
    'Case 7 has no id: it is not answered.',
  ])
  expect(told).toEqual({
    a: { status: 'INPUT_TIDAK_VALID', error: { code: 'JENIS_TIDAK_DIKENAL', field: 'jenis' } },
    b: { status: 'INPUT_TIDAK_VALID', error: { code: 'NEGATIF', field: 'nilaiRupiah' } },
    c: { status: 'INPUT_TIDAK_VALID', error: { code: 'WAJIB_DIISI', field: 'nilaiRupiah' } },
    d: expect.objectContaining({ wajib: true, zakatRupiah: 2 }),
  })
})
