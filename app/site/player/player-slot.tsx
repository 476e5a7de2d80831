import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { Spinner } from '#app/ui/button.tsx'
import { loadPlayer, remembersListener } from './commands.ts'
import { slotStore } from './slot-store.ts'

/** The place of the audio card above the bottom navigation. It says at once that the first sound is on its way. */
export function PlayerSlot() {
  const { Card, isComing } = useStore(slotStore)
  const { pathname } = useLocation()
  const isReading = /^\/(alquran|surat|juz|halaman)/.test(pathname)
  useEffect(() => {
    // The card offers to go on with what was played last.
    if (isReading && remembersListener()) loadPlayer().catch(() => undefined)
  }, [isReading])
  return (
    <>
      {Card && <Card />}
      <div
        role="status"
        className="fixed inset-x-2.5 bottom-nav z-40 mx-auto max-w-xl print-hidden"
      >
        {isComing && (
          <div className="mb-2.5 rounded-card border border-line bg-surface px-4 py-3 text-xs text-muted shadow-float lg:mb-6">
            <Spinner label="Memuat audio…" />
          </div>
        )}
      </div>
    </>
  )
}
