import { scrollPlan, sideOutOfSight } from './follow.ts'

const OWN_SCROLL_MS = 1_500

let isOwn = false

/** True while the code scrolls; any other scroll is the reader's. */
export function isOwnScroll(): boolean {
  return isOwn
}

/** Call when the reader scrolls or the scroll has ended. */
export function endOwnScroll(): void {
  isOwn = false
}

/** Scrolls to the playing verse and records the scroll as the code's own. */
export function followTo(id: string): void {
  isOwn = true
  window.addEventListener('scrollend', endOwnScroll, { once: true })
  // Some browsers send no scrollend event, and none does when nothing had to move.
  setTimeout(endOwnScroll, OWN_SCROLL_MS)
  bringIntoView(id)
}

/** Where an element lies that is hidden by the header or the audio card. Null when it is visible or missing. */
export function whereOutOfSight(id: string): 'above' | 'below' | null {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box ? sideOutOfSight(box, window.innerHeight) : null
}

/** Scrolls to the element with this id, if it exists. */
export function bringIntoView(id: string, { isAtOnce = false } = {}): void {
  const element = document.getElementById(id)
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView(
    scrollPlan({
      height: element.getBoundingClientRect().height,
      viewport: window.innerHeight,
      isMotionReduced: isAtOnce || wantsLessMotion,
    }),
  )
}
