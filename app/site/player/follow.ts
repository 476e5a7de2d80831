/** A verse taller than this share of the screen is not centred. */
const FITS = 0.8
const HEADER_PX = 72
/** Height of the audio card and the bars below it. */
const BARS_PX = 200

/**
 * How to scroll to a verse: centred when it fits the screen, else from its first line. Instant for users who prefer
 * reduced motion. Heights in CSS pixels.
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

/** Where a box lies that is hidden by the header or the audio card; null when it is visible. In CSS pixels. */
export function sideOutOfSight(
  { top, bottom }: { top: number; bottom: number },
  viewport: number,
): 'above' | 'below' | null {
  if (bottom <= HEADER_PX) return 'above'
  return top >= viewport - BARS_PX ? 'below' : null
}
