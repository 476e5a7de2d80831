/** The part of the screen above which a verse no longer fits when centred. */
const FITS = 0.8
const OWN_SCROLL_MS = 1_500
const HEADER_PX = 72
/** The audio card with what lies below it. */
const BARS_PX = 200

/**
 * How to bring a verse into view: centred when it fits the screen, else from its first line;
 * smooth, or at once for people who asked for less motion. Heights in CSS pixels.
 */
export function scrollPlan(verse: {
  height: number
  viewport: number
  isMotionReduced: boolean
}): ScrollIntoViewOptions {
  return {
    block: verse.height < verse.viewport * FITS ? 'center' : 'start',
    behavior: verse.isMotionReduced ? 'auto' : 'smooth',
  }
}

let isOwn = false

/** True while a scroll of ours is on its way; every other one is the reader's. */
export function isOwnScroll(): boolean {
  return isOwn
}

/** The reader has taken over, or we have arrived. */
export function endOwnScroll(): void {
  isOwn = false
}

/** Brings the verse that sounds into view, as a scroll of ours. */
export function followTo(id: string): void {
  isOwn = true
  window.addEventListener('scrollend', endOwnScroll, { once: true })
  // Some browsers do not tell when they have arrived, and none does when there was no way to go.
  setTimeout(endOwnScroll, OWN_SCROLL_MS)
  bringIntoView(id)
}

/** Where the element lies when none of it can be read between the header and the audio card; null when it can, or is not there. */
export function whereOutOfSight(id: string): 'above' | 'below' | null {
  const box = document.getElementById(id)?.getBoundingClientRect()
  if (!box) return null
  if (box.bottom <= HEADER_PX) return 'above'
  return box.top >= window.innerHeight - BARS_PX ? 'below' : null
}

/** Scrolls the element with this id into view; nothing happens when it is not on the screen. */
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
