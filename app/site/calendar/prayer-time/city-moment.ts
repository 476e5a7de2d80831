import { zoneHours } from '#features/prayer-time/prayer-time.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { type CityDays, EVENING, MAGRIB } from '../day-facts.ts'

/** A moment by the clock of a city: its day, and whether Magrib has begun the Hijri day of tomorrow. */
export type CityMoment = { day: string; isEvening: boolean }

/** A kept page may be older than its days: Magrib moves by less than a minute from one day to the next. */
export function momentIn({ zona, hari }: CityDays, nowMs: number): CityMoment {
  const local = new Date(nowMs + zoneHours[zona] * 3_600_000).toISOString()
  const day = local.slice(0, 10)
  const facts = hari[day] ?? Object.values(hari).at(-1)
  const clock = local.slice(11, 16).replace(':', '.')
  return { day, isEvening: facts !== undefined && clock >= String(facts[MAGRIB]) }
}

/** '17 Jumadilakhir 1448 H', and from Magrib on 'malam 18 Jumadilakhir 1448 H'; undefined for a day it has not. */
export function hijriIn({ hari }: CityDays, { day, isEvening }: CityMoment): string | undefined {
  const today = hari[day]
  if (!isEvening) return today?.[1]
  const tomorrow = hari[addDays(day, 1)]
  return today?.[EVENING] ?? (tomorrow && `malam ${tomorrow[1]}`)
}
