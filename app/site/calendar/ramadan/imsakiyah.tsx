import { Button } from '#app/ui/button.tsx'
import { estimateWords } from '#features/calendar/calendar.ts'
import type { CalendarSpan } from '#features/calendar/calendar.ts'
import {
  ESTIMATE_NOTE,
  type TimeName,
  timeLabels,
  timeNames,
} from '#features/prayer-time/prayer-time.ts'
import { aroundWords, timeWords, type TimesRow } from '../prayer-time/times-view.ts'
import type { ShownCity } from '../prayer-time/use-shown-times.ts'

type Props = {
  ramadan: CalendarSpan
  rows: TimesRow[]
  city: ShownCity
  today: string
}

/** A phone has no room for them, and they do not matter for the fast. */
const wideOnly: readonly TimeName[] = ['terbit', 'duha']
/** The start and the end of the fast. */
const strong: readonly TimeName[] = ['imsak', 'magrib']

/** The imsakiyah: every day of Ramadan with its times, for screen and print. */
export function Imsakiyah({ ramadan, rows, city, today }: Props) {
  return (
    <section className="grid gap-4 print:break-inside-avoid print:gap-2">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 className="text-xl">Imsakiyah Ramadan {ramadan.year} H</h2>
          <p className="text-muted">
            {aroundWords(city)}, {city.zone}
            {ramadan.isEstimate && <span>{` · tanggal ${estimateWords(true)}`}</span>}
          </p>
        </div>
        <Button
          look="ghost"
          icon="print"
          className="noscript:hidden print-hidden"
          onClick={() => print()}
        >
          Cetak
        </Button>
      </header>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full border-collapse text-xs tabular sm:text-sm lg:text-base print:text-xs">
          <thead>
            <tr className="bg-surface-2">
              <th scope="col" className="px-2 py-2.5 text-left font-semibold lg:px-4">
                Hari
              </th>
              {timeNames.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-0.5 py-2.5 font-semibold ${columnClass(name)}`}
                >
                  {timeLabels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.day} row={row} isToday={row.day === today} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{ESTIMATE_NOTE} Imsak sepuluh menit sebelum Subuh.</p>
    </section>
  )
}

function Row({ row, isToday }: { row: TimesRow; isToday: boolean }) {
  return (
    <tr
      className={`border-t border-line ${isToday ? 'bg-tint' : ''}`}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <th
        scope="row"
        className="px-2 py-2 text-left font-normal whitespace-nowrap lg:px-4 print:py-0.5"
      >
        <span className="inline-block min-w-5 font-bold">{row.number}</span>{' '}
        <span className="text-muted">
          <span className="max-sm:hidden print:inline">{row.words}</span>
          <span className="sm:hidden print:hidden">{row.words.replace(/^\w+, /, '')}</span>
        </span>
        {isToday && <span className="sr-only"> hari ini</span>}
      </th>
      {timeNames.map((name) => (
        <td key={name} className={`px-0.5 py-2 text-center print:py-0.5 ${columnClass(name)}`}>
          {timeWords(row.times[name])}
        </td>
      ))}
    </tr>
  )
}

function columnClass(name: TimeName): string {
  if (wideOnly.includes(name)) return 'max-sm:hidden print:table-cell'
  return strong.includes(name) ? 'font-bold text-primary' : ''
}
