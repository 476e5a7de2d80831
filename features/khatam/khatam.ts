import { daysBetween } from '#features/calendar/day.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { pageMarks, type KhatamPlan, nextPage } from './plan.ts'

/** How a person says the pace: so many days in all, or so much a day. */
export const paces = ['hari', 'juz', 'halaman', 'menit'] as const
export type Pace = (typeof paces)[number]

const JUZ = 30
/** An estimate that the screen calls one. */
const MINUTES_PER_PAGE = 2
export const MOST_DAYS = 730

/** A plan as a screen reads it. `next` is the first page not read; `days` says of each page when it was, or ''. */
export type Khatam = {
  first: number
  lastDay: string
  next: number
  days: readonly string[]
  read: Readonly<Record<string, number>>
}

/** How many days a pace takes for the pages from `first` on. */
export function daysOfPace(pace: Pace, amount: number, first = 1): number {
  const pages = PAGE_COUNT + 1 - first
  const days: Record<Pace, number> = {
    hari: amount,
    juz: (JUZ * pages) / PAGE_COUNT / amount,
    halaman: pages / amount,
    menit: (pages * MINUTES_PER_PAGE) / amount,
  }
  return Math.min(MOST_DAYS, Math.max(1, Math.ceil(days[pace])))
}

/** What a plan says. */
export function khatamOf(plan: KhatamPlan): Khatam {
  const days = pageMarks(plan).map((cell) => cell?.day ?? '')
  const read: Record<string, number> = {}
  for (const day of days) if (day) read[day] = (read[day] ?? 0) + 1
  return { first: plan.first, lastDay: plan.lastDay.is, next: nextPage(plan), days, read }
}

/** How many of its pages are read. */
export function pagesRead({ first, days }: Pick<Khatam, 'first' | 'days'>): number {
  return days.slice(first - 1).filter(Boolean).length
}

export type DayPortion = { from: number; to: number; isDone: boolean }

/**
 * Today's pages: what was not read before today, spread evenly over today and the days that are left; missed days are
 * spread with it. Undefined when all is read. After the last day it is all that is left. Where another device read
 * further on already, it ends there.
 */
export function portionOf(khatam: Khatam, today: string): DayPortion | undefined {
  const { first, lastDay, next, days } = khatam
  let from = next
  while (from > first && days[from - 2] === today) from--
  if (from > PAGE_COUNT) return undefined
  const left = PAGE_COUNT + 1 - first - pagesRead(khatam) + next - from
  const daysLeft = Math.max(1, daysBetween(today, lastDay) + 1)
  const readAgain = days.findIndex((day, place) => place >= next && day !== '')
  const to = Math.min(
    from + Math.ceil(left / daysLeft) - 1,
    readAgain === -1 ? PAGE_COUNT : readAgain,
  )
  return { from, to, isDone: next > to }
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

/** The habit over all plans: pages by day. */
export function habitOf(plans: readonly KhatamPlan[]): Pick<Khatam, 'read'> {
  const read: Record<string, number> = {}
  for (const plan of plans)
    for (const [day, pages] of Object.entries(khatamOf(plan).read))
      read[day] = (read[day] ?? 0) + pages
  return { read }
}

/** The plan a device kept before plans had marks by page; undefined for what is none. */
export function planFromCounts(value: unknown): unknown {
  const stored = Object(value) as {
    startDay?: string
    lastDay?: string
    next?: number
    read?: object
  }
  if (!stored.startDay || !Number.isInteger(stored.next)) return undefined
  const days = Object.entries(stored.read ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  const total = days.reduce((sum, [, pages]) => sum + Number(pages), 0)
  const first = Math.max(1, Number(stored.next) - total)
  let from = first
  const pages = days.map(([day, count]) => {
    const run = { from, to: from + Number(count) - 1, day, at: Date.parse(day) }
    from += Number(count)
    return run
  })
  const at = Date.parse(stored.startDay)
  const lastDay = { is: stored.lastDay, at }
  return {
    startDay: stored.startDay,
    first: Math.min(first, PAGE_COUNT),
    lastDay,
    isEnded: { is: false, at },
    isRemoved: false,
    usedAt: at,
    pages,
  }
}
