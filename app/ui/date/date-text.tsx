import {
  DAY_MS,
  dayNumberOf,
  formatDate,
  formatDateTime,
  formatDay,
} from '#platform/time/jakarta.ts'

type Moment = Date | string | number

const MINUTE = 60_000

const HOUR = 60 * MINUTE

type Props = {
  at: string
  /** 'full' includes the time (default), 'day' the weekday, 'date' only the date. */
  as?: 'full' | 'day' | 'date'
}

const writers = { full: formatDateTime, day: formatDay, date: formatDate }

/** A time as text, with a machine-readable value. */
export function DateText({ at, as = 'full' }: Props) {
  return <time dateTime={at}>{writers[as](at)}</time>
}

/** How long ago, relative to the server's `now`, so that server and browser render the same text. */
export function Ago({ at, now }: { at: string; now: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {timeAgo(at, now)}
    </time>
  )
}

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
