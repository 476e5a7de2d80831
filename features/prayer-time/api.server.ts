import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http.server.ts'
import { type City, cities, DEFAULT_CITY, findCity, todayIn } from './cities.ts'
import { citiesResponse, timesQuery, timesResponse } from './contract.ts'
import { unknownCity } from './errors.ts'
import { ESTIMATE_NOTE } from './prayer-time.ts'
import { qiblaOf, calculateTimes } from './calculate-times.server.ts'

const tag = 'Waktu salat'
const access = 'public'

/** Calculated prayer times of Indonesian cities; no outside service is asked. */
export const prayerTimeApi = new Hono<ApiEnv>()
  .get(
    '/prayer-times',
    documented({
      tag,
      summary: 'Waktu salat sebuah kota pada satu tanggal, dan dengan `bulan` sepanjang bulan itu',
      ok: timesResponse,
      access,
      errors: [422],
    }),
    publicAccess,
    validated('query', timesQuery),
    (c) => {
      const { kota = DEFAULT_CITY, tanggal, bulan } = c.req.valid('query')
      const city = findCity(kota)
      if (!city) throw unknownCity()
      const day = tanggal ?? (bulan ? `${bulan}-01` : todayIn(city, c.var.ctx.now()))
      const hari =
        bulan && daysOf(bulan).map((each) => ({ tanggal: each, ...calculateTimes(city, each) }))
      const data = {
        tanggal: day,
        ...calculateTimes(city, day),
        kota: cityBody(city),
        perkiraan: true as const,
        catatan: ESTIMATE_NOTE,
        ...(hari && { hari }),
      }
      return c.json({ data })
    },
  )
  .get(
    '/prayer-times/kota',
    documented({ tag, summary: 'Kota yang dapat dipilih', ok: citiesResponse, access }),
    publicAccess,
    (c) => c.json({ data: cityList }),
  )

// Where a city lies never changes: its qibla is reckoned once.
const cityList = cities.map((city) => ({
  ...cityBody(city),
  lintang: city.latitude,
  bujur: city.longitude,
}))

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}

function cityBody(city: City) {
  const { code, name, province, zone } = city
  const kiblat = Math.round(qiblaOf(city) * 10) / 10
  return { kode: code, nama: name, provinsi: province, zona: zone, kiblat }
}
