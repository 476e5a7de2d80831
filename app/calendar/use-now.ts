import { useEffect, useState } from 'react'
import { deviceNow } from '#app/client/device-clock.client.ts'

/** What the server's clock said, and whether it was moved: then the device's own says nothing. */
export type Clock = { now: string; isMoved: boolean }

/** The time in milliseconds, each second anew. A kept page may be minutes old, so the device's clock counts. */
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
