import { useEffect, useState } from 'react'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { type Zone, zoneHours } from '#features/prayer-time/prayer-time.ts'
import { type CityMoment, momentIn } from './prayer-time/city-moment.ts'
import type { CityDays } from './day-facts.ts'

/** The server's time. With `isMoved` it is a test clock, and the device's clock must not be used. */
export type Clock = { now: string; isMoved: boolean }

/** The time in milliseconds, updated every second. A cached page may be minutes old, so the device's clock is used. */
export function useNow({ now, isMoved }: Clock): number {
  const [at, setAt] = useState(() => Date.parse(now))
  useEffect(() => watchNow({ now, isMoved }, setAt), [now, isMoved])
  return at
}

/** The moment in a city, drawn as the server drew it and then by the device's clock. */
export function useMoment(days: CityDays, { now, isMoved }: Clock): CityMoment {
  const [moment, setMoment] = useState(() => momentIn(days, Date.parse(now)))
  useEffect(() => {
    const turn = (nowMs: number) => {
      const next = momentIn(days, nowMs)
      setMoment((was) => (was.day === next.day && was.isEvening === next.isEvening ? was : next))
    }
    return watchNow({ now, isMoved }, turn)
  }, [days, now, isMoved])
  return moment
}

export function useMinute(zone: Zone, { now, isMoved }: Clock): { day: string; minute: number } {
  const [at, setAt] = useState(() => Date.parse(now))
  useEffect(() => {
    const turn = (nowMs: number) => setAt(Math.floor(nowMs / 60_000) * 60_000)
    return watchNow({ now, isMoved }, turn)
  }, [now, isMoved])
  const local = new Date(at + zoneHours[zone] * 3_600_000)
  return {
    day: local.toISOString().slice(0, 10),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

function watchNow({ now, isMoved }: Clock, onTick: (nowMs: number) => void): () => void {
  const serverStart = Date.parse(now)
  const localStart = performance.now()
  const tick = () => {
    onTick(isMoved ? serverStart + performance.now() - localStart : deviceNow())
  }
  tick()
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
