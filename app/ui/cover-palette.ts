/** Colours of one cover, from the sky to what shines. */
export type CoverPalette = {
  sky: readonly [string, string]
  far: string
  mid: string
  near: string
  light: string
  glow: string
  /** Fine lines on the sky: pale on a dark sky, dark on a pale one. */
  fine: string
}
