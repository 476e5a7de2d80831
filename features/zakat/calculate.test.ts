import {
  array,
  assert,
  bigInt,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { calculateZakat } from './calculate.ts'
import type { RawInput } from './kinds/input.ts'
import type { CalculatorName, ZakatFigure } from './zakat.ts'

const price = integer({ min: 1, max: 5_000_000 })
const karat = integer({ min: 1, max: 24 })
const milligrams = integer({ min: 0, max: 1_000_000_000 })
const money = oneof(
  integer({ min: 0, max: 999_999_999_999_999 }),
  integer({ min: 0, max: 400_000_000 }),
)

/** Milligrams as the canonical grams that a client sends. */
function grams(mg: number): string {
  return `${Math.floor(mg / 1000)}.${String(mg % 1000).padStart(3, '0')}`
}

function big(figure: ZakatFigure | undefined): bigint {
  return BigInt(figure ?? 0)
}

function mustCalculate<N extends CalculatorName>(name: N, input: RawInput) {
  const result = calculateZakat(name, input)
  if (result.status === 'INPUT_TIDAK_VALID') throw new Error(JSON.stringify(result))
  return result
}

test('gold: due exactly from 85 g of pure gold, never paid short, never a rupiah too much', () => {
  assert(
    property(milligrams, karat, price, (mg, karatOf, pricePerGram) => {
      const input = {
        gram: grams(mg),
        karat: karatOf,
        hargaEmas24PerGram: pricePerGram,
        haul: true,
      }
      const { status, zakatRupiah, zakatMgEmasMurni } = mustCalculate('zakatemas', input)
      const base = BigInt(mg) * BigInt(karatOf) * BigInt(pricePerGram)
      const isDue = BigInt(mg) * BigInt(karatOf) >= 85_000n * 24n
      expect(status).toBe(isDue ? 'WAJIB' : 'BELUM_NISAB')
      if (!isDue) {
        expect([zakatRupiah, zakatMgEmasMurni]).toEqual([0, 0])
        return
      }
      // base / 24000 rupiah × 25/1000, kept whole by multiplying out.
      const owed = base * 25n
      const paid = big(zakatRupiah) * 24_000n * 1_000n
      expect(paid >= owed && paid - owed < 24_000_000n).toBe(true)
      expect(big(zakatMgEmasMurni) * 24_000n >= BigInt(mg) * BigInt(karatOf) * 25n).toBe(true)
    }),
  )
})

test('savings and income: zakat × 1000 ≥ base × 25, and less than one rupiah above it', () => {
  assert(
    property(money, (amount) => {
      const results = [
        mustCalculate('zakatsimpananuang', { saldo: amount, hargaEmas24PerGram: 1, haul: true }),
        mustCalculate('zakatpenghasilan', {
          periode: 'bulanan',
          metode: 'bruto',
          nisabBulan: 85,
          penghasilanUtama: amount,
        }),
      ]
      for (const { status, dasarRupiah, zakatRupiah } of results) {
        expect(status).toBe(amount >= 85 ? 'WAJIB' : 'BELUM_NISAB')
        const over = big(zakatRupiah) * 1000n - big(dasarRupiah) * 25n
        if (amount >= 85) expect(over >= 0n && over < 1000n).toBe(true)
        else expect(zakatRupiah).toBe(0)
      }
    }),
  )
})

test('who has more never owes less', () => {
  const more = integer({ min: 0, max: 1_000_000 })
  const gold = (gram: number, karatOf: number) => ({
    gram: grams(gram),
    karat: karatOf,
    hargaEmas24PerGram: 1_193_000,
    haul: true,
  })
  assert(
    property(integer({ min: 0, max: 900_000_000 }), more, karat, (mg, extra, karatOf) => {
      const [less, later] = [gold(mg, karatOf), gold(mg + extra, karatOf)].map(
        (input) => mustCalculate('zakatemas', input).zakatRupiah,
      )
      expect(big(later) >= big(less)).toBe(true)
    }),
  )
  assert(
    property(integer({ min: 0, max: 300_000_000 }), more, (balance, extra) => {
      const [less, later] = [balance, balance + extra].map((saldo) =>
        mustCalculate('zakatsimpananuang', { saldo, hargaEmas24PerGram: 1_193_000, haul: true }),
      )
      expect(big(later?.zakatRupiah) >= big(less?.zakatRupiah)).toBe(true)
    }),
  )
})

test('jewellery: the metals add up, what is worn and not counted changes nothing', () => {
  const piece = record({
    jenis: constantFrom('emas', 'perak'),
    gram: milligrams.map(grams),
    karat,
    dipakai: boolean(),
  })
  assert(
    property(array(piece, { minLength: 1, maxLength: 8 }), boolean(), (items, counts) => {
      const prices = { hargaEmas24PerGram: 1_193_000, hargaPerakPerGram: 15_000, haul: true }
      const all = mustCalculate('zakatperhiasan', { items, ...prices, hitungYangDipakai: counts })
      expect(big(all.zakatEmasRupiah) + big(all.zakatPerakRupiah)).toBe(big(all.zakatRupiah))
      const counted = items.filter(({ dipakai }) => counts || !dipakai)
      if (counted.length === 0) {
        expect(all.status).toBe('BELUM_NISAB')
        return
      }
      const rest = counted.map((item) => ({ ...item, dipakai: false }))
      expect(mustCalculate('zakatperhiasan', { items: rest, ...prices })).toEqual(all)
    }),
  )
})

test('figures beyond 2^53 − 1 are exact digits', () => {
  const amount = bigInt({ min: 900_000_000_000_000n, max: 999_999_999_999_999n })
  assert(
    property(amount, (pricePerGram) => {
      const input = {
        gram: '1000000',
        karat: 24,
        hargaEmas24PerGram: String(pricePerGram),
        haul: true,
      }
      const result = mustCalculate('zakatemas', input)
      expect(result.dasarRupiah).toBe(String(1_000_000n * pricePerGram))
      expect(result.zakatRupiah).toBe(String(25_000n * pricePerGram))
      expect(result.nisabRupiah).toBe(String(85n * pricePerGram))
    }),
  )
})

const gold = { gram: '120', karat: 18, hargaEmas24PerGram: 1_000_000, haul: true }
const income = {
  periode: 'bulanan',
  metode: 'bruto',
  nisabBulan: 7_640_144,
  nisabTahun: 91_681_728,
  penghasilanUtama: 10_000_000,
}
const savings = { saldo: 150_000_000, hargaEmas24PerGram: 1_193_000, haul: true }
const fitrah = { jiwa: 4, bentuk: 'uang', tarifPerJiwa: 50_000 }

test.each([
  ['zakatemas', gold, { haul: false }, { status: 'BELUM_HAUL', zakatRupiah: 0 }],
  ['zakatemas', gold, { gram: '1', haul: false }, { status: 'BELUM_NISAB' }],
  ['zakatemas', gold, { gram: '113.334' }, { zakatRupiah: 2_125_013, zakatMgEmasMurni: 2_126 }],
  ['zakatemas', gold, { gram: 120.5, karat: '18' }, { zakatRupiah: 2_259_375 }],
  ['zakatpenghasilan', income, { kebutuhanPokok: 9_000_000 }, { zakatRupiah: 250_000 }],
  ['zakatpenghasilan', income, { metode: 'neto', kebutuhanPokok: 11_000_000 }, { dasarRupiah: 0 }],
  [
    'zakatpenghasilan',
    { ...income, periode: 'tahunan', penghasilanUtama: 100_000_000 },
    { sudahDibayar: 1_000_000 },
    { status: 'WAJIB', zakatRupiah: 1_500_000, zakatPenuhRupiah: 2_500_000 },
  ],
  ['zakatsimpananuang', savings, { haul: false }, { status: 'BELUM_HAUL', zakatRupiah: 0 }],
  ['zakatsimpananuang', savings, { bungaBank: 150_000_000 }, { dasarRupiah: 0 }],
  ['zakatfitrah', fitrah, {}, { zakatRupiah: 200_000, berasGram: 0, berasMl: 0 }],
  [
    'zakatfitrah',
    fitrah,
    { bentuk: 'beras-liter', hargaBerasPerLiter: 13_333 },
    { zakatRupiah: 186_662, berasGram: 0, berasMl: 14_000 },
  ],
  [
    'zakatfitrah',
    fitrah,
    { bentuk: 'beras-liter', mlPerJiwa: 3_000 },
    { berasMl: 12_000, zakatRupiah: 0 },
  ],
  ['zakatfitrah', fitrah, { bentuk: 'beras-kg' }, { berasGram: 10_000, zakatRupiah: 0 }],
  ['zakatpenghasilan', income, { metode: 'neto', kebutuhanPokok: '' }, { zakatRupiah: 250_000 }],
  [
    'zakatfitrah',
    { jiwa: 1, bentuk: 'beras-kg', gramPerJiwa: 1, hargaBerasPerKg: 1 },
    {},
    { zakatRupiah: 1 },
  ],
  ['zakatfitrah', fitrah, { jiwa: 1_000 }, { zakatRupiah: 50_000_000 }],
  ['zakatpenghasilan', income, { sudahDibayar: 1 }, { zakatPenuhRupiah: 250_000 }],
  ['zakatsimpananuang', savings, { saldo: '00000000000150000000 ' }, { dasarRupiah: 150_000_000 }],
  ['fidyah', { hari: 10_000, tarifPerHari: 1 }, {}, { status: 'WAJIB', fidyahRupiah: 10_000 }],
  ['fidyah', { hari: 3, tarifPerHari: 65_000 }, {}, { status: 'WAJIB', fidyahRupiah: 195_000 }],
] as const)('%s of %j with %j', (name, input, change, expected) => {
  expect(calculateZakat(name, { ...input, ...change })).toMatchObject(expected)
})

test.each([
  ['zakatemas', gold, 'gram', '85,5', 'BUKAN_ANGKA'],
  ['zakatemas', gold, 'gram', '1e3', 'BUKAN_ANGKA'],
  ['zakatemas', gold, 'gram', '８５', 'BUKAN_ANGKA'],
  ['zakatemas', gold, 'gram', true, 'BUKAN_ANGKA'],
  ['zakatemas', gold, 'gram', '-0.001', 'NEGATIF'],
  ['zakatemas', gold, 'gram', undefined, 'WAJIB_DIISI'],
  ['zakatemas', gold, 'gram', '  ', 'WAJIB_DIISI'],
  ['zakatemas', gold, 'gram', 1e-7, 'DESIMAL_BERLEBIH'],
  ['zakatemas', gold, 'gram', 1e30, 'MAKS'],
  ['zakatemas', gold, 'gram', '9'.repeat(100_000), 'MAKS'],
  ['zakatemas', gold, 'karat', 25, 'KARAT_TIDAK_VALID'],
  ['zakatemas', gold, 'karat', 18.5, 'KARAT_TIDAK_VALID'],
  ['zakatemas', gold, 'karat', -1, 'KARAT_TIDAK_VALID'],
  ['zakatemas', gold, 'karat', 'x', 'KARAT_TIDAK_VALID'],
  ['zakatemas', gold, 'karat', '', 'WAJIB_DIISI'],
  ['zakatemas', gold, 'hargaEmas24PerGram', 0, 'MINIMAL'],
  ['zakatemas', gold, 'hargaEmas24PerGram', '1000000.50', 'RUPIAH_BULAT'],
  ['zakatemas', gold, 'hargaEmas24PerGram', Number.POSITIVE_INFINITY, 'BUKAN_ANGKA'],
  ['zakatemas', gold, 'haul', 'ya', 'WAJIB_DIISI'],
  ['zakatpenghasilan', income, 'periode', 'mingguan', 'WAJIB_DIISI'],
  ['zakatpenghasilan', income, 'penghasilanUtama', 1000.5, 'RUPIAH_BULAT'],
  ['zakatpenghasilan', income, 'penghasilanUtama', '', 'WAJIB_DIISI'],
  ['zakatpenghasilan', income, 'kebutuhanPokok', -5, 'NEGATIF'],
  ['zakatpenghasilan', income, 'sudahDibayar', {}, 'BUKAN_ANGKA'],
  ['zakatpenghasilan', income, 'nisabBulan', undefined, 'WAJIB_DIISI'],
  ['zakatsimpananuang', savings, 'bungaBank', 150_000_001, 'BUNGA_MELEBIHI_SALDO'],
  ['zakatsimpananuang', savings, 'saldo', '1000000000000000', 'MAKS'],
  ['zakatfitrah', fitrah, 'jiwa', -2, 'JIWA_MIN'],
  ['zakatfitrah', fitrah, 'jiwa', 1001, 'MAKS'],
  ['zakatfitrah', fitrah, 'jiwa', 'dua', 'BUKAN_ANGKA'],
  ['zakatfitrah', fitrah, 'jiwa', null, 'WAJIB_DIISI'],
  ['zakatfitrah', fitrah, 'tarifPerJiwa', undefined, 'WAJIB_DIISI'],
  ['zakatfitrah', { ...fitrah, bentuk: 'beras-kg' }, 'gramPerJiwa', 2.5, 'DESIMAL_BERLEBIH'],
  ['fidyah', { tarifPerHari: 65_000 }, 'hari', 0, 'MINIMAL'],
  ['fidyah', { tarifPerHari: 65_000 }, 'hari', 10_001, 'MAKS'],
] as const)('%s %j with %s = %j is refused: %s', (name, input, field, value, code) => {
  expect(calculateZakat(name, { ...input, [field]: value })).toEqual({
    status: 'INPUT_TIDAK_VALID',
    problems: [{ field, code }],
  })
})

test('a balance that cannot be read is one mistake, whatever the interest is', () => {
  expect(calculateZakat('zakatsimpananuang', { ...savings, saldo: 'x', bungaBank: 5 })).toEqual({
    status: 'INPUT_TIDAK_VALID',
    problems: [{ field: 'saldo', code: 'BUKAN_ANGKA' }],
  })
})

test('mistakes in rows of jewellery name the row; all mistakes come back at once', () => {
  const prices = { hargaEmas24PerGram: 1_000_000, haul: true }
  const items = [
    { jenis: 'emas', gram: '-1', karat: 24 },
    { jenis: 'perak', gram: '1' },
    { jenis: 'tembaga', gram: '1', karat: 24 },
    null,
  ]
  const { problems } = calculateZakat('zakatperhiasan', { items, ...prices }) as {
    problems: object[]
  }
  expect(problems).toEqual([
    { field: 'items.0.gram', code: 'NEGATIF' },
    { field: 'items.2.jenis', code: 'WAJIB_DIISI' },
    { field: 'items.3.jenis', code: 'WAJIB_DIISI' },
    { field: 'items.3.gram', code: 'WAJIB_DIISI' },
    { field: 'items.3.karat', code: 'WAJIB_DIISI' },
    { field: 'hargaPerakPerGram', code: 'WAJIB_DIISI' },
  ])
  const tooMany = { items: Array.from({ length: 201 }, () => items[1]), ...prices }
  expect(calculateZakat('zakatperhiasan', tooMany)).toMatchObject({
    problems: [{ field: 'items', code: 'MAKS' }],
  })
})
