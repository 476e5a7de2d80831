/** The colours of one light, from the sky to the highlights. */
export type CoverPalette = {
  sky: readonly [string, string]
  far: string
  mid: string
  near: string
  light: string
  /** The side of light things that is turned away. */
  shade: string
  glow: string
  /** The one colour that stands out. */
  warm: string
  /** Fine lines on the sky: light on a dark sky, dark on a light one. */
  fine: string
  leaf: string
}

/**
 * Light → sky from, sky to, far, mid, near, light, shade, glow, warm, fine, leaf. Stored as text, so that the browser's
 * bundle drops it.
 */
export const coverPalettes: Record<string, string> = {
  zamrud: '#128062 #0a4a39 #0e6a50 #0b5441 #083b2e #f6edd8 #dcc99d #e3b968 #dd8156 #f4ead2 #62b083',
  fajar: '#fbeaca #f0b884 #dfa679 #b9744c #6d3d2a #fff9ec #f1d8b4 #e08a3a #2f7d69 #9a5a35 #5f9068',
  pagi: '#eaf3df #bcdec4 #9ccaaa #549c78 #23684f #fffdf2 #e2e1bf #edb23f #d0694a #23684f #3d8c60',
  siang: '#dcefe6 #95cbbb #7ab7a3 #408c76 #1d5a4a #fffaf0 #e7dcc0 #f0b44c #cb6245 #1d5a4a #2c7f5c',
  senja: '#de8355 #8e3f45 #a84d48 #73323f #4d2233 #fce9d4 #e2b594 #f4b860 #2f7568 #fbe6cf #93a25c',
  malam: '#1f3f66 #0d1f36 #214568 #183351 #0a1828 #ecf0f2 #b4c3d2 #f0cb7d #cf7454 #e9eef2 #579a85',
  hujan: '#90aaae #587882 #5c7c87 #456470 #263e49 #f3f2e8 #c7d1cb #e9b65a #c9603f #eaf0ef #6ea588',
  laut: '#2f99a5 #0d5566 #187687 #0f5c6d #0a4252 #eef5f0 #bfd6cd #f2cd86 #e27c51 #eaf3ee #6fc39c',
  tanah: '#efd6b5 #cc955f #bd8453 #8d5934 #5c3620 #fff6e6 #ead0a8 #f2b64c #2c7a66 #6b4023 #72894b',
}
