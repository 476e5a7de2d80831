import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

const ONLINE_AFTER_MS = [500, 3_000]

/** Asks for an address again, by a press or when the device is online; the screen without an answer leaves history. */
export function useRetry(address: string): { retry(): Promise<void>; isBusy: boolean } {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  const retry = useCallback(async () => {
    setBusy(true)
    await navigate(address, { replace: true })
    setBusy(false)
  }, [navigate, address])

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    // A device reports a connection before it can reach anything, hence several attempts.
    const again = () => {
      for (const ms of ONLINE_AFTER_MS) timers.push(setTimeout(() => void retry(), ms))
    }
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      timers.forEach(clearTimeout)
    }
  }, [retry])

  return { retry, isBusy }
}
