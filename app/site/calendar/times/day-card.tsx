import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import {
  ESTIMATE_NOTE,
  type TimeName,
  timeLabels,
  timeNames,
} from '#features/prayer-time/prayer-time.ts'
import { addDays, formatDay } from '#platform/time/jakarta.ts'
import { SunPath } from '../prayer-time/sun-path.tsx'
import { minutesOf, timeWords } from '../prayer-time/times-view.ts'
import type { Clock } from '../use-now.ts'
import type { PlaceShown, TimesOfDay } from './place-shown.ts'

type Props = {
  place: PlaceShown
  today: string
  minute: number
  timesOf: TimesOfDay
  clock: Clock
  children: ReactNode
}

/** Today's times, the next of them and how long until then. */
export function DayCard({ place, today, minute, timesOf, clock, children }: Props) {
  const times = timesOf(today)
  const next = nextOf(timesOf, today, minute)
  return (
    <Card as="section" className="grid gap-4 p-5 print-hidden lg:p-6">
      <header className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_17rem] sm:items-start">
        <div className="grid gap-0.5">
          <p className="text-sm text-muted">{formatDay(`${today}T05:00:00Z`)}</p>
          <h2 className="text-xl">
            {next ? `${timeLabels[next.name]} ${timeWords(next.time)} ${place.zone}` : 'Hari ini'}
          </h2>
          {next && <p className="text-muted">{leftWords(next.left)}</p>}
        </div>
        {children}
      </header>
      {times ? (
        <>
          <SunPath times={times} clock={clock} zone={place.zone} />
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-2 gap-y-4 text-center lg:grid-cols-8">
            {timeNames.map((name) => (
              <div
                key={name}
                {...(name === next?.name && { 'aria-current': 'time' as const })}
                className="grid gap-0.5 rounded-tile py-1 aria-[current]:bg-tint"
              >
                <dt className="text-sm text-muted">{timeLabels[name]}</dt>
                <dd className="text-lg font-bold tabular">{timeWords(times[name])}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{ESTIMATE_NOTE}</p>
        </>
      ) : (
        <p role="status" className="text-muted">
          Menghitung waktu hari ini…
        </p>
      )}
    </Card>
  )
}

const prayers: readonly TimeName[] = ['subuh', 'zuhur', 'asar', 'magrib', 'isya']

function nextOf(timesOf: TimesOfDay, today: string, minute: number) {
  for (const [day, ahead] of [
    [today, 0],
    [addDays(today, 1), 1440],
  ] as const) {
    const times = timesOf(day)
    for (const name of prayers) {
      const left = times ? minutesOf(times[name]) + ahead - minute : 0
      if (times && left > 0) return { name, time: times[name], left }
    }
  }
  return undefined
}

function leftWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const words = [hours && `${hours} jam`, minutes % 60 && `${minutes % 60} menit`].filter(Boolean)
  return `${words.join(' ')} lagi`
}
