import { DAY_MS, dayNumberOf, startOfDayNumber } from '#platform/time/jakarta.ts'

/** When a working day ends in Jakarta: what comes later counts as the next day's. */
const CLOSES_MS = 16 * 3_600_000

/**
 * The end (16.00 WIB) of the nth working day after a moment. Saturdays, Sundays and the given days ('yyyy-mm-dd' in
 * Jakarta) are no working days; a message on such a day, or after the end of a working day, counts for the next one.
 */
export function workingDaysAfter(
  moment: Date,
  days: number,
  holidays: ReadonlySet<string> = new Set(),
): Date {
  let day = dayNumberOf(moment)
  const isLate = moment.getTime() > closingOf(day)
  if (isLate || !isWorkingDay(day, holidays)) day = nextWorkingDay(day, holidays)
  for (let counted = 0; counted < days; counted++) day = nextWorkingDay(day, holidays)
  return new Date(closingOf(day))
}

function closingOf(day: number): number {
  return startOfDayNumber(day).getTime() + CLOSES_MS
}

function nextWorkingDay(day: number, holidays: ReadonlySet<string>): number {
  let next = day + 1
  while (!isWorkingDay(next, holidays)) next += 1
  return next
}

function isWorkingDay(day: number, holidays: ReadonlySet<string>): boolean {
  const date = new Date(day * DAY_MS)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(0, 10))
}
