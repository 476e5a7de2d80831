/** The part of the screen above which a verse no longer fits when centred. */
const FITS = 0.8

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
