import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Qibla, Rounding } from 'adhan'
import { type City, zoneHours } from './cities.ts'
import type { DayTimes } from './prayer-time.ts'

const HOUR_MS = 3_600_000
const IMSAK_MINUTES = 10
/** Degrees of the sun above the horizon from which duha is prayed. */
const DUHA_DEGREES = 4.5

/**
 * Kementerian Agama: dawn at 20 degrees, night at 18, asar by Syafi'i, whole minutes upwards. The minutes of caution
 * were fitted to its tables, from which these times never differ by more than one (decision 0039; calendar.md §2.1).
 */
function kemenag(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 20, 18)
  parameters.madhab = Madhab.Shafi
  parameters.rounding = Rounding.Up
  parameters.adjustments = { fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 3, isha: 2 }
  return parameters
}

/** The library asks for dawn only; a dawn below zero degrees is a sun above them. */
function duhaOnly(): CalculationParameters {
  const parameters = new CalculationParameters('Other', -DUHA_DEGREES, 18)
  parameters.rounding = Rounding.Up
  parameters.adjustments = { fajr: 2, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
  return parameters
}

/** The times of a day, 'yyyy-mm-dd', in a city, in its own zone. */
export function calculateTimes(city: City, day: string): DayTimes {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const place = new Coordinates(city.latitude, city.longitude)
  // The library reads year, month and day of the machine's own zone.
  const local = new Date(year, month - 1, date)
  const times = new PrayerTimes(place, local, kemenag())
  const duha = new PrayerTimes(place, local, duhaOnly()).fajr
  const clock = (moment: Date, minutes = 0) =>
    new Date(moment.getTime() + minutes * 60_000 + zoneHours[city.zone] * HOUR_MS)
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

/** Where the Kaaba lies from a city: degrees from north by way of east. */
export function qiblaOf(city: City): number {
  return Qibla(new Coordinates(city.latitude, city.longitude))
}
