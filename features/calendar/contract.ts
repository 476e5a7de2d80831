import * as v from 'valibot'
import { isDay } from '#platform/time/jakarta.ts'
import { isMonth } from './day.ts'

export const dayParam = v.object({ tanggal: v.pipe(v.string(), v.check(isDay)) })

export const monthQuery = v.object({
  bulan: v.optional(
    v.pipe(v.string(), v.check(isMonth, 'Tulis bulan seperti 2026-02: tahun, lalu nomor bulan.')),
  ),
  hijriah: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^1[45]\d\d-(0[1-9]|1[0-2])$/,
        'Tulis bulan Hijriah seperti 1447-09: tahun, lalu nomor bulan.',
      ),
    ),
  ),
})

const observance = v.object({
  kode: v.string(),
  nama: v.string(),
  libur: v.boolean(),
  /** True when its date may still move; false for a day of the Gregorian calendar. */
  perkiraan: v.boolean(),
})

const fast = v.object({
  kode: v.string(),
  nama: v.string(),
  hukum: v.picklist(['wajib', 'sunah', 'haram']),
})

const dayBody = v.object({
  /** 'yyyy-mm-dd'. */
  masehi: v.pipe(v.string(), v.isoDate()),
  hijriah: v.object({
    hari: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
    bulan: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    tahun: v.pipe(v.number(), v.integer()),
    namaBulan: v.string(),
  }),
  /** The source of the month's first day. */
  sumber: v.picklist(['isbat', 'hisab']),
  /** The Hijri date is an estimate. */
  perkiraan: v.boolean(),
  hari: v.string(),
  pasaran: v.string(),
  peristiwa: v.array(observance),
  puasa: v.array(fast),
  /** What begins at Magrib of this day. */
  malam: v.array(v.string()),
})

export const dayResponse = v.object({ data: dayBody })
export const monthResponse = v.object({
  data: v.object({ judul: v.string(), catatan: v.string(), hari: v.array(dayBody) }),
})

export type DayBody = v.InferOutput<typeof dayBody>
