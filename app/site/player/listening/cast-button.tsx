import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { output } from '../playback/playback.ts'

/** Plays on a speaker or television that the browser has found; nothing where there is none, or no such browser. */
export function CastButton() {
  const isThere = useOtherDevice()
  if (!isThere) return null
  return (
    <Button
      look="ghost"
      onClick={() =>
        void output()
          .remote?.prompt()
          .catch((error: unknown) => {
            // Who closes the list has chosen nothing.
            if (error instanceof DOMException && error.name === 'NotAllowedError') return
            toast('Perangkat lain belum dapat dipakai.', 'warning')
          })
      }
    >
      Putar di perangkat lain
    </Button>
  )
}

function useOtherDevice(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const { remote } = output()
    // The browser may know devices and still not tell when they come.
    remote?.watchAvailability(setThere).catch(() => setThere(false))
    return () => void remote?.cancelWatchAvailability().catch(() => undefined)
  }, [])
  return isThere
}
