import { type CoverPalette, coverPalettes } from './covers/palette.ts'
import { coverPlaces } from './covers/places.ts'
import { scene, subjectNames } from './covers/scene.ts'
import type { CoverDesign } from '#platform/picture/cover.ts'

/** The whole picture as SVG text of at most 4 KB: for /sampul/… and link previews. */
export function coverSvg(
  design: CoverDesign,
  size: { width: number; height: number } = { width: 640, height: 360 },
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">${drawing(design)}</svg>`
  )
}

/** The inside of the picture for an <svg> in a page; what it names begins with `prefix`, which must be the page's only one. */
export function coverDrawing(design: CoverDesign, prefix: string): string {
  return drawing(design).replaceAll(/ id="|url\(#|href="#/g, (name) => name + prefix)
}

/** Unknown names are chosen by the seed, so that any data shows a picture. */
function drawing({ motif, place, palette, seed }: CoverDesign): string {
  const known = (list: string[], name: string) => (list.includes(name) ? name : pick(list, seed))
  const light = known(Object.keys(coverPalettes), palette)
  const colours = paletteOf(coverPalettes[light] ?? '')
  const drawn = {
    motif: known(subjectNames(), motif),
    place: known(Object.keys(coverPlaces), place),
    light,
    seed,
  }
  return (
    `<g stroke-linecap="round"><defs><linearGradient id="s" x2=".25" y2="1"><stop stop-color="${colours.sky[0]}"/>` +
    `<stop offset="1" stop-color="${colours.sky[1]}"/></linearGradient></defs>` +
    `<rect width="640" height="360" fill="url(#s)"/>${scene(drawn, colours)}</g>`
  )
}

/** The address of a cover. It holds the whole description, so the answer can be cached forever. */
export function coverPath({ motif, place, palette, seed }: CoverDesign): string {
  return `/sampul/${motif}-${place}-${palette}-${seed}.svg`
}

/** Parses the result of coverPath; undefined for anything else. */
export function parseCoverName(name: string): CoverDesign | undefined {
  const [, motif = '', place = '', palette = '', seed] =
    /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,9})\.svg$/.exec(name) ?? []
  const isKnown =
    subjectNames().includes(motif) &&
    Object.hasOwn(coverPlaces, place) &&
    Object.hasOwn(coverPalettes, palette)
  return isKnown ? { motif, place, palette, seed: Number(seed) } : undefined
}

function paletteOf(text: string): CoverPalette {
  const [from = '', to = '', ...rest] = text.split(' ')
  const [far = '', mid = '', near = '', light = '', shade = ''] = rest
  const [glow = '', warm = '', fine = '', leaf = ''] = rest.slice(5)
  return { sky: [from, to], far, mid, near, light, shade, glow, warm, fine, leaf }
}

function pick<T>(list: T[], seed: number): T {
  return list[Math.abs(Math.trunc(seed)) % list.length] as T
}
