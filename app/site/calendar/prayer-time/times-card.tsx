import { Card } from '#app/ui/card.tsx'
import {
  type DayTimes,
  ESTIMATE_NOTE,
  type TimeName,
  timeLabels,
  timeNames,
  type Zone,
  zoneHours,
} from '#features/prayer-time/prayer-time.ts'
import { CityChoice, type Province } from './city-choice.tsx'
import { HERE } from './place.ts'
import { aroundWords, minutesOf, timeWords } from './times-view.ts'
import type { Choose } from './use-city.ts'
import { type Clock, useNow } from '../use-now.ts'
import type { ShownCity } from './use-shown-times.ts'

type Props = {
  times: DayTimes
  city: ShownCity
  provinces: Province[]
  choose: Choose
  clock: Clock
}

/** Today's prayer times in a city, as a sun path and as text, with the choice of the city. */
export function TimesCard({ times, city, provinces, choose, clock }: Props) {
  return (
    <Card as="section" className="grid gap-4 p-5 print-hidden lg:p-6">
      <header className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-start">
        <div className="grid gap-0.5">
          <h2 className="text-xl">Waktu salat hari ini</h2>
          <p className="text-muted">
            {`${city.code === HERE ? aroundWords(city) : city.name}, ${city.zone}`}
          </p>
        </div>
        <CityChoice city={city} provinces={provinces} choose={choose} />
      </header>
      <SunPath times={times} clock={clock} zone={city.zone} />
      <dl className="grid grid-cols-4 gap-x-2 gap-y-4 text-center lg:grid-cols-8">
        {timeNames.map((name) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-sm text-muted">{timeLabels[name]}</dt>
            <dd className="text-lg font-bold tabular">{timeWords(times[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{ESTIMATE_NOTE}</p>
    </Card>
  )
}

const WIDTH = 640
const MARGIN = 24
const HORIZON = 112
const HEIGHT = 170
const marked: readonly TimeName[] = ['subuh', 'terbit', 'zuhur', 'asar', 'magrib', 'isya']

type SunProps = { times: DayTimes; clock: Clock; zone: Zone }

/** The sun's path, above the line from sunrise to sunset, with the prayer times on it. The text says the same. */
function SunPath({ times, clock, zone }: SunProps) {
  const now = useNow(clock)
  const local = new Date(now + zoneHours[zone] * 3_600_000)
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  const from = minutesOf(times.subuh) - 50
  const to = minutesOf(times.isya) + 50
  const sunrise = minutesOf(times.terbit)
  const dayLength = minutesOf(times.magrib) - sunrise
  const place = (at: number) => ({
    x: MARGIN + ((at - from) / (to - from)) * (WIDTH - 2 * MARGIN),
    y: HORIZON - 92 * Math.sin((Math.PI * (at - sunrise)) / dayLength),
  })
  const points = Array.from({ length: 61 }, (_, each) => place(from + ((to - from) * each) / 60))
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L ')
  const sun = minute >= from && minute <= to ? place(minute) : undefined
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
      <path d={`M 0 ${HORIZON} H ${WIDTH}`} className="stroke-line" strokeWidth="2" />
      <path
        d={`M ${path}`}
        className="fill-none stroke-primary opacity-60"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      {marked.map((name) => {
        const { x, y } = place(minutesOf(times[name]))
        return <circle key={name} cx={x} cy={y} r="6" className="fill-primary" />
      })}
      {sun && (
        <>
          <circle cx={sun.x} cy={sun.y} r="22" className="fill-accent opacity-25" />
          <circle cx={sun.x} cy={sun.y} r="12" className="fill-accent" />
        </>
      )}
    </svg>
  )
}
