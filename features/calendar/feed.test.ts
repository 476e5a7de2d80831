import { expect, test } from 'vitest'
import { addDays } from '#platform/time/jakarta.ts'
import { calendarFile, feedParts } from './feed.ts'
import { calendarMonths } from './months.server.ts'
import { dayIn } from './queries.server.ts'

const months = calendarMonths(new Map())
const from = '2027-02-01'
const days = Array.from({ length: 400 }, (_, each) => dayIn(months, addDays(from, each), from))
const now = new Date('2027-02-01T05:00:00Z')
const about = { days, host: 'amanah.test', name: 'Kalender Hijriah · Amanah, contoh', now }

type Entry = Record<string, string>

/** A small reader of the RFC 5545 subset: unfolds lines, then gives one object per event. */
function eventsIn(file: string): Entry[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const events: Entry[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    if (name && name !== 'BEGIN' && name !== 'END' && events.length > 0) {
      Object.assign(events.at(-1) as Entry, { [name]: value })
    }
  }
  return events
}

test('the file has lines of at most 75 octets, each ended as the standard says', () => {
  const file = calendarFile({ ...about, parts: feedParts })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  expect(file).toContain('X-WR-CALNAME:Kalender Hijriah · Amanah\\, contoh')
  expect(file.split('BEGIN:VEVENT').length).toBe(file.split('END:VEVENT').length)
})

test('every event is a whole day with a name of its own', () => {
  const events = eventsIn(calendarFile({ ...about, parts: feedParts }))
  expect(events.length).toBeGreaterThan(120)
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length)
  for (const event of events) {
    expect(event.DTSTAMP).toBe('20270201T050000Z')
    expect(event.DTSTART).toMatch(/^\d{8}$/)
    expect(Number(event.DTEND)).toBeGreaterThan(Number(event.DTSTART))
  }
})

test('great days are in the file by themselves, fasts only when asked for', () => {
  const great = eventsIn(calendarFile({ ...about, parts: ['hari-besar'] }))
  expect(great).toContainEqual(
    expect.objectContaining({
      UID: 'idulfitri-1448-10-1@amanah.test',
      DTSTART: '20270310',
      DTEND: '20270311',
      SUMMARY: 'Idulfitri (perkiraan)',
    }),
  )
  expect(great.some(({ SUMMARY = '' }) => SUMMARY.startsWith('Puasa'))).toBe(false)
  expect(great.map(({ SUMMARY }) => SUMMARY)).not.toContain('Hari Raya Natal')
  const fasts = eventsIn(calendarFile({ ...about, parts: ['puasa'] })).map(({ SUMMARY }) => SUMMARY)
  expect(fasts).toContain('Puasa Arafah (perkiraan)')
  expect(fasts).not.toContain('Puasa Senin (perkiraan)')
})

test('only a date of the Hijri calendar is called an estimate', () => {
  const fixed = eventsIn(calendarFile({ ...about, parts: ['libur-nasional', 'senin-kamis'] }))
  expect(fixed).toContainEqual(
    expect.objectContaining({
      UID: 'natal-2027-12-25@amanah.test',
      DTSTART: '20271225',
      SUMMARY: 'Hari Raya Natal',
      DESCRIPTION: 'Libur nasional.',
    }),
  )
  expect(fixed.map(({ SUMMARY }) => SUMMARY)).toEqual(
    expect.arrayContaining(['Hari Kemerdekaan RI', 'Puasa Senin']),
  )
  expect(fixed.filter((event) => JSON.stringify(event).includes('perkiraan'))).toEqual([])
  const hijri = eventsIn(calendarFile({ ...about, parts: ['hari-besar', 'puasa', 'awal-bulan'] }))
  const ahead = hijri.filter(({ DTSTART = '' }) => DTSTART > '20270401')
  expect(ahead.length).toBeGreaterThan(40)
  expect(ahead.filter(({ SUMMARY = '' }) => !SUMMARY.endsWith(' (perkiraan)'))).toEqual([])
})

test('when the day of a feast moves its uid stays', () => {
  const index = 1448 * 12 + 9
  const decision = { firstDay: '2027-03-09', source: 'isbat' as const, decree: 'contoh' }
  const moved = calendarMonths(new Map([[index, decision]]))
  const other = days.map(({ day }) => dayIn(moved, day, from))
  const find = (file: string) =>
    eventsIn(file).find(({ UID = '' }) => UID.startsWith('idulfitri-1448'))
  const before = find(calendarFile({ ...about, parts: ['hari-besar'] }))
  const after = find(calendarFile({ ...about, days: other, parts: ['hari-besar'] }))
  expect(after?.UID).toBe(before?.UID)
  expect([before?.DTSTART, after?.DTSTART]).toEqual(['20270310', '20270309'])
  expect(after?.SUMMARY).toBe('Idulfitri')
})
