import { isDay } from '#platform/time/jakarta.ts'

/** A day of the joint decree; `isLeave` is cuti bersama. */
export type Holiday = { day: string; name: string; isLeave: boolean }

/** The days that a decree sets, by day, and the decree of each year that has one. */
export type HolidayList = {
  days: ReadonlyMap<string, Holiday>
  decrees: ReadonlyMap<number, string>
}

export const noHolidays: HolidayList = { days: new Map(), decrees: new Map() }

export type ParsedHolidays = { ok: true; value: Holiday[] } | { ok: false; message: string }

const LINE = /^(\d{4}-\d{2}-\d{2})\s*=?\s*(\S.*)$/
const LEAVE = /^cuti bersama\b/i
const LONGEST_NAME = 100

/** Reads one day per line: '2027-03-10 = Idulfitri 1448 H', and '2027-03-12 = Cuti bersama Idulfitri'. */
export function parseHolidays(typed: string, year: number): ParsedHolidays {
  const value: Holiday[] = []
  for (const line of typed.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') continue
    const [, day = '', words = ''] = LINE.exec(line) ?? []
    const name = words.normalize('NFC').replace(/\s+/g, ' ').trim()
    if (!isDay(day)) return refuse(`Baris ini tidak dimulai dengan tanggal: ${line.slice(0, 60)}`)
    if (!day.startsWith(`${year}-`)) return refuse(`${day} bukan hari di tahun ${year}.`)
    if (name.length > LONGEST_NAME) return refuse(`Nama hari paling panjang ${LONGEST_NAME} huruf.`)
    if (value.some((each) => each.day === day)) return refuse(`${day} tertulis dua kali.`)
    value.push({ day, name, isLeave: LEAVE.test(name) })
  }
  if (value.length === 0) return refuse('Belum ada hari yang ditulis.')
  return { ok: true, value: value.sort((a, b) => a.day.localeCompare(b.day)) }
}

/** The same as a form shows it. */
export function holidayLines(days: readonly Holiday[]): string {
  return days.map(({ day, name }) => `${day} = ${name}`).join('\n')
}

function refuse(message: string): ParsedHolidays {
  return { ok: false, message }
}
