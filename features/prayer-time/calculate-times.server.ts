import { Coordinates, Qibla } from 'adhan'
import type { City } from './cities.ts'
import type { DayTimes } from './prayer-time.ts'
import type { GeoPoint } from './zones.ts'
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

/** The direction of the Kaaba from a place: degrees from north towards east, to a hundredth. */
export function qiblaOf({ latitude, longitude }: GeoPoint): number {
  return Math.round(Qibla(new Coordinates(latitude, longitude)) * 100) / 100
}
