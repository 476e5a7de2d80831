import type { CalendarDay } from '#features/calendar/calendar.ts'
import {
  addMonths,
  daysOfMonth,
  formatGregorianMonth,
  isMonth,
  weekdayOf,
} from '#features/calendar/day.ts'
import {
  FIRST_YEAR,
  formatMonth,
  type HijriMonth,
  isbatMonths,
  LAST_YEAR,
  monthAt,
  monthIndex,
} from '#features/calendar/hijri.ts'
import { islamicDays } from '#features/calendar/observances.ts'
import { daysOf, type Months, shifted } from '#features/calendar/months.server.ts'
import { dayIn, findMonths } from '#features/calendar/queries.server.ts'
import { type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { clockOf } from './clock.server.ts'
import { cityDays } from './day-facts.server.ts'
import { type MonthAddress, monthAddress, type Shift, shifts } from './address.ts'

/** The number of upcoming days listed beside the month. */
const AHEAD = 6
const AHEAD_DAYS = 240
/** A kept page is read on the next day too, and the evening of that day belongs to the one after it. */
const SOON = 2

/** A month to draw, with the addresses of its neighbours. */
export type MonthView = {
  kind: 'masehi' | 'hijriah'
  title: string
  /** The months of the other calendar that it overlaps. */
  subtitle: string
  /** Empty cells before the first day; weeks begin on Ahad. */
  blanks: number
  days: CalendarDay[]
  previous: string | undefined
  next: string | undefined
  /** Set when a month in it is not officially decided yet. */
  estimate: 'isbat' | 'hisab' | undefined
}

/** The data of /calendar for today, with the clock of the usual city. */
export async function loadCalendar(ctx: Ctx, search: URLSearchParams) {
  const city = findCity(DEFAULT_CITY) as City
  const [months, days] = await Promise.all([findMonths(ctx.read), cityDays(ctx, city, SOON + 1)])
  const page = calendarPage(months, { today: dayOf(ctx.now()), search })
  return { ...page, days, clock: clockOf(ctx) }
}

/** The data of the month in an address. An invalid address shows the current month. */
export function calendarPage(decided: Months, options: { today: string; search: URLSearchParams }) {
  const { today, search } = options
  const address = readAddress(search)
  const months = shifted(decided, address.shift)
  const todays = dayIn(months, today, today)
  const month = address.hijri
    ? hijriView(months, address.hijri, { today, address })
    : gregorianView(months, address.month ?? today.slice(0, 7), { today, address })
  return {
    today: todays,
    soon: daysAfter(today, SOON).map((day) => dayIn(months, day, today)),
    month,
    ahead: daysAhead(months, today),
    holidays: holidayNote(months, middleOf(month).day),
    shift: address.shift,
    /** The same month in the other calendar. */
    other: address.hijri
      ? monthAddress({ month: middleOf(month).day.slice(0, 7), shift: address.shift })
      : monthAddress({ hijri: middleOf(month).hijri, shift: address.shift }),
  }
}

/** Where the state holidays of a month's year are from. */
function holidayNote({ holidays }: Months, day: string): { year: number; decree: string | null } {
  const year = Number(day.slice(0, 4))
  return { year, decree: holidays.decrees.get(year) ?? null }
}

function readAddress(search: URLSearchParams): MonthAddress {
  const shift = (shifts.find((each) => String(each) === search.get('geser')) ?? 0) as Shift
  const [, year, number] = /^(1[45]\d\d)-(0[1-9]|1[0-2])$/.exec(search.get('hijriah') ?? '') ?? []
  const hijri = { year: Number(year), month: Number(number) }
  if (year && hijri.year >= FIRST_YEAR && hijri.year <= LAST_YEAR) return { hijri, shift }
  const month = search.get('bulan') ?? ''
  return isMonth(month) && month >= FIRST_MONTH && month <= LAST_MONTH
    ? { month, shift }
    : { shift }
}

/** The range of full Gregorian months in the calendar, with room for a shift. */
const FIRST_MONTH = '2011-01'
const LAST_MONTH = '2077-10'

type Around = { today: string; address: MonthAddress }

function gregorianView(months: Months, month: string, { today, address }: Around): MonthView {
  const days = daysOfMonth(month).map((day) => dayIn(months, day, today))
  const names = [...new Set(days.map(({ hijri }) => formatMonth(hijri)))]
  const { shift } = address
  const near = (by: number) => {
    const other = addMonths(month, by)
    return other < FIRST_MONTH || other > LAST_MONTH
      ? undefined
      : monthAddress({ month: other, shift })
  }
  return {
    kind: 'masehi',
    title: formatGregorianMonth(month),
    subtitle: spanWords(names),
    previous: near(-1),
    next: near(1),
    ...gridOf(days),
  }
}

function hijriView(months: Months, hijriMonth: HijriMonth, { today, address }: Around): MonthView {
  const index = monthIndex(hijriMonth)
  const days = daysOf(months, index).map((day) => dayIn(months, day, today))
  const names = [...new Set(days.map(({ day }) => formatGregorianMonth(day)))]
  const near = (by: number) => {
    const hijri = monthAt(index + by)
    const isKnown = hijri.year >= FIRST_YEAR && hijri.year <= LAST_YEAR
    return isKnown ? monthAddress({ hijri, shift: address.shift }) : undefined
  }
  return {
    kind: 'hijriah',
    title: formatMonth(hijriMonth),
    subtitle: spanWords(names),
    previous: near(-1),
    next: near(1),
    ...gridOf(days),
  }
}

function gridOf(days: CalendarDay[]) {
  const open = days.filter(({ isEstimate }) => isEstimate)
  const estimate = open.some(({ hijri }) => isbatMonths.includes(hijri.month)) ? 'isbat' : 'hisab'
  return {
    days,
    blanks: weekdayOf(days[0]?.day ?? ''),
    estimate: open.length > 0 ? (estimate as 'isbat' | 'hisab') : undefined,
  }
}

/** 'Syakban – Ramadan 1447 H': a common year appears once. */
function spanWords(names: string[]): string {
  const [first = '', last = first] = [names[0], names.at(-1)]
  if (first === last) return first
  const [year, ...tail] = last.split(' ').slice(1)
  const isSameYear = first.includes(` ${year}`)
  return `${isSameYear ? first.replace([` ${year}`, ...tail].join(' '), '') : first} – ${last}`
}

function middleOf({ days }: MonthView): CalendarDay {
  return days[Math.floor(days.length / 2)] as CalendarDay
}

function daysAfter(day: string, days: number): string[] {
  return Array.from({ length: days }, (_, each) => addDays(day, each + 1))
}

function daysAhead(months: Months, today: string): CalendarDay[] {
  const found: CalendarDay[] = []
  for (let each = 0; each < AHEAD_DAYS && found.length < AHEAD; each++) {
    const day = dayIn(months, addDays(today, each), today)
    if (islamicDays(day.hijri).length > 0) found.push(day)
  }
  return found
}
