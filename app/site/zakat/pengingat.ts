import { ctxContext } from '#app/context.ts'
import type { Route } from './+types/pengingat.ts'

export const handle = { cache: 'public', maxAge: 3600 }

/** A calendar entry on the first of every month: a reminder without account or message. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amanah//Zakat//ID',
    'BEGIN:VEVENT',
    `UID:zakat-penghasilan@${new URL(config.origin).hostname}`,
    'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20260101',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=1',
    'SUMMARY:Tunaikan zakat penghasilan',
    `URL:${config.origin}/zakatcalculator/zakatpenghasilan`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="pengingat-zakat.ics"',
    },
  })
}
