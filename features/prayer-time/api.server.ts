import { Hono, type TypedResponse } from 'hono'
import type * as v from 'valibot'
import { frozenResponse } from '#platform/http/frozen.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { DEFAULT_CITY } from './cities.ts'
import { cityList } from './city-list.server.ts'
import {
  citiesResponse,
  districtsQuery,
  districtsResponse,
  timesQuery,
  timesResponse,
} from './contract.ts'
import { dayText, dayWire, districtPlace, districtWire, positionWire } from './day-text.server.ts'
import { type District, districtsOf, findDistricts } from './districts/districts.ts'
import { calculateTimes } from './calculate-times.server.ts'
import { findCity, nearestCity, todayIn } from './places.ts'
import type { Zone } from './prayer-time.ts'
import { reckonTimes } from './reckon-times.ts'
import { isInIndonesia } from './neighbours.ts'
import { type GeoPoint, zoneAt } from './zones.ts'
import { InvalidInput } from '#platform/refusal.ts'

const MOST_NAMED = 5

const ABROAD = 'Waktu salat kami hanya untuk tempat di Indonesia.'

const tag = 'Waktu salat'
const access = 'public'

/** Calculated prayer times of Indonesian cities; no outside service is asked. */
export const prayerTimeApi = new Hono<ApiEnv>()
  .get(
    '/prayer-times',
    documented({
      tag,
      summary:
        'Waktu salat sebuah kota atau kecamatan (`kota`), atau sebuah tempat dengan `lintang` dan `bujur`, pada satu tanggal; dengan `bulan` sepanjang bulan itu',
      ok: timesResponse,
      access,
      errors: [422],
    }),
    publicAccess,
    validated('query', timesQuery),
    (c) => {
      const { kota: named, tanggal, bulan, ...degrees } = c.req.valid('query')
      const kota = named ?? DEFAULT_CITY
      const at = positionOf(degrees)
      if (at) {
        if (named !== undefined) throw twoPlaces()
        const day =
          tanggal ?? (bulan ? `${bulan}-01` : todayIn(nearestCity(at).city, c.get('ctx').now()))
        const hari = bulan && monthAt({ ...at, zone: zoneAt(at) }, bulan)
        return c.json({ data: { ...positionWire(at, day), ...(hari && { hari }) } })
      }
      const city = findCity(kota)
      if (!city) {
        const district = oneDistrict(kota)
        const day = tanggal ?? (bulan ? `${bulan}-01` : todayIn(district.seat, c.get('ctx').now()))
        const hari = bulan && monthAt({ ...district, zone: district.seat.zone }, bulan)
        return c.json({ data: { ...districtWire(district, day), ...(hari && { hari }) } })
      }
      if (!bulan) {
        const text = dayText(city, tanggal ?? todayIn(city, c.get('ctx').now()))
        const answer: Response = c.body(text, 200, { 'Content-Type': 'application/json' })
        return answer as Response & TypedResponse<v.InferOutput<typeof timesResponse>, 200, 'json'>
      }
      const hari = daysOf(bulan).map((each) => ({ tanggal: each, ...calculateTimes(city, each) }))
      return c.json({ data: { ...dayWire(city, tanggal ?? `${bulan}-01`), hari } })
    },
  )
  .get(
    '/prayer-times/kota',
    documented({
      tag,
      summary: 'Semua kabupaten dan kota, dengan ibu kotanya',
      ok: citiesResponse,
      access,
    }),
    publicAccess,
    async (c) => {
      const answer = frozenResponse(c.req.raw, await cityList())
      return answer as Response & TypedResponse<v.InferOutput<typeof citiesResponse>, 200, 'json'>
    },
  )
  .get(
    '/prayer-times/kecamatan',
    documented({
      tag,
      summary: 'Kecamatan sebuah kabupaten atau kota, dengan kode untuk `kota`',
      ok: districtsResponse,
      access,
      errors: [422],
    }),
    publicAccess,
    validated('query', districtsQuery),
    (c) => {
      const city = findCity(c.req.valid('query').kota)
      if (!city) throw unknownCity()
      return c.json({ data: districtsOf(city).map(districtPlace) })
    },
  )

/** The district of a code or of a name that one alone has. Refuses others, with the codes that may be meant. */
function oneDistrict(name: string): District {
  const [found, ...others] = findDistricts(name)
  if (!found) throw unknownCity()
  if (others.length > 0) throw ambiguousDistrict([found, ...others].map(({ code }) => code))
  return found
}

function monthAt(place: GeoPoint & { zone: Zone }, month: string) {
  return daysOf(month).map((day) => ({ tanggal: day, ...reckonTimes(place, day) }))
}

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}

/** The position asked for, if one is. */
function positionOf({
  lintang,
  bujur,
}: {
  lintang?: number | undefined
  bujur?: number | undefined
}): GeoPoint | undefined {
  if (lintang === undefined && bujur === undefined) return undefined
  if (lintang === undefined || bujur === undefined) throw unknownPosition(true)
  const at = { latitude: lintang, longitude: bujur }
  if (!isInIndonesia(at)) throw unknownPosition(false)
  return at
}

/** There are no times for this city. */
function unknownCity(): InvalidInput {
  return new InvalidInput({ kota: 'Kota ini belum ada dalam daftar. Pilih kota terdekat.' })
}

/** Several districts have this name. */
function ambiguousDistrict(codes: readonly string[]): InvalidInput {
  const named = codes.slice(0, MOST_NAMED).join(', ')
  const more = codes.length > MOST_NAMED ? ', dan lain-lain' : ''
  return new InvalidInput({
    kota: `Ada ${codes.length} kecamatan bernama ini. Tulis kodenya: ${named}${more}.`,
  })
}

/** A position needs both its degrees, within Indonesia. */
function unknownPosition(isHalf: boolean): InvalidInput {
  if (isHalf) return new InvalidInput({ lintang: 'Tulis lintang dan bujur bersama.' })
  return new InvalidInput({ lintang: ABROAD, bujur: ABROAD })
}

/** A name and a position may mean two places. */
function twoPlaces(): InvalidInput {
  return new InvalidInput({ kota: 'Tulis kota, atau lintang dan bujur, tidak keduanya.' })
}
