import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '#app/ui/state/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { formatGregorian } from '#features/calendar/day.ts'
import { addDays, dayOf, startOfDay } from '#platform/time/jakarta.ts'
import { type Clock, useNow } from './use-now.ts'

/** A screen left open overnight reloads; an offline copy says for which day it is. */
export function StaleNotice({ clock }: { clock: Clock }) {
  const drawnFor = dayOf(new Date(clock.now))
  const isHydrated = useHydrated()
  const now = useNow(clock)
  const { revalidate } = useRevalidator()
  const isStale = isHydrated && dayOf(new Date(now)) !== drawnFor
  useEffect(() => {
    if (isStale && navigator.onLine) void revalidate()
  }, [isStale, revalidate])
  // Before React the boot file watches for the end of the day.
  const tomorrow = clock.isMoved ? undefined : startOfDay(addDays(drawnFor, 1)).toISOString()
  if (!isStale) return <span hidden data-begins={tomorrow} />
  return (
    <Notice tone="warning" title={`Halaman ini dari ${formatGregorian(drawnFor)}`}>
      Jika hari sudah berganti, sambungkan internet lalu muat ulang.
    </Notice>
  )
}
