import { Link } from 'react-router'
import { deviceDay } from '#app/client/device-clock.client.ts'
import { Icon } from '#app/ui/icon.tsx'
import { khatamOf, portionOf } from '#features/khatam/khatam.ts'
import { usePlan } from './khatam-store.ts'

/** Today's part of a reading on the home screen, where this device keeps one. */
export function TodayPortion() {
  const shown = usePlan()
  const portion = shown ? portionOf(khatamOf(shown.plan), deviceDay()) : undefined
  if (!portion) return null
  const { from, to, isDone } = portion
  return (
    <Link
      to="/khatam"
      className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-primary"
    >
      <Icon name={isDone ? 'check' : 'book'} className="size-6 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-muted">Khatam · bacaan hari ini</span>
        <span className="block truncate font-bold">
          {isDone ? 'Selesai, alhamdulillah' : `Halaman ${from}–${to}`}
        </span>
      </span>
      <Icon name="right" className="size-5 text-primary" />
    </Link>
  )
}
