import { type Random, random, scenes } from './cover-scenes.ts'
import type { CoverPalette } from './cover-palette.ts'

/** The description of a cover; the same description always gives the same picture. */
export type CoverDesign = { motif: string; palette: string; seed: number }

/**
 * Palette name → sky from, sky to, far, mid, near, light, glow, fine. Stored as text, so that the browser's bundle
 * drops it.
 */
export const coverPalettes: Record<string, string> = {
  zamrud: '#128062 #0a4a39 #0e6a50 #0b5441 #083b2e #f4ead2 #e3b968 #f4ead2',
  fajar: '#fbeaca #f0b884 #dc9f72 #ab6842 #6d3d2a #fff9ec #e08a3a #9a5a35',
  senja: '#d9784f #8e3f45 #a84d48 #73323f #4d2233 #fbe6cf #f4b860 #fbe6cf',
  malam: '#1d3a5f #0d1f36 #1f3f63 #183351 #0a1828 #e9eef2 #f0cb7d #e9eef2',
  laut: '#2b93a0 #0d5566 #187687 #0f5c6d #0a4252 #eaf3ee #f2cd86 #eaf3ee',
  pagi: '#e7f1dc #b9dcc0 #93c3a0 #4f9873 #23684f #fffdf2 #edb23f #23684f',
  tanah: '#ecd0ad #c98f5c #b67b4b #8d5934 #5c3620 #fff6e6 #f2b64c #6b4023',
}

/** The names of all motifs. */
export function coverMotifs(): string[] {
  return Object.keys(scenes)
}

/**
 * The whole picture as SVG text of at most 4 KB: for <Cover>, /sampul/… and link previews. Unknown motifs and
 * palettes are chosen by the seed, so old data always shows a picture.
 */
export function coverSvg(
  { motif, palette: paletteName, seed }: CoverDesign,
  size: { width: number; height: number } = { width: 640, height: 360 },
): string {
  const colours = paletteOf(coverPalettes[paletteName] ?? pick(Object.values(coverPalettes), seed))
  const draw = scenes[motif] ?? pick(Object.values(scenes), seed)
  const r: Random = random(seed)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="s" x2=".25" y2="1"><stop stop-color="${colours.sky[0]}"/>` +
    `<stop offset="1" stop-color="${colours.sky[1]}"/></linearGradient></defs>` +
    `<rect width="640" height="360" fill="url(#s)"/>${draw(colours, r)}</svg>`
  )
}

/** The address of a cover. It holds the whole description, so the answer can be cached forever. */
export function coverPath({ motif, palette, seed }: CoverDesign): string {
  return `/sampul/${motif}-${palette}-${seed}.svg`
}

/** Parses the result of coverPath; undefined for anything else. */
export function parseCoverName(name: string): CoverDesign | undefined {
  const [, motif, palette, seed] = /^([a-z]+)-([a-z]+)-(\d{1,9})\.svg$/.exec(name) ?? []
  if (
    !motif ||
    !palette ||
    !seed ||
    !Object.hasOwn(scenes, motif) ||
    !Object.hasOwn(coverPalettes, palette)
  )
    return
  return { motif, palette, seed: Number(seed) }
}

/** The picture as a data URL: no request, no script. */
export function coverDataUrl(description: CoverDesign): string {
  const escaped = coverSvg(description).replaceAll('"', "'")
  return `data:image/svg+xml,${escaped.replace(/[%#<>'&]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`
}

function paletteOf(text: string): CoverPalette {
  const [from = '', to = '', far = '', mid = '', near = '', light = '', glow = '', fine = ''] =
    text.split(' ')
  return { sky: [from, to], far, mid, near, light, glow, fine }
}

function pick<T>(list: T[], seed: number): T {
  return list[Math.abs(Math.trunc(seed)) % list.length] as T
}
