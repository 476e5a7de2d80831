import { Hono, type TypedResponse } from 'hono'
import type * as v from 'valibot'
import { frozenResponse } from '#platform/frozen.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http.server.ts'
import { DEFAULT_CITY, findCity, todayIn } from './cities.ts'
import { cityList } from './city-list.server.ts'
import { citiesResponse, timesQuery, timesResponse } from './contract.ts'
import { dayText, dayWire } from './day-text.server.ts'
import { unknownCity } from './errors.ts'
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
