import { daysOfMonth } from '#features/calendar/day.ts'
import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import { cities, type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity, placeLabel, todayIn } from '#features/prayer-time/places.ts'
import type { DayTimes } from '#features/prayer-time/prayer-time.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { clockOf } from '../clock.server.ts'
import {
  pageTimes,
  type PageTimes,
  type TimesOf,
} from '#app/site/calendar/prayer-time/times-table.ts'

/** The data of /waktu-salat for a city: its place, and the times of this month and of tomorrow. */
export function loadTimes(ctx: Ctx, kota: string | null) {
  const city = findCity(kota ?? '') ?? (findCity(DEFAULT_CITY) as City)
  const today = todayIn(city, ctx.now())
  const days = [...new Set([...daysOfMonth(today.slice(0, 7)), addDays(today, 1)])]
  const times = days.map((day) => [day, calculateTimes(city, day)] as const)
  const { code, latitude, longitude, zone, province } = city
  return {
    place: { code, name: placeLabel(city), latitude, longitude, zone },
    province,
    today,
    days: Object.fromEntries(times) as Record<string, DayTimes>,
    provinces: provinces(city),
    clock: clockOf(ctx),
  }
}

export type TimesPage = ReturnType<typeof loadTimes>

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
