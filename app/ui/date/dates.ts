import { DAY_MS, dayNumberOf, formatDate } from '#platform/time/jakarta.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Moment = Date | string | number

/** 'baru saja', '5 menit lalu', '2 jam lalu', 'kemarin', '3 hari lalu'; from 30 days on, the date. */
export function timeAgo(moment: Moment, now: Moment): string {
  const passed = Number(new Date(now)) - Number(new Date(moment))
  if (passed < MINUTE) return 'baru saja'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} menit lalu`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR)} jam lalu`
  const nights = dayNumberOf(now) - dayNumberOf(moment)
  if (nights === 1) return 'kemarin'
  return nights < 30 ? `${nights} hari lalu` : formatDate(moment)
}
