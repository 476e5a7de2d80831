import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateZakat } from '../calculate.ts'
import type { CalculatorName } from '../zakat.ts'

const rupiah = fc.integer({ min: 0, max: 999_999_999_999 })
const price = fc.integer({ min: 1, max: 5_000_000 })

type Money = { status: string; nisabRupiah: number; dasarRupiah: number; zakatRupiah: number }

function calculated(kind: CalculatorName, input: Record<string, unknown>): Money {
  const result = calculateZakat(kind, input)
  if (result.status === 'INPUT_TIDAK_VALID') throw new Error(JSON.stringify(result))
  return result as Money
}

/** Every kind of which a bare amount is levied: the field that grows, and the rest. */
const plain: [CalculatorName, string, Record<string, unknown>, [part: bigint, of: bigint]][] = [
  ['zakatperdagangan', 'kas', {}, [25n, 1000n]],
  ['zakatperusahaan', 'asetLancar', {}, [25n, 1000n]],
  ['zakatperusahaan', 'asetLancar', { tahunBuku: 'masehi' }, [2575n, 100_000n]],
  ['zakatsaham', 'nilaiPasar', { tujuan: 'diperdagangkan' }, [25n, 1000n]],
  ['zakatsaham', 'dividen', { tujuan: 'jangka-panjang' }, [25n, 1000n]],
  ['zakatsuratberharga', 'sukuk', {}, [25n, 1000n]],
  ['zakatperikanan', 'hasilRupiah', {}, [25n, 1000n]],
  ['zakatpertambangan', 'hasilRupiah', {}, [25n, 1000n]],
  ['zakatsewa', 'sewaSetahun', {}, [25n, 1000n]],
  ['zakatsewa', 'sewaSetahun', { pandangan: 'mustaghallat' }, [1n, 10n]],
  ['zakatperkebunan', 'hasilRupiah', { pandangan: 'perniagaan' }, [25n, 1000n]],
]

test.each(plain)(
  '%s (%s %j): nothing below the nisab, its part rounded up once from it on',
  (...row) => {
    const [kind, field, rest, [part, of]] = row
    fc.assert(
      fc.property(
        rupiah,
        price,
        fc.integer({ min: -1, max: 1 }),
        (amount, hargaEmas24PerGram, step) => {
          const near = 85 * hargaEmas24PerGram + step
          for (const value of [amount, near]) {
            const input = { ...rest, [field]: value, hargaEmas24PerGram, haul: true }
            const result = calculated(kind, input)
            const isDue = value >= 85 * hargaEmas24PerGram
            expect(result.status).toBe(isDue ? 'WAJIB' : 'BELUM_NISAB')
            expect(result.dasarRupiah).toBe(value)
            const due = BigInt(result.zakatRupiah)
            if (!isDue) expect(due).toBe(0n)
            // The least whole rupiah that is not short of the part.
            else
              expect(
                due * of >= BigInt(value) * part && (due - 1n) * of < BigInt(value) * part,
              ).toBe(true)
            const early = calculated(kind, { ...input, haul: false })
            expect(early.zakatRupiah === 0 || early.status === 'WAJIB').toBe(true)
            const more = calculated(kind, { ...input, [field]: value + 1 })
            expect(more.zakatRupiah).toBeGreaterThanOrEqual(result.zakatRupiah)
          }
        },
      ),
    )
  },
)

test('debts larger than the property leave nothing, never less', () => {
  fc.assert(
    fc.property(rupiah, rupiah, (kas, utangJatuhTempo) => {
      const { dasarRupiah } = calculated('zakatperdagangan', {
        kas,
        utangJatuhTempo,
        hargaEmas24PerGram: 1,
        haul: true,
      })
      expect(dasarRupiah).toBe(Math.max(0, kas - utangJatuhTempo))
    }),
  )
})

test('the part of a harvest lies between the two rates, by the share of rain', () => {
  const kilograms = fc.integer({ min: 653_000, max: 900_000_000 })
  fc.assert(
    fc.property(kilograms, fc.integer({ min: 0, max: 100 }), price, (grams, rain, hargaPerKg) => {
      const panenKg = `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`
      const result = calculateZakat('zakatpertanian', {
        panenKg,
        bentuk: 'gabah',
        pengairan: 'campuran',
        persenTadahHujan: rain,
        hargaPerKg,
      }) as { zakatGram: number; zakatRupiah: number | string }
      const share = BigInt(grams) * BigInt(5 * rain + 500)
      expect(BigInt(result.zakatGram)).toBe((share + 9_999n) / 10_000n)
      expect(BigInt(result.zakatRupiah)).toBe(
        (share * BigInt(hargaPerKg) + 9_999_999n) / 10_000_000n,
      )
    }),
  )
})

const line = fc.oneof(
  fc.record({
    jenis: fc.constantFrom('uang', 'saham', 'dagangan'),
    nilai: rupiah,
    haul: fc.boolean(),
  }),
  fc.record({
    jenis: fc.constant('emas'),
    gram: fc.integer({ min: 0, max: 999_999 }).map((mg) => (mg / 1000).toFixed(3)),
    karat: fc.integer({ min: 1, max: 24 }),
    haul: fc.boolean(),
  }),
)
const lines = fc.array(line, { minLength: 1, maxLength: 8 })

test('money alone is reckoned together as savings are', () => {
  fc.assert(
    fc.property(rupiah, rupiah, price, (nilai, utangJatuhTempo, hargaEmas24PerGram) => {
      const terms = { utangJatuhTempo, hargaEmas24PerGram, haul: true }
      const savings = calculated('zakatsimpananuang', { saldo: nilai, ...terms })
      const { status, zakatRupiah } = calculated('zakatgabungan', {
        harta: [{ jenis: 'uang', nilai }],
        ...terms,
      })
      expect({ status, zakatRupiah }).toEqual({
        status: savings.status,
        zakatRupiah: savings.zakatRupiah,
      })
    }),
  )
})

test('neither the order of lines nor their splitting changes what is due together', () => {
  fc.assert(
    fc.property(lines, rupiah, price, (harta, utangJatuhTempo, hargaEmas24PerGram) => {
      const terms = { utangJatuhTempo, hargaEmas24PerGram }
      const whole = calculated('zakatgabungan', { harta, ...terms })
      const split = harta.flatMap((each): object[] =>
        'nilai' in each
          ? [
              { ...each, nilai: Math.floor(each.nilai / 3) },
              { ...each, nilai: each.nilai - Math.floor(each.nilai / 3) },
            ]
          : [each],
      )
      expect(calculated('zakatgabungan', { harta: split.toReversed(), ...terms })).toEqual(whole)
      expect(whole.zakatRupiah).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('one more rupiah of a hauled line never lowers what is due together', () => {
  fc.assert(
    fc.property(lines, rupiah, price, (harta, nilai, hargaEmas24PerGram) => {
      const due = (more: number) =>
        calculated('zakatgabungan', {
          harta: [...harta, { jenis: 'uang', nilai: nilai + more }],
          hargaEmas24PerGram,
        }).zakatRupiah
      expect(due(1)).toBeGreaterThanOrEqual(due(0))
    }),
  )
})
