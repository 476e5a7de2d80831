import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { zoneHours } from '#features/prayer-time/prayer-time.ts'
import {
  overheadMoments,
  qiblaOf,
  type SunMoment,
  sunMoments,
  turn,
  windOf,
} from '#features/prayer-time/qibla.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { timeWords } from '../prayer-time/times-view.ts'
import type { PlaceShown } from './place-shown.ts'

/** Within this many degrees one faces the Kaaba as well as a phone can tell. */
const CLOSE = 4

/** The direction of the Kaaba: drawn from north, by the device's compass where it has one, and by the sun. */
export function QiblaCard({ place, today }: { place: PlaceShown; today: string }) {
  const qibla = qiblaOf(place)
  const { heading, words, isAsking, start } = useCompass()
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">Arah kiblat</h2>
      <p>
        <span className="text-2xl font-bold tabular">{degreeWords(qibla)}</span>
        <span className="text-muted">{` dari utara, ke arah ${windOf(qibla)}`}</span>
      </p>
      <Dial qibla={qibla} heading={heading ?? 0} />
      <p role="status" className="min-h-6 text-center font-semibold text-primary">
        {heading === undefined ? words : facingWords(turn(qibla - heading + 180) - 180)}
      </p>
      {heading === undefined && (
        <Button
          look="ghost"
          isBusy={isAsking}
          onClick={() => void start()}
          className="noscript:hidden"
        >
          Nyalakan kompas
        </Button>
      )}
      <p className="text-sm text-muted">
        Kompas ponsel dapat meleset beberapa derajat, apalagi di dekat logam. Matahari lebih tepat:
      </p>
      <SunTimes place={place} today={today} />
    </Card>
  )
}

function Dial({ qibla, heading }: { qibla: number; heading: number }) {
  return (
    <svg viewBox="0 0 200 200" className="mx-auto w-full max-w-60" aria-hidden="true">
      <circle cx="100" cy="100" r="92" className="fill-surface-2 stroke-line" strokeWidth="2" />
      <path d="M100 2 L107 16 H93 Z" className="fill-primary" />
      <g style={{ transform: `rotate(${-heading}deg)`, transformOrigin: '100px 100px' }}>
        {Array.from({ length: 24 }, (_, each) => (
          <path
            key={each}
            d={each % 6 === 0 ? 'M100 12 V24' : 'M100 12 V18'}
            className="stroke-muted"
            strokeWidth="2"
            transform={`rotate(${each * 15} 100 100)`}
          />
        ))}
        {['U', 'T', 'S', 'B'].map((letter, each) => (
          <text
            key={letter}
            x="100"
            y="40"
            textAnchor="middle"
            transform={`rotate(${each * 90} 100 100)`}
            className="fill-ink text-sm font-bold"
          >
            {letter}
          </text>
        ))}
        <g transform={`rotate(${qibla} 100 100)`}>
          <path d="M100 120 V52" className="stroke-primary" strokeWidth="5" strokeLinecap="round" />
          <path d="M100 44 L111 64 H89 Z" className="fill-primary" />
          <rect x="88" y="14" width="24" height="24" rx="3" className="fill-ink" />
          <path d="M88 21 H112" className="stroke-accent" strokeWidth="3" />
        </g>
      </g>
      <circle cx="100" cy="100" r="5" className="fill-primary" />
    </svg>
  )
}

function facingWords(off: number): string {
  const degrees = Math.round(Math.abs(off))
  if (degrees <= CLOSE) return 'Anda menghadap kiblat'
  return `Putar ${degrees}° ke ${off > 0 ? 'kanan' : 'kiri'}`
}

function SunTimes({ place, today }: { place: PlaceShown; today: string }) {
  const [isYear, setYear] = useState(false)
  const moments = sunMoments(place, today)
  const year = Number(today.slice(0, 4))
  const clock = (atMs: number) => {
    const local = new Date(atMs + zoneHours[place.zone] * 3_600_000).toISOString()
    return `${timeWords(local.slice(11, 16))} ${place.zone}`
  }
  const date = (atMs: number) => formatDate(atMs + (zoneHours[place.zone] - 7) * 3_600_000)
  return (
    <div className="grid gap-2 text-sm">
      {moments.length === 0 && <p>Hari ini matahari tidak melintasi arah kiblat di tempat ini.</p>}
      {moments.map((moment) => (
        <p key={moment.atMs}>
          <span className="font-bold tabular">{clock(moment.atMs)}</span>
          <span>{` ${wayWords(moment)}`}</span>
        </p>
      ))}
      <button
        type="button"
        aria-expanded={isYear}
        onClick={() => setYear(!isYear)}
        className="min-h-touch text-left font-semibold text-primary hover:underline noscript:hidden"
      >
        {`Hari-hari rashdul kiblat ${year}`}
      </button>
      {isYear && (
        <ul className="grid gap-2">
          {overheadMoments(place, year).map((moment) => (
            <li key={moment.atMs}>
              <span className="font-bold">{`${date(moment.atMs)}, ${clock(moment.atMs)}`}</span>
              <span>
                {moment.towards
                  ? ': matahari tepat di atas Kakbah, menghadaplah ke matahari.'
                  : ': matahari tepat di bawah Kakbah, bayang-bayang menunjuk kiblat.'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function wayWords({ towards }: SunMoment): string {
  return towards
    ? 'matahari berada di arah kiblat: menghadaplah ke matahari.'
    : 'bayang-bayang benda tegak menunjuk ke kiblat.'
}

/** '295,15°'. */
function degreeWords(degrees: number): string {
  return `${degrees.toFixed(1).replace('.', ',')}°`
}

/** iOS asks for a press, and gives the heading itself. */
type AskedEvent = typeof DeviceOrientationEvent & {
  requestPermission?: () => Promise<'granted' | 'denied'>
}
type Oriented = DeviceOrientationEvent & { webkitCompassHeading?: number }

const WAIT_MS = 3_000
const NONE = 'Perangkat ini tidak punya kompas. Pakai gambar di atas dengan utara, atau matahari.'

/** Where the top of the device points, degrees from north; undefined until its compass has said so. */
function useCompass() {
  const [heading, setHeading] = useState<number>()
  const [isOn, setOn] = useState(false)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!isOn) return
    const hear = (event: Event) => {
      const found = headingOf(event as Oriented)
      // Half a degree is less than a hand trembles.
      if (found !== undefined) setHeading(Math.round(found))
    }
    const names = ['deviceorientationabsolute', 'deviceorientation']
    for (const name of names) addEventListener(name, hear)
    const timer = setTimeout(() => setWords(NONE), WAIT_MS)
    return () => {
      clearTimeout(timer)
      for (const name of names) removeEventListener(name, hear)
    }
  }, [isOn])
  async function start() {
    if (!('DeviceOrientationEvent' in window)) return setWords(NONE)
    try {
      const answer = await (DeviceOrientationEvent as AskedEvent).requestPermission?.()
      if (answer === 'denied') return setWords('Izin kompas tidak diberikan.')
      setWords('')
      setOn(true)
    } catch {
      setWords(NONE)
    }
  }
  return { heading, words, isAsking: isOn && heading === undefined && words === '', start }
}

function headingOf({ webkitCompassHeading, absolute, alpha }: Oriented): number | undefined {
  const turned = screen.orientation?.angle ?? 0
  if (typeof webkitCompassHeading === 'number') return (webkitCompassHeading + turned) % 360
  if (!absolute || alpha === null) return undefined
  return (720 - alpha + turned) % 360
}
