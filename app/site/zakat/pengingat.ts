import { ctxContext } from '#app/context.ts'
import { calendarText } from '#platform/time/icalendar.ts'
import { addDays, isDay } from '#platform/time/jakarta.ts'
import type { Route } from './+types/pengingat.ts'

export const handle = { cache: 'public', maxAge: 3600 }

/** A Hijri year has 354 or 355 days; the day after the longer one is past it for certain. */
const HIJRI_YEAR = 355

/**
 * A calendar entry: on the first of every month for zakat on income; with `mulai`, the day from which something was
 * owned, on the day its haul is over. A reminder without account or message.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const begin = new URL(request.url).searchParams.get('mulai') ?? ''
  const isHaul = isDay(begin)
  const day = (isHaul ? addDays(begin, HIJRI_YEAR) : '2026-01-01').replaceAll('-', '')
  const file = calendarText('Zakat', [
    'BEGIN:VEVENT',
    `UID:${isHaul ? `haul-${day}` : 'zakat-penghasilan'}@${new URL(config.origin).hostname}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${day}`,
    ...(isHaul
      ? ['SUMMARY:Haul zakat genap: hitung dan tunaikan', `URL:${config.origin}/zakatcalculator`]
      : [
          'RRULE:FREQ=MONTHLY;BYMONTHDAY=1',
          'SUMMARY:Tunaikan zakat penghasilan',
          `URL:${config.origin}/zakatcalculator/zakatpenghasilan`,
        ]),
    'END:VEVENT',
  ])
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="pengingat-zakat.ics"',
    },
  })
}
