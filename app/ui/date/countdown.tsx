import { useEffect, useRef, useState } from 'react'
import { clockText, remaining, spokenText } from './countdown-time.ts'

type Props = {
  /** ISO times from the server: the end, and its clock at the time of the answer. */
  until: string
  serverNow: string
  onOver?: () => void
  className?: string
}

/** Counts down by the server's clock; the device's clock may be wrong. Invisible without script: it would stand still. */
export function Countdown({ until, serverNow, onOver, className = '' }: Props) {
  const end = Date.parse(until)
  const [now, setNow] = useState(() => Date.parse(serverNow))
  const over = useRef(onOver)
  const rest = remaining(end, now)

  useEffect(() => {
    over.current = onOver
  })

  useEffect(() => {
    const serverStart = Date.parse(serverNow)
    // A monotonic clock: changing the device's time has no effect.
    const localStart = performance.now()
    const tick = () => setNow(serverStart + performance.now() - localStart)
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [serverNow])

  useEffect(() => {
    if (rest.isOver) over.current?.()
  }, [rest.isOver])

  return (
    <span
      role="timer"
      aria-label={spokenText(rest)}
      className={`tabular noscript:invisible ${className}`}
    >
      {clockText(rest)}
    </span>
  )
}
