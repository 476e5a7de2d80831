import * as v from 'valibot'
import { isDay } from '#platform/time/jakarta.ts'

const years = /^(19|20)\d\d-/

function isReckoned(text: string): boolean {
  return years.test(text) && isDay(text)
}

/** Decimal degrees, as '-6.209'. */
function degrees(most: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'Tulis derajat desimal, seperti -6.209.'),
      v.transform(Number),
      v.check((value) => Math.abs(value) <= most, 'Tulis derajat desimal, seperti -6.209.'),
    ),
  )
}

const placeName = v.pipe(
  v.string(),
  v.maxLength(60, 'Kota ini belum ada dalam daftar. Pilih kota terdekat.'),
)

export const timesQuery = v.object({
  /** Degrees north and east of a place in Indonesia, in place of a city. */
  lintang: degrees(90),
  bujur: degrees(180),
  kota: v.optional(placeName),
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

const zone = v.picklist(['WIB', 'WITA', 'WIT'])

const city = v.object({
  kode: v.string(),
  /** 'Kabupaten Garut', 'Kota Bandung'; a place that is no seat goes by its own name. */
  nama: v.string(),
  /** The place whose times these are. */
  ibu_kota: v.string(),
  provinsi: v.string(),
  zona: zone,
  /** Degrees from north towards east. */
  kiblat: v.number(),
})

const district = v.object({
  kode: v.string(),
  nama: v.string(),
  lintang: v.number(),
  bujur: v.number(),
})

const day = v.object({ tanggal: v.pipe(v.string(), v.isoDate()), ...times })

/** The times of a day; with `bulan` also those of each day of the month. */
export const timesResponse = v.object({
  data: v.object({
    ...day.entries,
    /** The zone and the qibla of the place asked for. */
    zona: zone,
    kiblat: v.number(),
    /** The place, or the one nearest to the position asked for. */
    kota: city,
    /** The district asked for. */
    kecamatan: v.optional(district),
    /** Kilometres from the position or the district to that place. */
    jarak_km: v.optional(v.number()),
    perkiraan: v.literal(true),
    catatan: v.string(),
    hari: v.optional(v.array(day)),
  }),
})

export const citiesResponse = v.object({
  data: v.array(v.object({ ...city.entries, lintang: v.number(), bujur: v.number() })),
})

export const districtsQuery = v.object({ kota: placeName })

export const districtsResponse = v.object({ data: v.array(district) })
