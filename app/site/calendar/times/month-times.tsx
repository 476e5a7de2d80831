import { useState } from 'react'
import { Button, IconButton } from '#app/ui/button.tsx'
import { addMonths, daysOfMonth, formatGregorianMonth, weekdayOf } from '#features/calendar/day.ts'
import {
  ESTIMATE_NOTE,
  type TimeName,
  timeLabels,
  timeNames,
} from '#features/prayer-time/prayer-time.ts'
import { shortDays } from '../prayer-time/times-table.ts'
import { timeWords } from '../prayer-time/times-view.ts'
import type { PlaceShown, TimesOfDay } from './place-shown.ts'

type Props = { place: PlaceShown; today: string; timesOf: TimesOfDay; isReckoned: boolean }

/** A month of times on one sheet. */
export function MonthTimes({ place, today, timesOf, isReckoned }: Props) {
  const [month, setMonth] = useState<string>()
  const shown = month ?? today.slice(0, 7)
  const move = (by: number) => setMonth(addMonths(shown, by))
  return (
    <>
      <Head
        title={formatGregorianMonth(shown)}
        onMove={isReckoned ? move : undefined}
        unit="Bulan"
      />
      <MonthTable month={shown} {...{ place, today, timesOf }} />
    </>
  )
}

/** Twelve months, a sheet each. */
export function YearTimes({ place, today, timesOf, isReckoned }: Props) {
  const [chosen, setYear] = useState<number>()
  const year = chosen ?? Number(today.slice(0, 4))
  if (!isReckoned) return <p role="status">Menghitung waktu setahun…</p>
  return (
    <>
      <Head title={String(year)} onMove={(by) => setYear(year + by)} unit="Tahun" />
      {Array.from({ length: 12 }, (_, each) => addMonths(`${year}-01`, each)).map((month) => (
        <MonthTable key={month} month={month} {...{ place, today, timesOf }} isTitled />
      ))}
    </>
  )
}

type HeadProps = { title: string; unit: string; onMove: ((by: number) => void) | undefined }

function Head({ title, unit, onMove }: HeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-2 print-hidden">
      <div className="flex items-center">
        {onMove && (
          <IconButton icon="left" label={`${unit} sebelumnya`} onClick={() => onMove(-1)} />
        )}
        <h2 className="px-1 text-xl" aria-live="polite">
          {title}
        </h2>
        {onMove && (
          <IconButton icon="right" label={`${unit} berikutnya`} onClick={() => onMove(1)} />
        )}
      </div>
      <Button look="ghost" icon="print" className="noscript:hidden" onClick={() => print()}>
        Cetak
      </Button>
    </header>
  )
}

/** A phone has no room for them. */
const wideOnly: readonly TimeName[] = ['terbit', 'duha']

type TableProps = Omit<Props, 'isReckoned'> & { month: string; isTitled?: boolean }

function MonthTable({ month, place, today, timesOf, isTitled }: TableProps) {
  const title = formatGregorianMonth(month)
  return (
    <section className="grid gap-2 print:break-after-page print:last:break-after-auto">
      <h3 className={isTitled ? 'text-lg' : 'hidden text-lg print:block'}>
        <span>{title}</span>
        <span className="hidden font-normal print:inline">
          {` · Waktu salat ${place.name}, ${place.zone}`}
        </span>
      </h3>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full border-collapse text-xs tabular sm:text-sm print:text-xs">
          <caption className="sr-only">{`Waktu salat ${place.name}, ${title}`}</caption>
          <thead>
            <tr className="bg-surface-2">
              <th scope="col" className="px-2 py-2.5 text-left font-semibold">
                Tanggal
              </th>
              {timeNames.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-0.5 py-2.5 font-semibold ${columnOf(name)}`}
                >
                  {timeLabels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daysOfMonth(month).map((day) => (
              <DayRow key={day} day={day} isToday={day === today} timesOf={timesOf} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hidden text-xs print:block">{ESTIMATE_NOTE}</p>
    </section>
  )
}

type RowProps = { day: string; isToday: boolean; timesOf: TimesOfDay }

function DayRow({ day, isToday, timesOf }: RowProps) {
  const times = timesOf(day)
  return (
    <tr
      className={`border-t border-line ${isToday ? 'bg-tint' : ''}`}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <th scope="row" className="px-2 py-2 text-left font-normal whitespace-nowrap print:py-0.5">
        <span className="inline-block min-w-5 font-bold">{Number(day.slice(8))}</span>
        <span className="text-muted">{` ${shortDays[weekdayOf(day)]}`}</span>
      </th>
      {timeNames.map((name) => (
        <td key={name} className={`px-0.5 py-2 text-center print:py-0.5 ${columnOf(name)}`}>
          {times ? timeWords(times[name]) : '…'}
        </td>
      ))}
    </tr>
  )
}

function columnOf(name: TimeName): string {
  return wideOnly.includes(name) ? 'max-sm:hidden print:table-cell' : ''
}
