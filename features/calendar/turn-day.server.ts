import { setImmediate as pause } from 'node:timers/promises'
import type { Ctx } from '#platform/context.ts'
import { calculateTimes } from '#features/prayer-time/calculate-times.server.ts'
import { type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { dayOf, momentAt } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { purgeCalendar } from './decide-month.server.ts'
import { monthIndex } from './hijri.ts'
import { firstDayByReckoning } from './new-moon.server.ts'
import { findMonths } from './queries.server.ts'

const turned = new WeakMap<Ctx, string>()

/** Checks every half minute whether a new day or its evening has begun. */
export const turnDaySchedule: Schedule = {
  name: 'calendar.turn-day',
  everyMs: 30_000,
  run: turnDay,
}

/**
 * Screens where a new day changes what holds: figures of zakat, versions of legal pages, notices on the home page.
 */
const PAGES_OF_THE_DAY = [
  '/zakat',
  '/about',
  '/disclaimer',
  '/syarat-ketentuan',
  '/kebijakan-privasi',
]

/** How many months around today are calculated in advance. */
const AROUND = 18

/**
 * On a new day in Jakarta drops the cached pages that show today or what holds from today on, and calculates the months
 * around it one at a time. At Magrib, when the Hijri day changes, it drops those of the calendar.
 */
export async function turnDay(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const today = dayOf(now)
  const turn = `${today} ${isEvening(now, today)}`
  const last = turned.get(ctx)
  if (last === turn) return
  turned.set(ctx, turn)
  if (last) purgeCalendar(ctx)
  if (last?.startsWith(today)) return
  if (last) ctx.pages.purge(...PAGES_OF_THE_DAY)
  const middle = monthIndex((await findMonths(ctx.read)).dateOf(today))
  for (let index = middle - AROUND; index <= middle + AROUND; index++) {
    firstDayByReckoning(index)
    await pause()
  }
}

function isEvening(now: Date, today: string): boolean {
  const city = findCity(DEFAULT_CITY) as City
  return now >= momentAt(today, calculateTimes(city, today).magrib)
}
