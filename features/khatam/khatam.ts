import { daysBetween } from '#features/calendar/day.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { addDays } from '#platform/time/jakarta.ts'

/** How a person says the pace: so many days in all, or so much a day. */
export const paces = ['hari', 'juz', 'halaman', 'menit'] as const
export type Pace = (typeof paces)[number]

const JUZ = 30
/** An estimate that the screen calls one. */
const MINUTES_PER_PAGE = 2
export const MOST_DAYS = 730

/** A reading of all pages. `next` is the first page not read; `read` counts pages by day. */
export type Khatam = {
  startDay: string
  lastDay: string
  next: number
  read: Readonly<Record<string, number>>
}

/** How many days a pace takes. */
export function daysOfPace(pace: Pace, amount: number): number {
  const days: Record<Pace, number> = {
    hari: amount,
    juz: JUZ / amount,
    halaman: PAGE_COUNT / amount,
    menit: (PAGE_COUNT * MINUTES_PER_PAGE) / amount,
  }
  return Math.min(MOST_DAYS, Math.max(1, Math.ceil(days[pace])))
}

/** A reading that begins today at page 1, or where somebody stands already. */
export function startKhatam(today: string, days: number, next = 1): Khatam {
  return { startDay: today, lastDay: addDays(today, days - 1), next, read: {} }
}

export type DayPortion = { from: number; to: number; isDone: boolean }

/**
 * Today's pages: what was not read before today, spread evenly over today and the days that are left; missed days are
 * spread with it. Undefined when all is read. After the last day it is all that is left.
 */
export function portionOf({ lastDay, next, read }: Khatam, today: string): DayPortion | undefined {
  const from = next - (read[today] ?? 0)
  if (from > PAGE_COUNT) return undefined
  const daysLeft = Math.max(1, daysBetween(today, lastDay) + 1)
  const to = from + Math.ceil((PAGE_COUNT + 1 - from) / daysLeft) - 1
  return { from, to, isDone: next > to }
}

/** Everything before `next` is read; what is new counts for today, and what is taken back goes from today first. */
export function readUpTo(khatam: Khatam, next: number, today: string): Khatam {
  const until = Math.min(PAGE_COUNT + 1, Math.max(1, Math.trunc(next)))
  const pages = Math.max(0, (khatam.read[today] ?? 0) + until - khatam.next)
  const { [today]: _, ...before } = khatam.read
  return { ...khatam, next: until, read: pages > 0 ? { ...before, [today]: pages } : before }
}

/** More days from today on, for what is left. */
export function withMoreDays(khatam: Khatam, today: string, days: number): Khatam {
  const from = khatam.lastDay > today ? khatam.lastDay : today
  return { ...khatam, lastDay: addDays(from, days) }
}

/** Days in a row on which something was read, up to today; a day that is not over breaks nothing. */
export function daysInARow({ read }: Pick<Khatam, 'read'>, today: string): number {
  let day = read[today] ? today : addDays(today, -1)
  let count = 0
  while (read[day]) {
    count++
    day = addDays(day, -1)
  }
  return count
}

/** Pages by day of the last days, oldest first. */
export function lastDays({ read }: Pick<Khatam, 'read'>, today: string, count: number) {
  return Array.from({ length: count }, (_, each) => {
    const day = addDays(today, each + 1 - count)
    return { day, pages: read[day] ?? 0 }
  })
}

const isDayKey = /^\d{4}-\d\d-\d\d$/

/** What a device kept; undefined for what is no reading. */
export function readKhatam(value: unknown): Khatam | undefined {
  const { startDay, lastDay, next, read } = (value ?? {}) as Partial<Khatam>
  if (!isDayKey.test(startDay ?? '') || !isDayKey.test(lastDay ?? '')) return undefined
  if (!Number.isInteger(next) || Number(next) < 1 || Number(next) > PAGE_COUNT + 1) return undefined
  const days = Object.entries(read ?? {}).filter(
    ([day, pages]) => isDayKey.test(day) && Number.isInteger(pages) && pages > 0,
  )
  return {
    startDay: String(startDay),
    lastDay: String(lastDay),
    next: Number(next),
    read: Object.fromEntries(days),
  }
}
