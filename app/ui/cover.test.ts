import { expect, test } from 'vitest'
import { chooseCover, type CoverDesign, coverWords } from '#platform/picture/cover.ts'
import { coverDrawing, coverPath, coverSvg, parseCoverName } from './cover.ts'
import { coverPalettes } from './covers/palette.ts'
import { coverPlaces } from './covers/places.ts'
import { subjectNames } from './covers/scene.ts'

const { things, places: placeNames, lights } = coverWords()
/** Every thing in every place, the lights and seeds going round. */
const designs: CoverDesign[] = things.flatMap((motif, i) =>
  placeNames.map((place, k) => {
    const palette = lights[(i + k) % lights.length] as string
    return { motif, place, palette, seed: (i * 15 + k) * 97 + 3 }
  }),
)
const well: CoverDesign = { motif: 'sumur', place: 'desa', palette: 'zamrud', seed: 7 }

test('whatever words can name is drawn, and nothing else is', () => {
  expect(things.toSorted()).toEqual(subjectNames().toSorted())
  expect(placeNames.toSorted()).toEqual(Object.keys(coverPlaces).toSorted())
  expect(lights.toSorted()).toEqual(Object.keys(coverPalettes).toSorted())
  expect(things.length).toBeGreaterThanOrEqual(24)
})

test.each(things)('%s is chosen by its own name, in a place that is drawn', (motif) => {
  const source = { words: motif, title: '', category: '', cover: { ...well, motif: 'bintang' } }
  const chosen = chooseCover(source)
  expect(chosen.motif).toBe(motif)
  expect(placeNames).toContain(chosen.place)
})

test('a cover is the same every time and differs with its thing, place, light and seed', () => {
  expect(coverSvg(well)).toBe(coverSvg({ ...well }))
  const others = [{ motif: 'meja' }, { place: 'kering' }, { palette: 'malam' }, { seed: 8 }]
  const all = [well, ...others.map((other) => ({ ...well, ...other }))].map((one) => coverSvg(one))
  expect(new Set(all).size).toBe(all.length)
})

test('every thing looks different from every other', () => {
  const drawn = things.map((motif) => coverSvg({ ...well, motif }))
  expect(new Set(drawn).size).toBe(things.length)
})

test('each thing in each place is whole and at most 4 KB', () => {
  for (const design of designs) {
    const svg = coverSvg(design)
    expect(svg, coverPath(design)).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length, coverPath(design)).toBeLessThanOrEqual(4096)
    expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
  }
  const whole = designs.reduce((sum, design) => sum + coverSvg(design).length, 0)
  expect(whole / designs.length).toBeLessThan(3_300)
})

test('an unknown thing, place or light still draws a picture', () => {
  const unknown = { motif: 'kapal-selam', place: 'bulan', palette: 'ungu' }
  expect(coverSvg({ ...unknown, seed: 12 })).toContain('<path')
  expect(coverSvg({ ...unknown, seed: -5 })).toContain('<path')
})

test('a cover address reads back to its description, and nothing else is read', () => {
  for (const design of designs) {
    expect(parseCoverName(coverPath(design).replace('/sampul/', ''))).toEqual(design)
  }
  for (const name of [
    'sumur-desa-zamrud-x.svg',
    'sumur-desa-ungu-1.svg',
    'sumur-bulan-zamrud-1.svg',
    'sumur-zamrud-1.svg',
    'toString-desa-zamrud-1.svg',
    '../x',
  ]) {
    expect(parseCoverName(name)).toBeUndefined()
  }
})

test('a link preview gets the same picture in its own size', () => {
  const svg = coverSvg({ ...well, motif: 'buku' }, { width: 1200, height: 630 })
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
})

test('two pictures in one document never use each other’s parts', () => {
  const design = { ...well, motif: 'lentera' }
  const [first, second] = ['a', 'b'].map((prefix) => coverDrawing(design, prefix)) as [
    string,
    string,
  ]
  const namesOf = (text: string) => new Set(text.match(/(?<= id="|url\(#|href="#)\w+/g))
  expect(namesOf(first).size).toBeGreaterThan(1)
  expect(namesOf(first).isDisjointFrom(namesOf(second))).toBe(true)
  expect(coverSvg(design)).toContain(first.replaceAll(/(?<= id="|url\(#|href="#)a/g, ''))
})

test('no word of the data reaches the markup of a picture', () => {
  const word = '"><script>alert(1)</script>'
  const drawn = coverDrawing({ motif: word, place: word, palette: word, seed: 7 }, 'a')
  expect(drawn).toContain('<path')
  expect(drawn).not.toMatch(/script|alert|undefined/)
})
