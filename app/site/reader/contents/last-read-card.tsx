import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { memberSession } from '#app/client/session.client.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { LastRead } from './last-read.ts'
import { lastRead } from './last-read-storage.client.ts'

/** A link to the last read verse on this device. theme.css reserves its space, so nothing moves. */
export function LastReadCard() {
  const isHydrated = useHydrated()
  const elsewhere = useReadElsewhere()
  const place = elsewhere ?? (isHydrated ? lastRead() : null)
  return (
    <div data-last-read="" className="print-hidden">
      {place && (
        <Link
          to={place.to}
          className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-tint px-4 py-3 transition-colors hover:border-primary"
        >
          <Icon name="bookmark" className="size-6 text-primary" />
          <span className="min-w-0 flex-1">
            <span className="block text-xs text-muted">Lanjutkan membaca · {place.detail}</span>
            <span className="block truncate font-bold">{place.title}</span>
          </span>
          <Icon name="right" className="size-5 text-primary" />
        </Link>
      )}
    </div>
  )
}

/** The member's last read verse on another device, when it is later than on this one. */
function useReadElsewhere(): LastRead | null {
  const [place, setPlace] = useState<LastRead | null>(null)
  useEffect(() => {
    if (memberSession() === null) return
    import('./account-last-read.client.ts')
      .then(({ syncLastRead }) => syncLastRead())
      .then(setPlace)
      .catch((error: unknown) => console.warn('the account was not asked for the last read', error))
  }, [])
  return place
}
