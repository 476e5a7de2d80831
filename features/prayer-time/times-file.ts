import { calendarStamp, calendarText, calendarWords } from '#platform/time/icalendar.ts'
import {
  type DayTimes,
  ESTIMATE_NOTE,
  momentOf,
  type TimeName,
  timeLabels,
  type Zone,
} from './prayer-time.ts'

type TimesFile = {
  place: { code: string; name: string; zone: Zone }
  days: readonly string[]
  names: readonly TimeName[]
  timesOf: (day: string) => DayTimes
  /** Minutes before each time at which the calendar rings; undefined for none. */
  alarm: number | undefined
  host: string
  /** When the file was made. */
  now: Date
}

/** The prayer times of some days as a calendar file; the same entry keeps its uid in a later file. */
export function timesFile({ place, days, names, timesOf, alarm, host, now }: TimesFile): string {
  const stamp = calendarStamp(now)
  const entries = days.flatMap((day) => {
    const times = timesOf(day)
    return names.flatMap((name) => [
      'BEGIN:VEVENT',
      `UID:${name}-${day}-${place.code}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${calendarStamp(new Date(momentOf(day, times[name], place.zone)))}`,
      'DURATION:PT10M',
      `SUMMARY:${timeLabels[name]} ${times[name].replace(':', '.')}`,
      `LOCATION:${calendarWords(place.name)}`,
      `DESCRIPTION:${calendarWords(ESTIMATE_NOTE)}`,
      'TRANSP:TRANSPARENT',
      ...(alarm === undefined ? [] : alarmLines(name, alarm)),
      'END:VEVENT',
    ])
  })
  const title = calendarWords(`Waktu salat ${place.name}`)
  return calendarText('Waktu salat', ['CALSCALE:GREGORIAN', `X-WR-CALNAME:${title}`, ...entries])
}

function alarmLines(name: TimeName, minutes: number): string[] {
  const words =
    minutes === 0 ? `Waktu ${timeLabels[name]}` : `${timeLabels[name]} ${minutes} menit lagi`
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${words}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ]
}
