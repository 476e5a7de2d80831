import type { CalendarSpan } from '#features/calendar/calendar.ts'
import { daysBetween, formatGregorian, weekdayOf } from '#features/calendar/day.ts'
import {
  type DayTimes,
  momentOf,
  type TimeName,
  type Zone,
} from '#features/prayer-time/prayer-time.ts'
import { addDays } from '#platform/time/jakarta.ts'
import type { Moment, TimesRow } from './times-view.ts'

/** The times of a city or a place as /ramadhan shows them. */
export type PageTimes = { times: DayTimes; moments: Moment[]; table: TimesRow[] }

export type TimesOf = {
  zone: Zone
  /** The day there. */
  today: string
  ramadan: Pick<CalendarSpan, 'firstDay' | 'lastDay'>
  timesOf: (day: string) => DayTimes
}

export function pageTimes(options: TimesOf): PageTimes {
  return {
    times: options.timesOf(options.today),
    moments: momentsOf(options),
    table: tableOf(options),
  }
}

const inRamadan: readonly TimeName[] = ['imsak', 'magrib']
const inOtherMonths: readonly TimeName[] = ['subuh', 'zuhur', 'asar', 'magrib', 'isya']

/** The times of today and tomorrow in order; in Ramadan only those that begin and end the fast. */
function momentsOf({ zone, today, ramadan, timesOf }: TimesOf): Moment[] {
  const isFasting = today >= ramadan.firstDay && today <= ramadan.lastDay
  return [today, addDays(today, 1)].flatMap((day) => {
    const times = timesOf(day)
    const names = isFasting ? inRamadan : inOtherMonths
    return names.map((name) => ({ name, at: momentOf(day, times[name], zone) }))
  })
}

/** Sunday first. */
export const shortDays = ['Ahd', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab']

/** Every day of a Ramadan with its prayer times. */
function tableOf({ ramadan: { firstDay, lastDay }, timesOf }: TimesOf): TimesRow[] {
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, each) => {
    const day = addDays(firstDay, each)
    const [date = '', month = ''] = formatGregorian(day).split(' ')
    const words = `${shortDays[weekdayOf(day)]}, ${date} ${month.slice(0, 3)}`
    return { day, number: each + 1, words, times: timesOf(day) }
  })
}
