import { monthNames } from './months.ts'

export const DAY_MS = 86_400_000
/** Western Indonesian Time (WIB) has had no summer time since 1964: servers and browsers need no table of zones. */
export const WIB_MS = 7 * 3_600_000
/** WIB as ISO 8601 writes it behind a time. */
export const WIB_OFFSET = '+07:00'

/** The names of the days, Sunday first. */
export const dayNames: readonly string[] = [
  'Minggu',
  'Senin',
  'Selasa',
  'Rabu',
  'Kamis',
  'Jumat',
  'Sabtu',
]

type Moment = Date | string | number

/** The day in Jakarta at a moment, 'yyyy-mm-dd'. */
export function dayOf(moment: Moment): string {
  return inWib(moment).toISOString().slice(0, 10)
}

/** The clock of Jakarta at a moment, 'yyyy-mm-dd hh:mm:ss'. */
export function localTimeOf(moment: Moment): string {
  return inWib(moment).toISOString().slice(0, 19).replace('T', ' ')
}

/** The year in Jakarta at a moment. */
export function yearOf(moment: Moment): number {
  return inWib(moment).getUTCFullYear()
}

/** The days of Jakarta since 1 January 1970. */
export function dayNumberOf(moment: Moment): number {
  return Math.floor(inWib(moment).getTime() / DAY_MS)
}

/** The moment at which the day with this number begins in Jakarta. */
export function startOfDayNumber(number: number): Date {
  return new Date(number * DAY_MS - WIB_MS)
}

/** The moment at which a day 'yyyy-mm-dd' begins in Jakarta. Throws a RangeError for what is no day. */
export function startOfDay(day: string): Date {
  if (!isDay(day)) throw new RangeError(`${day} is no day`)
  return momentAt(day, '00:00')
}

/** The moment at which a year begins in Jakarta. */
export function startOfYear(year: number): Date {
  return new Date(Date.UTC(year, 0, 1) - WIB_MS)
}

/** The moment at which the clock of Jakarta says 'hh:mm' or 'hh:mm:ss' on a day 'yyyy-mm-dd'. */
export function momentAt(day: string, time: string): Date {
  return new Date(`${day}T${time}${WIB_OFFSET}`)
}

/** True for a day of the calendar, 'yyyy-mm-dd': '2026-02-30' is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day so many months later; of a shorter month its last day. */
export function dayAfterMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return then.toISOString().slice(0, 10)
}

/** '12 Maret 2026', in WIB. */
export function formatDate(moment: Moment): string {
  const date = inWib(moment)
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** 'Kamis, 12 Maret 2026', in WIB. */
export function formatDay(moment: Moment): string {
  return `${dayNames[inWib(moment).getUTCDay()]}, ${formatDate(moment)}`
}

/** '14.05 WIB', 24 hours. */
export function formatTime(moment: Moment): string {
  return `${localTimeOf(moment).slice(11, 16).replace(':', '.')} WIB`
}

/** '12 Maret 2026, 14.05 WIB'. */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}

function inWib(moment: Moment): Date {
  return new Date(new Date(moment).getTime() + WIB_MS)
}
