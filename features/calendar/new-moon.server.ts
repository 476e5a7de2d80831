import {
  AngleBetween,
  type AstroTime,
  Body,
  Equator,
  GeoVector,
  Horizon,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
} from 'astronomy-engine'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { monthIndex } from './hijri.ts'

/**
 * The places of the new moon calculation, from west to east. With them the engine gives the figures Kementerian Agama
 * published for seven evenings (decision 0039).
 */
export const moonSites = [
  { name: 'Sabang', latitude: 5.894, longitude: 95.316 },
  { name: 'Lhoknga', latitude: 5.4667, longitude: 95.2333 },
  { name: 'Mentawai', latitude: -2.08, longitude: 99.6 },
  { name: 'Pelabuhan Ratu', latitude: -7.03, longitude: 106.55 },
  { name: 'Kupang', latitude: -10.18, longitude: 123.6 },
  { name: 'Jayapura', latitude: -2.53, longitude: 140.72 },
  { name: 'Merauke', latitude: -8.49, longitude: 140.4 },
] as const

/** The young moon at sunset: apparent degrees above the horizon, and geocentric degrees from the sun. */
type YoungMoon = { site: string; altitude: number; elongation: number; sunset: Date }

const HOUR_MS = 3_600_000
/** The mean time from one new moon to the next. */
const LUNATION_MS = 29.530_588_853 * DAY_MS
/** Ramadan 1443, the first month under the criteria of 2021, and the conjunction before it. */
const firstIndex = monthIndex({ year: 1443, month: 9 })
const firstConjunction = Date.parse('2022-04-01T06:24:00Z')

/** The young moon at sunset of a day, at one place. */
export function youngMoonAt(site: (typeof moonSites)[number], day: string): YoungMoon {
  const observer = new Observer(site.latitude, site.longitude, 0)
  const noon = Date.parse(`${day}T12:00:00Z`) - (site.longitude / 15) * HOUR_MS
  const sunset = SearchRiseSet(Body.Sun, observer, -1, new Date(noon), 1)
  if (!sunset) throw new Error(`the sun does not set at ${site.name} on ${day}`)
  return { site: site.name, ...placeOfMoon(sunset, observer), sunset: sunset.date }
}

function placeOfMoon(time: AstroTime, observer: Observer) {
  const { ra, dec } = Equator(Body.Moon, time, observer, true, true)
  return {
    altitude: Horizon(time, observer, ra, dec, 'normal').altitude,
    elongation: AngleBetween(GeoVector(Body.Moon, time, true), GeoVector(Body.Sun, time, true)),
  }
}

/**
 * MABIMS (calendar.md §1.1). Since Ramadan 1443: at least 3 degrees high and 6.4 from the sun. Before: 2 degrees
 * high, and 3 from the sun or eight hours old.
 */
function isVisible(moon: YoungMoon, conjunction: number, index: number): boolean {
  const age = moon.sunset.getTime() - conjunction
  if (age <= 0) return false
  if (index >= firstIndex) return moon.altitude >= 3 && moon.elongation >= 6.4
  return moon.altitude >= 2 && (moon.elongation >= 3 || age >= 8 * HOUR_MS)
}

const firstDays = new Map<number, string>()

/**
 * The calculated first day of a month, 'yyyy-mm-dd': the day after the first evening on which the criteria are met
 * somewhere in the country. Calculated once per month (1 to 3 ms) and cached.
 */
export function firstDayByReckoning(index: number): string {
  const known = firstDays.get(index)
  if (known) return known
  const calculated = calculateFirstDay(index)
  firstDays.set(index, calculated)
  return calculated
}

function calculateFirstDay(index: number): string {
  const about = firstConjunction + (index - firstIndex) * LUNATION_MS
  const found = SearchMoonPhase(0, new Date(about - 2 * DAY_MS), 4)
  if (!found) throw new Error(`no new moon near ${new Date(about).toISOString()}`)
  const conjunction = found.date.getTime()
  let evening = addDays(dayOf(found.date), -1)
  for (let tries = 0; tries < 6; tries++) {
    const day = evening
    // One place is enough, and the west sees it first: the others are then skipped.
    if (moonSites.some((site) => isVisible(youngMoonAt(site, day), conjunction, index))) {
      return addDays(day, 1)
    }
    evening = addDays(evening, 1)
  }
  throw new Error(`the moon of ${found.date.toISOString()} is never seen`)
}
