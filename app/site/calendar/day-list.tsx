import { Chip } from '#app/ui/card.tsx'
import type { CalendarDay } from '#features/calendar/calendar.ts'
import { formatGregorian, weekdayName } from '#features/calendar/day.ts'
import { formatHijri } from '#features/calendar/hijri.ts'

/** The notable days of a month, each with its events and with those that begin at its Magrib. */
export function DayList({ days }: { days: CalendarDay[] }) {
  const named = days.filter(
    ({ observances, evenings, fasts }) =>
      observances.length > 0 || evenings.length > 0 || fasts.some(isRare),
  )
  if (named.length === 0) {
    return <p className="text-muted">Tidak ada hari besar pada bulan ini.</p>
  }
  return (
    <ul className="grid gap-0 divide-y divide-line">
      {named.map((day) => (
        <li key={day.day} className="flex gap-4 py-3 print:py-1">
          <DateBadge day={day.day} />
          <div className="grid content-start gap-1">
            {day.observances.map(({ code, name, isHoliday }) => (
              <p key={code} className="font-semibold">
                {name} {isHoliday && <Chip tone="danger">Libur</Chip>}
              </p>
            ))}
            {day.fasts.filter(isRare).map(({ code, name, kind }) => (
              <p key={code} className={kind === 'haram' ? 'font-medium text-danger' : ''}>
                {name}
              </p>
            ))}
            {day.evenings.map((words) => (
              <p key={words}>Sejak Magrib: {words}</p>
            ))}
            <p className="text-sm text-muted">
              {weekdayName(day.day)} {day.pasaran} · {hijriWords(day)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/**
 * The Hijri date, called an estimate while it is one. Beside a holiday of the Gregorian calendar the word 'perkiraan'
 * would be read as the holiday's.
 */
export function hijriWords({ hijri, isEstimate, observances }: CalendarDay): string {
  const date = formatHijri(hijri)
  if (!isEstimate) return date
  const isFixed = observances.length > 0 && observances.every((each) => each.isFixed)
  return isFixed ? `sekitar ${date}` : `${date} (perkiraan)`
}

/** The fasts of Ramadan, Mondays and Thursdays would fill the list, so they are left out. */
function isRare({ code, isSeason }: CalendarDay['fasts'][number]): boolean {
  return !isSeason && code !== 'ramadan' && code !== 'senin' && code !== 'kamis'
}

/** A date as a small calendar sheet with day and month. */
export function DateBadge({ day }: { day: string }) {
  const [date = '', month = ''] = formatGregorian(day).split(' ')
  return (
    <p className="grid w-13 shrink-0 content-start justify-items-center self-start rounded-tile bg-surface-2 py-1.5 leading-tight">
      <span className="text-lg font-bold tabular">{date}</span>
      <span className="text-xs text-muted">{month.slice(0, 3)}</span>
    </p>
  )
}
