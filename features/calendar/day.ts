import { DAY_MS } from '#platform/time/jakarta.ts'
import { monthNames } from '#platform/time/months.ts'

const weekdays = ['Ahad', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const
/** The five days of the Javanese market week. */
const pasaran = ['Legi', 'Pahing', 'Pon', 'Wage', 'Kliwon'] as const

/** True for '2026-02'. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** Days since 1 January 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The day with this number, 'yyyy-mm-dd'. */
export function dayAt(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

/** How many days from one day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}

/** 'Ahad' to 'Sabtu'. */
export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day)] as string
}

/** 'Legi' to 'Kliwon'; 17 August 1945 was a Jumat Legi. */
export function pasaranOf(day: string): string {
  const since = daysBetween('1945-08-17', day) % 5
  return pasaran[(since + 5) % 5] as string
}

/** '2026-02' of '2026-02-19', moved by this many months. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** All days of '2026-02', in order. */
export function daysOfMonth(month: string): string[] {
  const first = dayNumber(`${month}-01`)
  const length = dayNumber(`${addMonths(month, 1)}-01`) - first
  return Array.from({ length }, (_, index) => dayAt(first + index))
}

/** 'Februari 2026' of '2026-02' or of a day in it. */
export function formatGregorianMonth(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}

/** '19 Februari 2026'. */
export function formatGregorian(day: string): string {
  return `${Number(day.slice(8))} ${formatGregorianMonth(day)}`
}
