import { arabicSizes } from '#app/appearance/look.ts'
import { changeLook, currentLook } from '#app/appearance/look-store.ts'

/**
 * Two fingers on the verses change the size of the Arabic; everywhere else they zoom the page. Returns what ends it.
 */
export function pinchSizes(): () => void {
  let start: { gap: number; size: number } | undefined
  const began = ({ touches, target }: TouchEvent) => {
    const isHere =
      touches.length === 2 && target instanceof Element && target.closest('[data-verses]')
    start = isHere ? { gap: gapOf(touches), size: arabicSize() } : undefined
  }
  const moved = (event: TouchEvent) => {
    if (!start || event.touches.length !== 2) return
    event.preventDefault()
    const { least, most, step } = arabicSizes
    const scaled = (start.size * gapOf(event.touches)) / start.gap
    const arabic = Math.min(most, Math.max(least, Math.round(scaled / step) * step))
    if (arabic !== currentLook().arabic) changeLook({ arabic })
  }
  // Safari zooms by events of its own.
  const gesture = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-verses]'))
      event.preventDefault()
  }
  document.addEventListener('touchstart', began, { passive: true })
  document.addEventListener('touchmove', moved, { passive: false })
  document.addEventListener('gesturestart', gesture)
  return () => {
    document.removeEventListener('touchstart', began)
    document.removeEventListener('touchmove', moved)
    document.removeEventListener('gesturestart', gesture)
  }
}

function gapOf([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1
}

/** The size of the Arabic now, in sixteenths of a rem. */
function arabicSize(): number {
  const shown = document.querySelector('[data-verse] [lang="ar"], .mushaf-text')
  const pixels = shown ? Number.parseFloat(getComputedStyle(shown).fontSize) : 32
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  return currentLook().arabic ?? pixels / rem
}
