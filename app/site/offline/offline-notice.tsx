import { useSyncExternalStore } from 'react'

/** A notice that shows while the device is offline. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 grid justify-items-center print-hidden lg:top-20"
    >
      {isOffline && (
        <p className="rounded-chip bg-ink px-3 py-1 text-xs font-semibold text-page shadow-float">
          Tanpa internet
        </p>
      )}
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
