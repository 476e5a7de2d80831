import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import { type City, cities } from '#features/prayer-time/cities.ts'
import { placeLabel } from '#features/prayer-time/places.ts'
import { type PageTimes, pageTimes, type TimesOf } from './times-table.ts'

/** What /ramadhan shows for a city. */
export function timesIn(city: City, moment: Pick<TimesOf, 'today' | 'ramadan'>): PageTimes {
  return pageTimes({ ...moment, zone: city.zone, timesOf: (day) => calculateTimes(city, day) })
}

/** The larger cities by province and the one chosen, for a select list. */
export function provinces(chosen: City) {
  const found = new Map<string, { code: string; name: string }[]>()
  const isListed = cities.some(({ code }) => code === chosen.code)
  for (const city of isListed ? cities : [...cities, chosen]) {
    const { province, code } = city
    found.set(province, [...(found.get(province) ?? []), { code, name: placeLabel(city) }])
  }
  return [...found].map(([name, list]) => ({ name, cities: list }))
}
