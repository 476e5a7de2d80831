import { Hono, type TypedResponse } from 'hono'
import type * as v from 'valibot'
import { frozenResponse } from '#platform/frozen.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http.server.ts'
import { DEFAULT_CITY, findCity, todayIn } from './cities.ts'
import { cityList, cityWire } from './city-list.server.ts'
import { citiesResponse, timesQuery, timesResponse } from './contract.ts'
import { unknownCity } from './errors.ts'
import { ESTIMATE_NOTE } from './prayer-time.ts'
import { calculateTimes } from './calculate-times.server.ts'

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
      const day = tanggal ?? (bulan ? `${bulan}-01` : todayIn(city, c.get('ctx').now()))
      const hari =
        bulan && daysOf(bulan).map((each) => ({ tanggal: each, ...calculateTimes(city, each) }))
      const data = {
        tanggal: day,
        ...calculateTimes(city, day),
        kota: cityWire(city),
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
    async (c) => {
      const answer = frozenResponse(c.req.raw, await cityList())
      return answer as Response & TypedResponse<v.InferOutput<typeof citiesResponse>, 200, 'json'>
    },
  )

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}
