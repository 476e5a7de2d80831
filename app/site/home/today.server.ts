import { clockOf } from '#app/site/calendar/clock.server.ts'
import { hijriIn, momentIn } from '#app/site/calendar/prayer-time/city-moment.ts'
import { EVENING, prayerNames } from '#app/site/calendar/day-facts.ts'
import { cityDays } from '#app/site/calendar/day-facts.server.ts'
import { hijriToday } from '#app/site/calendar/hijri-today.server.ts'
import { type City, DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { zoneHours } from '#features/prayer-time/prayer-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { NextPrayer } from './day-panel.tsx'
import type { DeviceFacts } from './fill-device.ts'

/** Today and the day after it may begin before the cached page is drawn anew; in the east tomorrow comes earlier. */
const DAYS = 3

export type TodayView = {
  date: string
  /** From Magrib on that of tomorrow, as 'malam 18 Jumadilakhir 1448 H'. */
  hijri: string
  /** A line about Ramadan when it is near or has started. */
  ramadan: string | undefined
  facts: DeviceFacts
  next: NextPrayer
}

/** The date and the next prayer for Jakarta, and what a device needs to say them for itself. */
export async function findToday(ctx: Ctx): Promise<TodayView> {
  const city = findCity(DEFAULT_CITY) as City
  const now = ctx.now()
  const [days, { ramadan }] = await Promise.all([cityDays(ctx, city, DAYS), hijriToday(ctx, now)])
  const { now: at, isMoved } = clockOf(ctx)
  const moment = momentIn(days, now.getTime())
  const [date = '', , ...times] = days.hari[moment.day]?.slice(0, EVENING) ?? []
  return {
    date,
    hijri: hijriIn(days, moment) ?? '',
    ramadan,
    facts: { ...days, now: isMoved ? at : undefined },
    next: nextOf(times, clockIn(city, now)),
  }
}

/** After Isya the next prayer is Subuh, a minute later or earlier tomorrow than today. */
function nextOf(times: string[], clock: string): NextPrayer {
  const index = Math.max(
    0,
    times.findIndex((time) => time > clock),
  )
  return { name: prayerNames[index] ?? '', time: times[index] ?? '', index, times }
}

/** 'HH.MM' of a city's clock. */
function clockIn({ zone }: City, now: Date): string {
  const local = new Date(now.getTime() + zoneHours[zone] * 3_600_000)
  return local.toISOString().slice(11, 16).replace(':', '.')
}
