import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan'
import { type DayTimes, type Zone, zoneHours } from './prayer-time.ts'
import type { GeoPoint } from './zones.ts'

const HOUR_MS = 3_600_000
const IMSAK_MINUTES = 10
/** The height of the sun at which duha begins, in degrees. */
const DUHA_DEGREES = 4.5

/**
 * Kementerian Agama: dawn at 20 degrees, night at 18, asar by Syafi'i, whole minutes rounded up. The minutes of
 * caution were fitted to its tables, from which these times differ by at most one minute (decision 0039;
 * calendar.md §2.1).
 */
function kemenag(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 20, 18)
  parameters.madhab = Madhab.Shafi
  parameters.rounding = Rounding.Up
  parameters.adjustments = { fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 3, isha: 2 }
  return parameters
}

/** The library offers only dawn; a negative angle of dawn is a sun above the horizon. */
function duhaOnly(): CalculationParameters {
  const parameters = new CalculationParameters('Other', -DUHA_DEGREES, 18)
  parameters.rounding = Rounding.Up
  parameters.adjustments = { fajr: 2, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
  return parameters
}

/** The times of a place on a day, 'yyyy-mm-dd', in its zone. The server and a device that knows its place reckon alike. */
export function reckonTimes(at: GeoPoint & { zone: Zone }, day: string): DayTimes {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const place = new Coordinates(at.latitude, at.longitude)
  // The library reads year, month and day in the machine's own zone.
  const local = new Date(year, month - 1, date)
  const times = new PrayerTimes(place, local, kemenag())
  const duha = new PrayerTimes(place, local, duhaOnly()).fajr
  const clock = (moment: Date, minutes = 0) =>
    new Date(moment.getTime() + minutes * 60_000 + zoneHours[at.zone] * HOUR_MS)
      .toISOString()
      .slice(11, 16)
  return {
    imsak: clock(times.fajr, -IMSAK_MINUTES),
    subuh: clock(times.fajr),
    terbit: clock(times.sunrise),
    duha: clock(duha),
    zuhur: clock(times.dhuhr),
    asar: clock(times.asr),
    magrib: clock(times.maghrib),
    isya: clock(times.isha),
  }
}
