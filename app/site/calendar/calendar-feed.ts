import { ctxContext } from '#app/context.ts'
import { calendarFile, feedParts } from '#features/calendar/feed.ts'
import { listDays } from '#features/calendar/queries.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import type { Route } from './+types/calendar-feed.ts'

export const handle = {
  cache: 'public',
  maxAge: 3600,
  query: Object.fromEntries(feedParts.map((part) => [part, ['1']])),
}

/** 30 days back, so that recent events stay, and a little more than one year ahead. */
const DAYS = { back: 30, ahead: 400 }

/** The days as an iCalendar file. Without a choice it holds the major observances. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { searchParams } = new URL(request.url)
  const chosen = feedParts.filter((part) => searchParams.get(part) === '1')
  const now = ctx.now()
  const today = dayOf(now)
  const span = { from: addDays(today, -DAYS.back), to: addDays(today, DAYS.ahead) }
  const file = calendarFile({
    days: await listDays(ctx.read, span, now),
    parts: chosen.length > 0 ? chosen : ['hari-besar'],
    host: new URL(ctx.config.origin).hostname,
    name: `Kalender Hijriah · ${ctx.config.institution.name}`,
    now,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="kalender-hijriah.ics"',
    },
  })
}
