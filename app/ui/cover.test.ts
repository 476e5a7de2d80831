import { expect, test } from 'vitest'
import {
  coverDataUrl,
  coverMotifs,
  coverPalettes,
  coverPath,
  coverSvg,
  parseCoverName,
} from './cover.ts'

const descriptions = coverMotifs().flatMap((motif) =>
  Object.keys(coverPalettes).map((palette, seed) => ({ motif, palette, seed: seed * 97 + 3 })),
)

test('a cover is the same every time and differs with its seed', () => {
  const description = { motif: 'sumur', palette: 'zamrud', seed: 7 }
  expect(coverSvg(description)).toBe(coverSvg({ ...description }))
  expect(coverSvg(description)).not.toBe(coverSvg({ ...description, seed: 8 }))
})

test.each(descriptions)('$motif in $palette is whole and at most 4 KB', (description) => {
  const svg = coverSvg(description)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg.length).toBeLessThanOrEqual(4096)
  expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
})

test('an unknown motif or palette still draws a picture', () => {
  expect(coverSvg({ motif: 'kapal-selam', palette: 'ungu', seed: 12 })).toContain('<path')
  expect(coverSvg({ motif: 'kapal-selam', palette: 'ungu', seed: -5 })).toContain('<path')
})

test('a cover address reads back to its description, and nothing else is read', () => {
  for (const description of descriptions) {
    expect(parseCoverName(coverPath(description).replace('/sampul/', ''))).toEqual(description)
  }
  for (const name of ['sumur-zamrud-x.svg', 'sumur-ungu-1.svg', 'toString-zamrud-1.svg', '../x']) {
    expect(parseCoverName(name)).toBeUndefined()
  }
})

test('a link preview gets the same picture in its own size', () => {
  const svg = coverSvg({ motif: 'buku', palette: 'laut', seed: 1 }, { width: 1200, height: 630 })
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
})

test('the picture in the page needs no character that HTML or a URL would change', () => {
  const url = coverDataUrl({ motif: 'masjid', palette: 'pagi', seed: 2 })
  expect(url).toMatch(/^data:image\/svg\+xml,[^<>"'#&]+$/)
  expect(decodeURIComponent(url)).toContain("<svg xmlns='http://www.w3.org/2000/svg'")
})
