import type { CalendarSpan } from '#features/calendar/calendar.ts'
import { daysBetween, formatGregorian, weekdayOf } from '#features/calendar/day.ts'
import { type City, cities } from '#features/prayer-time/cities.ts'
import { momentOf, type TimeName } from '#features/prayer-time/prayer-time.ts'
import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import { addDays } from '#platform/jakarta.ts'
import type { Moment, TimesRow } from './times-view.ts'

/** The cities by province, for a select list. */
export function provinces() {
  const found = new Map<string, { code: string; name: string }[]>()
  for (const { province, code, name } of cities) {
    found.set(province, [...(found.get(province) ?? []), { code, name }])
  }
  return [...found].map(([name, list]) => ({ name, cities: list }))
}

const inRamadan: readonly TimeName[] = ['imsak', 'magrib']
const inOtherMonths: readonly TimeName[] = ['subuh', 'zuhur', 'asar', 'magrib', 'isya']

/** The times of today and tomorrow in order; in Ramadan only those that begin and end the fast. */
export function momentsOf(city: City, today: string, isFasting: boolean): Moment[] {
  return [today, addDays(today, 1)].flatMap((day) => {
    const times = calculateTimes(city, day)
    const names = isFasting ? inRamadan : inOtherMonths
    return names.map((name) => ({ name, at: momentOf(day, times[name], city.zone) }))
  })
}

const shortDays = ['Ahd', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab']

/** Every day of a Ramadan with its prayer times in a city. */
export function tableOf(city: City, { firstDay, lastDay }: CalendarSpan): TimesRow[] {
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, each) => {
    const day = addDays(firstDay, each)
    const [date = '', month = ''] = formatGregorian(day).split(' ')
    const words = `${shortDays[weekdayOf(day)]}, ${date} ${month.slice(0, 3)}`
    return { day, number: each + 1, words, times: calculateTimes(city, day) }
  })
}
