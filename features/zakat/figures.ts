import * as v from 'valibot'
import type { ZakatParameterKind } from '#platform/db/schema-zakat.ts'
import { formatDay, isDay, startOfDay } from '#platform/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money.ts'
import { parameterKinds } from './parameters.ts'
import { viewOf, viewWords } from './views.ts'

/** What a figure is called on the desk, its unit, and its usual ground. */
export const figureWords: Readonly<
  Record<ZakatParameterKind, { name: string; unit: string; basis: string }>
> = {
  nisabBulan: { name: 'Nisab sebulan', unit: 'rupiah per bulan', basis: 'Senilai 85 gram emas' },
  nisabTahun: { name: 'Nisab setahun', unit: 'rupiah per tahun', basis: 'Senilai 85 gram emas' },
  hargaEmas24PerGram: {
    name: 'Harga emas 24 karat',
    unit: 'rupiah per gram',
    basis: 'Emas 24 karat, harga acuan',
  },
  hargaPerakPerGram: {
    name: 'Harga perak',
    unit: 'rupiah per gram',
    basis: 'Perak murni, harga acuan',
  },
  tarifPerJiwa: {
    name: 'Zakat fitrah per jiwa',
    unit: 'rupiah per jiwa',
    basis: 'Senilai 2,5 kg beras',
  },
  tarifPerHari: { name: 'Fidyah per hari', unit: 'rupiah per hari', basis: 'Satu hari makan' },
  gramPerJiwa: { name: 'Beras fitrah, berat', unit: 'gram per jiwa', basis: 'Makanan pokok' },
  mlPerJiwa: { name: 'Beras fitrah, isi', unit: 'mililiter per jiwa', basis: 'Makanan pokok' },
  nisabGabahKg: { name: 'Nisab panen, gabah', unit: 'kilogram', basis: 'Gabah kering' },
  nisabBerasKg: { name: 'Nisab panen, beras', unit: 'kilogram', basis: 'Beras' },
  kadarMasehi: {
    name: 'Kadar tahun buku Masehi',
    unit: 'per seratus ribu',
    basis: 'Setahun Masehi lebih panjang daripada setahun Hijriah',
  },
  hargaGabahPerKg: { name: 'Harga gabah', unit: 'rupiah per kilogram', basis: 'Gabah kering' },
  hargaBerasPerKg: { name: 'Harga beras', unit: 'rupiah per kilogram', basis: 'Beras' },
  hargaKambing: { name: 'Harga kambing', unit: 'rupiah per ekor', basis: 'Kambing 2 tahun' },
  hargaTabi: { name: 'Harga tabi', unit: 'rupiah per ekor', basis: 'Sapi 1 tahun' },
  hargaMusinnah: { name: 'Harga musinnah', unit: 'rupiah per ekor', basis: 'Sapi betina 2 tahun' },
  ...viewWords,
}

const day = v.pipe(v.string('Tanggal belum dipilih.'), v.check(isDay, 'Ini bukan tanggal.'))

const figureTerms = v.object({
  kind: v.picklist(parameterKinds),
  region: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999_999)),
  effectiveFrom: day,
  effectiveTo: v.nullable(day),
  basis: v.string(),
  decree: v.nullable(v.string()),
  source: v.string(),
})

/** One new figure with its decree and its days, both included. */
export type NewFigure = v.InferOutput<typeof figureTerms>

/** The terms of a proposal of new figures; also the figures that hold before them. */
export const figuresTerms = v.object({ rows: v.array(figureTerms) })

/** A figure with its unit: 'Rp50.000 per jiwa', '2.500 gram per jiwa'. */
export function figureText({ kind, amount }: Pick<NewFigure, 'kind' | 'amount'>): string {
  const view = viewOf(kind, amount)
  if (view) return view.label
  const { unit } = figureWords[kind]
  if (unit.startsWith('rupiah ')) return `${formatRupiah(rupiah(amount))} ${unit.slice(7)}`
  return `${new Intl.NumberFormat('id-ID').format(amount)} ${unit}`
}

/** A figure's days: 'mulai Jumat, 1 Januari 2027', and 'sampai' its last day where it has one. */
export function daysText({
  effectiveFrom,
  effectiveTo,
}: Pick<NewFigure, 'effectiveFrom' | 'effectiveTo'>): string {
  const from = `mulai ${formatDay(startOfDay(effectiveFrom))}`
  return effectiveTo === null ? from : `${from} sampai ${formatDay(startOfDay(effectiveTo))}`
}
