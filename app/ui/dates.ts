import { monthNames } from '#platform/months.ts'

const days = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// Western Indonesian Time has had no daylight saving since 1963, so server and browser agree without a time zone
// table.
const WIB = 7 * HOUR

type Moment = Date | string | number

/** '12 Maret 2026', in WIB. */
export function formatDate(moment: Moment): string {
  const date = inWib(moment)
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** 'Kamis, 12 Maret 2026', in WIB. */
export function formatDay(moment: Moment): string {
  return `${days[inWib(moment).getUTCDay()]}, ${formatDate(moment)}`
}

/** '14.05 WIB', 24 hours. */
export function formatTime(moment: Moment): string {
  const date = inWib(moment)
  return `${two(date.getUTCHours())}.${two(date.getUTCMinutes())} WIB`
}

/** '12 Maret 2026, 14.05 WIB'. */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}

/** 'baru saja', '5 menit lalu', '2 jam lalu', 'kemarin', '3 hari lalu'; from 30 days on, the date. */
export function timeAgo(moment: Moment, now: Moment): string {
  const passed = Number(new Date(now)) - Number(new Date(moment))
  if (passed < MINUTE) return 'baru saja'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} menit lalu`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} jam lalu`
  const nights = dayNumber(now) - dayNumber(moment)
  if (nights === 1) return 'kemarin'
  return nights < 30 ? `${nights} hari lalu` : formatDate(moment)
}

function dayNumber(moment: Moment): number {
  return Math.floor(inWib(moment).getTime() / DAY)
}

function inWib(moment: Moment): Date {
  return new Date(new Date(moment).getTime() + WIB)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
