import { calendarStamp, calendarText, calendarWords } from '#platform/time/icalendar.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { type CalendarDay, VERSION_NOTE } from './calendar.ts'
import { formatHijri, formatMonth } from './hijri.ts'

/** The parts one may subscribe to. */
export const feedParts = [
  'hari-besar',
  'puasa',
  'senin-kamis',
  'awal-bulan',
  'libur-nasional',
] as const
export type FeedPart = (typeof feedParts)[number]

export const feedWords: Record<FeedPart, { label: string; hint: string }> = {
  'hari-besar': {
    label: 'Hari besar Islam',
    hint: 'Termasuk malam Lailatulqadar',
  },
  puasa: { label: 'Puasa sunah', hint: 'Ayyamul Bidh, Tasua, Asyura, Tarwiyah, Arafah' },
  'senin-kamis': { label: 'Puasa Senin dan Kamis', hint: 'Dua kali sepekan' },
  'awal-bulan': { label: 'Awal bulan Hijriah', hint: 'Dua belas kali setahun' },
  'libur-nasional': {
    label: 'Libur nasional',
    hint: 'Menurut SKB; tahun yang SKB-nya belum dicatat, yang bertanggal tetap saja',
  },
}

type Entry = { uid: string; day: string; summary: string; description: string }

type Feed = {
  days: readonly CalendarDay[]
  parts: readonly FeedPart[]
  /** The host in each uid, such as 'amanah.or.id'. */
  host: string
  name: string
  /** When the file was made. */
  now: Date
}

/** An iCalendar file (RFC 5545) of whole days. An event keeps its uid whatever day it moves to. */
export function calendarFile({ days, parts, host, name, now }: Feed): string {
  const stamp = calendarStamp(now)
  const entries = days.flatMap((day) => parts.flatMap((part) => entriesOf(day, part)))
  return calendarText('Kalender Hijriah', [
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarWords(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...entries.flatMap((entry) => eventLines(entry, { stamp, host })),
  ])
}

function eventLines(
  { uid, day, summary, description }: Entry,
  options: { stamp: string; host: string },
) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${options.host}`,
    `DTSTAMP:${options.stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${calendarWords(summary)}`,
    `DESCRIPTION:${calendarWords(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function entriesOf(day: CalendarDay, part: FeedPart): Entry[] {
  if (part === 'libur-nasional') return stateHolidays(day)
  if (part === 'senin-kamis') return weeklyFasts(day)
  const { hijri } = day
  const hijriDay = `${hijri.year}-${hijri.month}-${hijri.day}`
  const estimate = day.isEstimate ? ' (perkiraan)' : ''
  const entry = (uid: string, summary: string): Entry => ({
    uid: `${uid}-${hijriDay}`,
    day: day.day,
    summary: `${summary}${estimate}`,
    description: `${formatHijri(hijri)}. ${VERSION_NOTE}`,
  })
  if (part === 'awal-bulan') {
    return hijri.day === 1 ? [entry('bulan', `1 ${formatMonth(hijri)}`)] : []
  }
  if (part === 'hari-besar') return greatDays(day, entry)
  return sunnahFasts(day)
    .filter(({ code }) => !isWeekly(code))
    .map(({ code, name }) => entry(`puasa-${code}`, name))
}

function greatDays(
  { observances, evenings }: CalendarDay,
  entry: (uid: string, summary: string) => Entry,
): Entry[] {
  const nights = evenings.filter((words) => words.startsWith('Malam ke-'))
  return [
    ...observances.filter(({ isFixed }) => !isFixed).map(({ code, name }) => entry(code, name)),
    ...nights.map((words) => entry('malam', words)),
  ]
}

/** Their date is of the Gregorian calendar: it is certain, and gives the uid. */
function stateHolidays({ day, observances }: CalendarDay): Entry[] {
  return observances
    .filter(({ isFixed }) => isFixed)
    .map(({ code, name }) => {
      const description = code === 'cuti-bersama' ? 'Cuti bersama.' : 'Libur nasional.'
      return { uid: `${code}-${day}`, day, summary: name, description }
    })
}

/** The weekday is certain, whatever the Hijri date. */
function weeklyFasts(day: CalendarDay): Entry[] {
  return sunnahFasts(day)
    .filter(({ code }) => isWeekly(code))
    .map(({ code, name }) => ({
      uid: `puasa-${code}-${day.day}`,
      day: day.day,
      summary: name,
      description: VERSION_NOTE,
    }))
}

function sunnahFasts({ fasts }: CalendarDay): CalendarDay['fasts'] {
  return fasts.filter(({ kind, isSeason }) => kind === 'sunah' && !isSeason)
}

function isWeekly(code: string): boolean {
  return code === 'senin' || code === 'kamis'
}
