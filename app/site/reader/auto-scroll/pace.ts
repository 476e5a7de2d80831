/** Pixels a second, from slow to fast. */
export const PACES = [12, 20, 32, 48, 72] as const

export const USUAL_PACE = 1

/** Where less motion is wanted, the page moves in steps of this share of the screen. */
const STEP_SHARE = 0.6

/** The pace after this one; the ends stay. */
export function paceBy(pace: number, by: 1 | -1): number {
  return Math.min(PACES.length - 1, Math.max(0, pace + by))
}

/** The pixels to move after that many milliseconds, and what is left of one; a long pause of the browser is no jump. */
export function stepOf(pace: number, ms: number, left: number): { pixels: number; left: number } {
  const way = left + ((PACES[pace] ?? 0) * Math.min(ms, 250)) / 1_000
  const pixels = Math.floor(way)
  return { pixels, left: way - pixels }
}

/** How far and how often the page steps where less motion is wanted. */
export function calmSteps(pace: number, viewport: number): { pixels: number; everyMs: number } {
  const pixels = Math.round(viewport * STEP_SHARE)
  return { pixels, everyMs: Math.round((pixels / (PACES[pace] ?? 1)) * 1_000) }
}
