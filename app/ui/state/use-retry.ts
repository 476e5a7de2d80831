import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

const ONLINE_AFTER_MS = [500, 3_000]

/** Once in a document: a connection may come back before React listens for it. */
let isFirst = true

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
    if (isFirst && navigator.onLine) again()
    isFirst = false
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      timers.forEach(clearTimeout)
    }
  }, [retry])

  return { retry, isBusy }
}
