import { addDays } from '#platform/time/jakarta.ts'
import type { CalendarSpan } from './calendar.ts'
import { daysBetween } from './day.ts'
import { formatHijri, monthIndex, RAMADAN, SYAWAL } from './hijri.ts'
import type { Months } from './months.server.ts'
import { spanOf } from './queries.server.ts'

/** A possible night of Lailatulqadar: it begins at Magrib of `evening`. */
export type OddNight = { number: number; evening: string }

/** The position of a day: before Ramadan, in it, or in the Syawal after it. */
export type RamadanState = {
  phase: 'before' | 'during' | 'after'
  /** '11 Jumadilakhir 1448 H'. */
  hijri: string
  /** The present Ramadan, or the next one. */
  ramadan: CalendarSpan
  syawal: CalendarSpan
  /** Before: days until the first of Ramadan. */
  daysLeft: number
  /** During: 1 to 30. After: the day of Syawal. */
  dayNumber: number
  oddNights: OddNight[]
}

/** The position of a day, 'yyyy-mm-dd'. After Idulfitri `ramadan` is already the next one. */
export function ramadanState(months: Months, today: string): RamadanState {
  const date = months.dateOf(today)
  const isDuring = date.month === RAMADAN
  const isAfter = date.month === SYAWAL
  const year = date.month <= RAMADAN ? date.year : date.year + 1
  const ramadan = spanOf(months, { year, month: RAMADAN }, today)
  const syawalYear = isAfter ? date.year : year
  const length = months.lengthOf(monthIndex(ramadan))
  return {
    phase: isDuring ? 'during' : isAfter ? 'after' : 'before',
    hijri: formatHijri(date),
    ramadan,
    syawal: spanOf(months, { year: syawalYear, month: SYAWAL }, today),
    daysLeft: isDuring ? 0 : daysBetween(today, ramadan.firstDay),
    dayNumber: isDuring || isAfter ? date.day : 0,
    oddNights: [21, 23, 25, 27, 29]
      .filter((number) => number <= length)
      .map((number) => ({ number, evening: addDays(ramadan.firstDay, number - 2) })),
  }
}
