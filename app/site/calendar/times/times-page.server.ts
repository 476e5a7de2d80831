import { daysOfMonth } from '#features/calendar/day.ts'
import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import { type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity, placeLabel, todayIn } from '#features/prayer-time/places.ts'
import type { DayTimes } from '#features/prayer-time/prayer-time.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { clockOf } from '../clock.server.ts'
import { provinces } from '../prayer-time/city-times.server.ts'

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
