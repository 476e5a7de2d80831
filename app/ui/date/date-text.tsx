import { formatDate, formatDateTime, formatDay } from '#platform/time/jakarta.ts'
import { timeAgo } from './dates.ts'

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
