import type { Db } from '#platform/db/connect.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import type { CalendarDay, CalendarSpan } from './calendar.ts'
import { daysBetween, daysOfMonth, formatGregorian, pasaranOf, weekdayName } from './day.ts'
import { type HijriDate, type HijriMonth, monthAt, monthIndex } from './hijri.ts'
import { findHolidays } from './holiday-queries.server.ts'
import {
  assertKnown,
  type DecidedMonth,
  daysOf,
  type Months,
  calendarMonths,
} from './months.server.ts'
import { eveningsBefore, fastsOn, observancesOn } from './observances.ts'

/** The result of a sidang isbat: a month's first day, and the evening of the session. */
type IsbatResult = { year: number; month: number; firstDay: string; satOn: string }

/** Past results whose evening is known. Staff entries override them. */
const results: readonly IsbatResult[] = [
  { year: 1443, month: 12, firstDay: '2022-07-01', satOn: '2022-06-29' },
  { year: 1444, month: 10, firstDay: '2023-04-22', satOn: '2023-04-20' },
  { year: 1444, month: 12, firstDay: '2023-06-20', satOn: '2023-06-18' },
  { year: 1446, month: 9, firstDay: '2025-03-01', satOn: '2025-02-28' },
  { year: 1446, month: 10, firstDay: '2025-03-31', satOn: '2025-03-29' },
  { year: 1446, month: 12, firstDay: '2025-05-28', satOn: '2025-05-27' },
  { year: 1447, month: 9, firstDay: '2026-02-19', satOn: '2026-02-17' },
  { year: 1447, month: 10, firstDay: '2026-03-21', satOn: '2026-03-19' },
]

/** The same by month index. */
export const pastIsbat: ReadonlyMap<number, IsbatResult> = new Map(
  results.map((result) => [monthIndex(result), result]),
)

/** The months with all decisions: staff entries, known results, and calculation for the rest. */
export async function findMonths(db: Db): Promise<Months> {
  return calendarMonths(await decidedMonths(db), await findHolidays(db))
}

/** Every decision by month index, a staff entry in place of a known result. */
export async function decidedMonths(db: Db): Promise<Map<number, DecidedMonth>> {
  const decided = knownResults()
  for (const row of await listDecisions(db)) decided.set(monthIndex(row), row)
  return decided
}

/** What applies without staff entries. */
export function knownResults(): Map<number, DecidedMonth> {
  const decided = new Map<number, DecidedMonth>()
  for (const [index, { firstDay, satOn }] of pastIsbat) {
    const decree = `Sidang isbat, ${formatGregorian(satOn)}`
    decided.set(index, { firstDay, source: 'isbat', decree })
  }
  return decided
}

/** The entries of the staff, the latest month first. */
export async function listDecisions(db: Db) {
  return await db
    .selectFrom('hijri_month_override')
    .select(['year', 'month', 'first_day as firstDay', 'source', 'decree', 'made_at as madeAt'])
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .execute()
}

/** One day, 'yyyy-mm-dd'; `now` tells which days lie ahead. Refuses with OutsideCalendar. */
export async function findDay(db: Db, day: string, now: Date): Promise<CalendarDay> {
  return dayIn(await findMonths(db), day, dayOf(now))
}

/** All days of a Gregorian month, '2026-02'. Refuses with OutsideCalendar. */
export async function listGregorianMonth(db: Db, month: string, now: Date): Promise<CalendarDay[]> {
  const months = await findMonths(db)
  const today = dayOf(now)
  return daysOfMonth(month).map((day) => dayIn(months, day, today))
}

/** All days of a Hijri month. Refuses with OutsideCalendar. */
export async function listHijriMonth(db: Db, month: HijriMonth, now: Date): Promise<CalendarDay[]> {
  const months = await findMonths(db)
  const index = monthIndex(month)
  assertKnown(index)
  const today = dayOf(now)
  return daysOf(months, index).map((day) => dayIn(months, day, today))
}

/** All days from one to another, both included. Refuses with OutsideCalendar. */
export async function listDays(
  db: Db,
  span: { from: string; to: string },
  now: Date,
): Promise<CalendarDay[]> {
  const months = await findMonths(db)
  const today = dayOf(now)
  const length = daysBetween(span.from, span.to) + 1
  return Array.from({ length }, (_, each) => dayIn(months, addDays(span.from, each), today))
}

/** First and last day of a month. */
export function spanOf(months: Months, month: HijriMonth, today: string): CalendarSpan {
  const index = monthIndex(month)
  const firstDay = months.firstDay(index)
  return {
    ...month,
    firstDay,
    lastDay: addDays(firstDay, months.lengthOf(index) - 1),
    isEstimate: isEstimate(months, index, today),
    decree: months.decreeOf(index),
  }
}

/** One day within loaded months. */
export function dayIn(months: Months, day: string, today: string): CalendarDay {
  const hijri = months.dateOf(day)
  const index = monthIndex(hijri)
  return {
    day,
    weekday: weekdayName(day),
    pasaran: pasaranOf(day),
    hijri,
    source: months.sourceOf(index),
    isEstimate: isEstimate(months, index, today),
    observances: observancesOn(hijri, day, months.holidays),
    fasts: fastsOn(hijri, day),
    evenings: eveningsBefore(dayAfter(months, hijri)),
  }
}

function dayAfter(months: Months, date: HijriDate): HijriDate {
  const index = monthIndex(date)
  if (date.day < months.lengthOf(index)) return { ...date, day: date.day + 1 }
  return { ...monthAt(index + 1), day: 1 }
}

function isEstimate(months: Months, index: number, today: string): boolean {
  return months.decreeOf(index) === undefined && today < months.firstDay(index)
}
