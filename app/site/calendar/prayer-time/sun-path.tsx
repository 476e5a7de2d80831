import {
  type DayTimes,
  type TimeName,
  type Zone,
  zoneHours,
} from '#features/prayer-time/prayer-time.ts'
import { minutesOf } from './times-view.ts'
import { type Clock, useNow } from '../use-now.ts'

const WIDTH = 640
const MARGIN = 24
const HORIZON = 112
const HEIGHT = 170
const marked: readonly TimeName[] = ['subuh', 'terbit', 'zuhur', 'asar', 'magrib', 'isya']

type SunProps = { times: DayTimes; clock: Clock; zone: Zone }

/** The sun's path, above the line from sunrise to sunset, with the prayer times on it. The text says the same. */
export function SunPath({ times, clock, zone }: SunProps) {
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
