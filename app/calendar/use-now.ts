import { useEffect, useState } from 'react'
import { deviceNow } from '#app/client/device-clock.client.ts'

/** The server's time. With `isMoved` it is a test clock, and the device's clock must not be used. */
export type Clock = { now: string; isMoved: boolean }

/** The time in milliseconds, updated every second. A cached page may be minutes old, so the device's clock is used. */
export function useNow({ now, isMoved }: Clock): number {
  const [at, setAt] = useState(() => Date.parse(now))
  useEffect(() => {
    const serverStart = Date.parse(now)
    const localStart = performance.now()
    const tick = () => {
      setAt(isMoved ? serverStart + performance.now() - localStart : deviceNow())
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [now, isMoved])
  return at
}
