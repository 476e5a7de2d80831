import type { City } from './cities.ts'
import type { DayTimes } from './prayer-time.ts'
import { reckonTimes } from './reckon-times.ts'

/** Most people ask for today and for a few cities. */
const REMEMBERED = 2_000
const remembered = new Map<string, DayTimes>()

/** A city's times of a day, 'yyyy-mm-dd', in its own zone; those asked for lately are not reckoned again. */
export function calculateTimes(city: City, day: string): DayTimes {
  const key = `${day} ${city.code}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const times = reckonTimes(city, day)
  remembered.set(key, times)
  return times
}
