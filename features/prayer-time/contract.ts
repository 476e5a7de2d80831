import * as v from 'valibot'
import { isDay } from '#platform/jakarta.ts'

const years = /^(19|20)\d\d-/

function isReckoned(text: string): boolean {
  return years.test(text) && isDay(text)
}

export const timesQuery = v.object({
  kota: v.optional(
    v.pipe(v.string(), v.maxLength(40, 'Kota ini belum ada dalam daftar. Pilih kota terdekat.')),
  ),
  tanggal: v.optional(
    v.pipe(v.string(), v.check(isReckoned, 'Tulis tanggal seperti 2026-02-19 (tahun 1900–2099).')),
  ),
  bulan: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isReckoned(`${text}-01`), 'Tulis bulan seperti 2026-02 (tahun 1900–2099).'),
    ),
  ),
})

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))

const times = {
  imsak: time,
  subuh: time,
  terbit: time,
  duha: time,
  zuhur: time,
  asar: time,
  magrib: time,
  isya: time,
}

const city = v.object({
  kode: v.string(),
  nama: v.string(),
  provinsi: v.string(),
  zona: v.picklist(['WIB', 'WITA', 'WIT']),
  /** Degrees from north towards east. */
  kiblat: v.number(),
})

const day = v.object({ tanggal: v.pipe(v.string(), v.isoDate()), ...times })

/** The times of a day; with `bulan` also those of each day of the month. */
export const timesResponse = v.object({
  data: v.object({
    ...day.entries,
    kota: city,
    perkiraan: v.literal(true),
    catatan: v.string(),
    hari: v.optional(v.array(day)),
  }),
})

export const citiesResponse = v.object({
  data: v.array(v.object({ ...city.entries, lintang: v.number(), bujur: v.number() })),
})
