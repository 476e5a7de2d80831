import { addDays } from '#platform/time/jakarta.ts'
import { dayAt, dayNumber, daysBetween } from './day.ts'
import { OutsideCalendar } from './errors.ts'
import { FIRST_YEAR, type HijriDate, LAST_YEAR, monthAt, monthIndex } from './hijri.ts'
import { type HolidayList, noHolidays } from './holiday-list.ts'
import { firstDayByReckoning } from './new-moon.server.ts'

/** The source of a month's first day: a decision, or calculation alone. */
export type MonthSource = 'isbat' | 'hisab'

export type DecidedMonth = { firstDay: string; source: MonthSource; decree?: string }

/** The calendar's months with the decisions applied; a month is named by its index (hijri.ts). */
export type Months = {
  /** 'yyyy-mm-dd'. */
  firstDay(index: number): string
  /** 29 or 30. */
  lengthOf(index: number): number
  sourceOf(index: number): MonthSource
  decreeOf(index: number): string | undefined
  /** Refuses with OutsideCalendar. */
  dateOf(day: string): HijriDate
  /** The state holidays that a joint decree sets. */
  holidays: HolidayList
}

const first = monthIndex({ year: FIRST_YEAR, month: 1 })
const last = monthIndex({ year: LAST_YEAR, month: 12 })
const MEAN_DAYS = 29.530_588_853
const anchor = { index: monthIndex({ year: 1443, month: 9 }), day: dayNumber('2022-04-03') }

/** Refuses a month outside the calendar. */
export function assertKnown(index: number): void {
  if (index < first || index > last) throw new OutsideCalendar()
}

/**
 * The months under the given decisions. A decision shifts the following months by the rule of 29 or 30 days, until
 * calculation and calendar agree again.
 */
export function calendarMonths(
  decided: ReadonlyMap<number, DecidedMonth>,
  holidays: HolidayList = noHolidays,
): Months {
  const order = [...decided.keys()].toSorted((a, b) => a - b)

  function firstDay(index: number): string {
    const decision = decided.get(index)
    if (decision) return decision.firstDay
    const before = order.findLast((each) => each < index)
    return before === undefined ? firstDayByReckoning(index) : after(before, index)
  }

  /** The first day of a month that follows a decision. */
  function after(decision: number, index: number): string {
    let day = decided.get(decision)?.firstDay ?? firstDayByReckoning(decision)
    for (let month = decision; month < index; month++) {
      // Once both agree, the decision has no further effect.
      if (day === firstDayByReckoning(month)) return firstDayByReckoning(index)
      const calculated = daysBetween(day, firstDayByReckoning(month + 1))
      day = addDays(day, Math.min(30, Math.max(29, calculated)))
    }
    return day
  }

  return {
    holidays,
    firstDay,
    lengthOf: (index) => daysBetween(firstDay(index), firstDay(index + 1)),
    sourceOf: (index) => decided.get(index)?.source ?? 'hisab',
    decreeOf: (index) => decided.get(index)?.decree,
    dateOf: (day) => {
      const number = dayNumber(day)
      let index = anchor.index + Math.floor((number - anchor.day) / MEAN_DAYS)
      if (index < first - 1 || index > last + 1) throw new OutsideCalendar()
      while (firstDay(index) > day) index--
      while (firstDay(index + 1) <= day) index++
      assertKnown(index)
      return { ...monthAt(index), day: number - dayNumber(firstDay(index)) + 1 }
    },
  }
}

/**
 * The same months with every Hijri date moved by some days, for people who follow another authority than the
 * government.
 */
export function shifted(months: Months, days: number): Months {
  if (days === 0) return months
  return {
    ...months,
    firstDay: (index) => addDays(months.firstDay(index), -days),
    dateOf: (day) => months.dateOf(addDays(day, days)),
  }
}

/** The days of a month, in order. */
export function daysOf(months: Months, index: number): string[] {
  const start = dayNumber(months.firstDay(index))
  return Array.from({ length: months.lengthOf(index) }, (_, day) => dayAt(start + day))
}
