import { addDays } from '#platform/jakarta.ts'
import { type CalendarDay, VERSION_NOTE } from './calendar.ts'
import { formatHijri, formatMonth } from './hijri.ts'
import { nationalDays } from './observances.ts'

/** The parts one may subscribe to. */
export const feedParts = ['hari-besar', 'puasa', 'senin-kamis', 'awal-bulan'] as const
export type FeedPart = (typeof feedParts)[number]

export const feedWords: Record<FeedPart, { label: string; hint: string }> = {
  'hari-besar': {
    label: 'Hari besar Islam',
    hint: 'Termasuk malam Lailatulqadar dan libur nasional',
  },
  puasa: { label: 'Puasa sunah', hint: 'Ayyamul Bidh, Tasua, Asyura, Tarwiyah, Arafah' },
  'senin-kamis': { label: 'Puasa Senin dan Kamis', hint: 'Dua kali sepekan' },
  'awal-bulan': { label: 'Awal bulan Hijriah', hint: 'Dua belas kali setahun' },
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
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const entries = days.flatMap((day) => parts.flatMap((part) => entriesOf(day, part)))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amanah//Kalender Hijriah//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...entries.flatMap((entry) => eventLines(entry, { stamp, host })),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(
  { uid, day, summary, description }: Entry,
  of: { stamp: string; host: string },
) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${of.host}`,
    `DTSTAMP:${of.stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function entriesOf(day: CalendarDay, part: FeedPart): Entry[] {
  const { hijri } = day
  const hijriDay = `${hijri.year}-${hijri.month}-${hijri.day}`
  const estimate = day.isEstimate ? ' (perkiraan)' : ''
  const entry = (uid: string, summary: string): Entry => ({
    uid,
    day: day.day,
    summary: `${summary}${estimate}`,
    description: `${formatHijri(hijri)}. ${VERSION_NOTE}`,
  })
  if (part === 'awal-bulan') {
    return hijri.day === 1 ? [entry(`bulan-${hijriDay}`, `1 ${formatMonth(hijri)}`)] : []
  }
  if (part === 'hari-besar') return greatDays(day, hijriDay, entry)
  return day.fasts
    .filter(({ kind, isSeason }) => kind === 'sunah' && !isSeason)
    .filter(({ code }) => isWeekly(code) === (part === 'senin-kamis'))
    .map(({ code, name }) => entry(`puasa-${code}-${isWeekly(code) ? day.day : hijriDay}`, name))
}

function isWeekly(code: string): boolean {
  return code === 'senin' || code === 'kamis'
}

/** A state holiday has its own year in its uid, other events their Hijri date. */
function greatDays(
  day: CalendarDay,
  hijriDay: string,
  entry: (uid: string, summary: string) => Entry,
): Entry[] {
  const ofState = new Set(nationalDays(day.day).map(({ code }) => code))
  const nights = day.evenings.filter((words) => words.startsWith('Malam ke-'))
  return [
    ...day.observances.map(({ code, name }) =>
      entry(`${code}-${ofState.has(code) ? day.day : hijriDay}`, name),
    ),
    ...nights.map((words) => entry(`malam-${hijriDay}`, words)),
  ]
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

const encoder = new TextEncoder()

/** Lines have at most 75 octets; a continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    const room = parts.length === 0 ? 75 : 74
    if (encoder.encode(part + sign).length > room) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
