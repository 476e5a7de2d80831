import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { autoScroll } from './auto-scroll.client.ts'
import { PACES, paceBy, USUAL_PACE } from './pace.ts'
import { scrollStore } from './scroll-store.ts'

/** The controls of automatic scrolling. The page scrolls while they are shown. */
export function AutoScrollBar() {
  const [pace, setPace] = useState<number>(USUAL_PACE)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => autoScroll(pace, { controls: bar.current, onEnd: stop }), [pace])
  useEffect(() => stop, [])
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Gulir otomatis"
      className="fixed inset-x-0 bottom-above-bars z-40 mx-auto mb-3 flex w-fit items-center gap-1 rounded-chip border border-line bg-surface px-2 shadow-float lg:mb-7"
    >
      <IconButton
        label="Lebih lambat"
        icon="minus"
        disabled={pace === 0}
        onClick={() => setPace(paceBy(pace, -1))}
      />
      <p role="status" className="text-sm font-semibold tabular">
        Gulir {pace + 1}/{PACES.length}
      </p>
      <IconButton
        label="Lebih cepat"
        icon="plus"
        disabled={pace === PACES.length - 1}
        onClick={() => setPace(paceBy(pace, 1))}
      />
      <IconButton label="Hentikan gulir otomatis" icon="close" onClick={stop} />
    </div>
  )
}

function stop(): void {
  scrollStore.setState({ Bar: null })
}
