import { formatDate, formatDateTime, formatDay, timeAgo } from './dates.ts'

type Props = {
  at: string
  /** 'full' with the time (the default), 'day' with the weekday, 'date' alone. */
  as?: 'full' | 'day' | 'date'
}

const writers = { full: formatDateTime, day: formatDay, date: formatDate }

/** A moment in words, readable by machines too. */
export function DateText({ at, as = 'full' }: Props) {
  return <time dateTime={at}>{writers[as](at)}</time>
}

/** How long ago, counted from the server's `now`, so that page and script say the same. */
export function Ago({ at, now }: { at: string; now: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {timeAgo(at, now)}
    </time>
  )
}
