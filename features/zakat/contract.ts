import * as v from 'valibot'
import { isStorableJson } from '#platform/text/storable.ts'
import { calculatorNames } from './zakat.ts'
import { parameterKinds } from './figures/parameters.ts'

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Tulis tanggal sebagai tahun-bulan-hari, contoh 2026-03-12.'),
  v.check(isRealDay, 'Tanggal itu tidak ada dalam kalender.'),
)
const region = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'Wilayah tidak dikenal.'))

const UNREADABLE = 'Perhitungan zakat tidak terbaca. Hitung sekali lagi, lalu tunaikan.'

/** A whole number; a string of digits beyond 2^53 − 1. */
const figure = v.union([v.number(), v.string()])
const status = v.picklist(['WAJIB', 'BELUM_NISAB', 'BELUM_HAUL', 'BUKAN_OBJEK'])

export const parametersQuery = v.object({
  tanggal: v.optional(day),
  wilayah: v.optional(region),
})

export const calculateRequest = v.object({
  jenis: v.picklist(calculatorNames, 'Jenis zakat tidak dikenal.'),
  input: v.record(v.string(), v.unknown(), 'Isi input perhitungan.'),
})

const silver = v.object({
  status,
  nisabRupiah: figure,
  dasarRupiah: figure,
  zakatRupiah: figure,
})
const gold = v.object({ ...silver.entries, zakatMgEmasMurni: figure })
const income = v.object({ ...silver.entries, zakatPenuhRupiah: v.optional(figure) })
const savings = v.object({ ...silver.entries, danaNonhalalRupiah: figure })
const jewellery = v.object({
  status,
  emasMurniMgDihitung: figure,
  perakMgDihitung: figure,
  zakatEmasRupiah: figure,
  zakatPerakRupiah: figure,
  zakatRupiah: figure,
})
const fitrah = v.object({ status, zakatRupiah: figure, berasGram: figure, berasMl: figure })
const fidyah = v.object({ status, fidyahRupiah: figure })

const wealth = v.object({ wajib: v.boolean(), ...silver.entries })
const company = v.object({ ...wealth.entries, danaNonhalalRupiah: figure })
const combined = v.object({
  ...company.entries,
  nisabDipakai: v.picklist(['emas', 'perak']),
  hartaRupiah: figure,
  zakatPenuhRupiah: v.optional(figure),
})
const rice = v.object({
  wajib: v.boolean(),
  status,
  nisabGram: figure,
  dasarGram: figure,
  zakatGram: figure,
  zakatRupiah: v.optional(figure),
})
const animals = v.array(v.object({ jenis: v.string(), ekor: v.number() }))
const herd = v.object({
  wajib: v.boolean(),
  status,
  nisabEkor: v.number(),
  dasarEkor: v.number(),
  zakatEkor: animals,
  pilihanLain: v.optional(v.array(animals)),
  zakatRupiah: v.optional(figure),
  arahkanKe: v.optional(v.literal('zakatperdagangan')),
})

export const calculateResponse = v.object({
  data: v.union([
    combined,
    company,
    wealth,
    rice,
    herd,
    gold,
    income,
    savings,
    jewellery,
    fitrah,
    fidyah,
  ]),
})

export const parameterBody = v.object({
  nilai: v.number(),
  satuan: v.string(),
  wilayah: v.string(),
  dasar: v.string(),
  keputusan: v.nullable(v.string()),
  sumber: v.string(),
  berlakuSejak: v.string(),
  berlakuSampai: v.nullable(v.string()),
  versi: v.number(),
  /** True for sample figures that come from no decree or market. */
  contoh: v.boolean(),
})

const parameterBodies = Object.fromEntries(
  parameterKinds.map((kind) => [kind, v.nullable(parameterBody)]),
) as Record<(typeof parameterKinds)[number], v.NullableSchema<typeof parameterBody, undefined>>

export const parametersResponse = v.object({
  data: v.object({
    tanggal: v.string(),
    wilayah: v.string(),
    wilayahTersedia: v.array(v.object({ kode: v.string(), nama: v.string() })),
    nisab: v.object({
      emas: v.object({ gram: v.string(), rupiah: v.nullable(figure) }),
      perak: v.object({ gram: v.string(), rupiah: v.nullable(figure) }),
    }),
    parameter: v.object(parameterBodies),
  }),
})

export type ParameterBody = v.InferOutput<typeof parameterBody>
export type ParametersBody = v.InferOutput<typeof parametersResponse>['data']

/**
 * The calculation stored with a donation: enough to repeat it on the server with the figures of that day and region,
 * and to explain the amount later.
 */
export const zakatSnapshot = v.object({
  jenis: v.picklist(calculatorNames),
  // Calculators pass over what they do not know; the database keeps all of it.
  input: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((input) => isStorableJson(input), UNREADABLE),
  ),
  tanggal: day,
  wilayah: region,
  zakatRupiah: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

export type ZakatSnapshot = v.InferOutput<typeof zakatSnapshot>

/** Far more than any household's balances and jewellery need. */
const LONGEST_SNAPSHOT = 16_000

/** A snapshot as JSON in a form field, from the calculator to the donation. */
export const carriedSnapshot = v.pipe(
  v.string(),
  v.maxLength(LONGEST_SNAPSHOT, UNREADABLE),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), zakatSnapshot), dataset.value)
    if (read.success) return read.output
    addIssue({ message: UNREADABLE })
    return NEVER
  }),
)

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
