import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import { type City, cities } from '#features/prayer-time/cities.ts'
import { type PageTimes, pageTimes, type TimesOf } from './times-table.ts'

/** What /ramadhan shows for a city. */
export function timesIn(city: City, of: Pick<TimesOf, 'today' | 'ramadan'>): PageTimes {
  return pageTimes({ ...of, zone: city.zone, timesOf: (day) => calculateTimes(city, day) })
}

/** The cities by province, for a select list. */
export function provinces() {
  const found = new Map<string, { code: string; name: string }[]>()
  for (const { province, code, name } of cities) {
    found.set(province, [...(found.get(province) ?? []), { code, name }])
  }
  return [...found].map(([name, list]) => ({ name, cities: list }))
}
