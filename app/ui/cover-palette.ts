/** The colours of one cover, from the sky to the highlights. */
export type CoverPalette = {
  sky: readonly [string, string]
  far: string
  mid: string
  near: string
  light: string
  glow: string
  /** Fine lines on the sky: light on a dark sky, dark on a light one. */
  fine: string
}
