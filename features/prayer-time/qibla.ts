import { addDays, DAY_MS } from '#platform/time/jakarta.ts'
import { momentOf, type Zone } from './prayer-time.ts'
import type { GeoPoint } from './zones.ts'

const RAD = Math.PI / 180
const MINUTE_MS = 60_000

export const KAABA: GeoPoint = { latitude: 21.4225241, longitude: 39.8261818 }

/** The direction of the Kaaba from a place, on the great circle: degrees from north towards east, to a hundredth. */
export function qiblaOf({ latitude, longitude }: GeoPoint): number {
  const apart = (KAABA.longitude - longitude) * RAD
  const north =
    Math.cos(latitude * RAD) * Math.tan(KAABA.latitude * RAD) -
    Math.sin(latitude * RAD) * Math.cos(apart)
  return Math.round(turn(Math.atan2(Math.sin(apart), north) / RAD) * 100) / 100
}

export type SunPosition = { azimuth: number; altitude: number }

/** Where the sun stands, to a fiftieth of a degree (Astronomical Almanac, low precision); no refraction. */
export function sunAt({ latitude, longitude }: GeoPoint, atMs: number): SunPosition {
  const days = atMs / DAY_MS - 10_957.5
  const anomaly = (357.529 + 0.98560028 * days) * RAD
  const mean = 280.459 + 0.98564736 * days
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD
  const tilt = (23.439 - 0.00000036 * days) * RAD
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / RAD
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic))
  const sidereal = 280.46062 + 360.98564737 * days
  const hour = (sidereal + longitude - ascension) * RAD
  const [sin, cos] = [Math.sin(latitude * RAD), Math.cos(latitude * RAD)]
  const altitude = Math.asin(
    sin * Math.sin(declination) + cos * Math.cos(declination) * Math.cos(hour),
  )
  const azimuth = Math.atan2(-Math.sin(hour), Math.tan(declination) * cos - sin * Math.cos(hour))
  return { azimuth: turn(azimuth / RAD), altitude: altitude / RAD }
}

/** `towards`: the sun itself stands in the direction of the Kaaba; else a shadow points there. */
export type SunMoment = { atMs: number; towards: boolean }

/** A lower sun throws no shadow one could draw along. */
const LOWEST = 3

/** The minutes of a day at which the sun shows the qibla of a place, itself or by the shadow of what stands upright. */
export function sunMoments(at: GeoPoint & { zone: Zone }, day: string): SunMoment[] {
  const start = Date.parse(momentOf(day, '00:00', at.zone))
  const qibla = qiblaOf(at)
  const found: SunMoment[] = []
  for (const towards of [true, false]) {
    const wanted = towards ? qibla : qibla + 180
    let before: number | undefined
    for (let minute = 0; minute <= 24 * 60; minute++) {
      const atMs = start + minute * MINUTE_MS
      const { azimuth, altitude } = sunAt(at, atMs)
      const off = altitude < LOWEST ? undefined : turn(azimuth - wanted + 180) - 180
      const isCrossed =
        before !== undefined &&
        off !== undefined &&
        before * off <= 0 &&
        Math.abs(before - off) < 90
      // The earlier of the two minutes is at most one minute early.
      if (isCrossed) found.push({ atMs: nearer(atMs, Number(before), Number(off)), towards })
      before = off
    }
  }
  return found.sort((one, other) => one.atMs - other.atMs)
}

function nearer(atMs: number, before: number, after: number): number {
  return Math.abs(before) < Math.abs(after) ? atMs - MINUTE_MS : atMs
}

/** The four days of a year: from, hour of UTC, and whether the sun stands above the Kaaba or below it. */
const seasons = [
  { from: '01-08', hour: 21, isAbove: false },
  { from: '05-20', hour: 9, isAbove: true },
  { from: '07-08', hour: 9, isAbove: true },
  { from: '11-22', hour: 21, isAbove: false },
] as const
const SEASON_DAYS = 17

/**
 * Rashdul kiblat: twice a year the sun stands above the Kaaba and every shadow points away from it; twice it stands
 * below, and shadows on the other side of the earth point to it. Those of the year that the place can see.
 */
export function overheadMoments(at: GeoPoint, year: number): SunMoment[] {
  return seasons.flatMap(({ from, hour, isAbove }) => {
    let best = { atMs: 0, height: -1 }
    for (let day = 0; day < SEASON_DAYS; day++) {
      const start = Date.parse(`${addDays(`${year}-${from}`, day)}T00:00:00Z`) + hour * 3_600_000
      for (let minute = 0; minute < 45; minute++) {
        const atMs = start + minute * MINUTE_MS
        const height = sunAt(KAABA, atMs).altitude * (isAbove ? 1 : -1)
        if (height > best.height) best = { atMs, height }
      }
    }
    return sunAt(at, best.atMs).altitude < LOWEST ? [] : [{ atMs: best.atMs, towards: isAbove }]
  })
}

/** Within 0 and 360. */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

const winds = [
  'utara',
  'timur laut',
  'timur',
  'tenggara',
  'selatan',
  'barat daya',
  'barat',
  'barat laut',
]

/** 'barat laut' of 295 degrees. */
export function windOf(degrees: number): string {
  return winds[Math.round(turn(degrees) / 45) % 8] as string
}
