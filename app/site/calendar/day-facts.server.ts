import { pasaranOf } from '#features/calendar/day.ts'
import {
  formatEvening,
  formatHijri,
  isbatMonths,
  monthAt,
  monthIndex,
} from '#features/calendar/hijri.ts'
import type { Months } from '#features/calendar/months.server.ts'
import { findMonths } from '#features/calendar/queries.server.ts'
import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import type { City } from '#features/prayer-time/cities.ts'
import { todayIn } from '#features/prayer-time/places.ts'
import { momentOf } from '#features/prayer-time/prayer-time.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, formatDay } from '#platform/time/jakarta.ts'
import type { CityDays, DayFacts } from './day-facts.ts'

/** The dates and prayer times of a city for some days from today on. */
export async function cityDays(
  { read, now }: Pick<Ctx, 'read' | 'now'>,
  city: City,
  days: number,
): Promise<CityDays> {
  const months = await findMonths(read)
  const today = todayIn(city, now())
  const listed = Array.from({ length: days }, (_, each) => addDays(today, each))
  return {
    kota: city.code,
    nama: city.name,
    zona: city.zone,
    hari: Object.fromEntries(listed.map((day) => [day, factsOf(months, city, day)])),
  }
}

function factsOf(months: Months, city: City, day: string): DayFacts {
  const [weekday, date] = formatDay(momentOf(day, '12:00', 'WIB')).split(', ')
  const { subuh, zuhur, asar, magrib, isya } = calculateTimes(city, day)
  const times = [subuh, zuhur, asar, magrib, isya].map((time) => time.replace(':', '.'))
  const dates = [`${weekday} ${pasaranOf(day)}, ${date}`, formatHijri(months.dateOf(day))]
  return [...dates, ...times, ...openEvening(months, day)]
}

/** On the 29th a sidang isbat may still be deciding whose evening it is. */
function openEvening(months: Months, day: string): string[] {
  const date = months.dateOf(day)
  const next = monthIndex(date) + 1
  const isOpen = isbatMonths.includes(monthAt(next).month) && !months.decreeOf(next)
  if (date.day !== 29 || !isOpen) return []
  return [`${formatEvening(months.dateOf(addDays(day, 1)))} (perkiraan)`]
}
