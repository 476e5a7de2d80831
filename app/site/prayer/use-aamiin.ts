import { useState, useSyncExternalStore } from 'react'
import { ApiFailure } from '#app/client/api.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import { hasSaidAamiin, sendPrayerReport, setAamiin } from './prayers.client.ts'

const never = () => () => {}

/** The aamiin count of a prayer. A press shows at once; the server's answer corrects it. */
export function useAamiin({ id, aamiins }: { id: string; aamiins: number }) {
  const isRemembered = useSyncExternalStore(
    never,
    () => hasSaidAamiin(id),
    () => false,
  )
  const [own, setOwn] = useState<{ says: boolean; count: number }>()
  const [isReported, setIsReported] = useState(false)
  // The cached page may be older than the user's own aamiin.
  const found = { says: isRemembered, count: Math.max(aamiins, isRemembered ? 1 : 0) }
  const { says, count } = own ?? found

  async function toggle(): Promise<void> {
    const next = !says
    setOwn({ says: next, count: Math.max(0, count + (next ? 1 : -1)) })
    try {
      setOwn({ says: next, count: await setAamiin(id, next) })
    } catch (cause) {
      setOwn({ says, count })
      showFailure(cause)
    }
  }

  async function report(): Promise<void> {
    try {
      await sendPrayerReport(id)
      setIsReported(true)
      toast('Terima kasih, laporan Anda kami periksa.')
    } catch (cause) {
      showFailure(cause)
    }
  }

  return { count, says, isReported, toggle, report }
}

function showFailure(cause: unknown): void {
  if (!(cause instanceof ApiFailure)) throw cause
  toast(cause.message, 'danger')
}
