import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { calmSteps, paceBy, PACES, stepOf, USUAL_PACE } from './pace.ts'
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

const BY_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Scrolls the page at that pace until `stop` is called. A touch, the wheel, a key, or the end of the page calls
 * `onEnd`; presses and keys on `controls` do not.
 */
function autoScroll(
  pace: number,
  { controls, onEnd }: { controls: Element | null; onEnd(): void },
): () => void {
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const halt = wantsLessMotion ? inSteps(pace, onEnd) : smoothly(pace, onEnd)
  const byHand = (event: Event) => {
    const isControl = event.target instanceof Node && controls?.contains(event.target)
    if (!isControl || event.type === 'wheel') onEnd()
  }
  const hidden = () => document.hidden && onEnd()
  for (const type of BY_HAND) document.addEventListener(type, byHand, { passive: true })
  document.addEventListener('visibilitychange', hidden)
  return () => {
    halt()
    for (const type of BY_HAND) document.removeEventListener(type, byHand)
    document.removeEventListener('visibilitychange', hidden)
  }
}

function smoothly(pace: number, onEnd: () => void): () => void {
  let frame = 0
  let before: number | undefined
  let left = 0
  const move = (now: number) => {
    const step = stepOf(pace, now - (before ?? now), left)
    before = now
    left = step.left
    if (step.pixels > 0) scrollBy({ top: step.pixels, behavior: 'instant' })
    if (isAtEnd()) onEnd()
    else frame = requestAnimationFrame(move)
  }
  frame = requestAnimationFrame(move)
  return () => cancelAnimationFrame(frame)
}

function inSteps(pace: number, onEnd: () => void): () => void {
  const { pixels, everyMs } = calmSteps(pace, innerHeight)
  const timer = setInterval(() => {
    scrollBy({ top: pixels, behavior: 'instant' })
    if (isAtEnd()) onEnd()
  }, everyMs)
  return () => clearInterval(timer)
}

function isAtEnd(): boolean {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 2
}
