import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { demoAsramas } from '#db/seeds/asrama/asrama.ts'
import { boundsAround, frameOf, INDONESIA, keepApart, project, shapeOf, type Spot } from './map.ts'

const outline = readFileSync(fileURLToPath(new URL('./indonesia.svg', import.meta.url)), 'utf8')

test('a place is projected by degrees, from the top left corner', () => {
  const bounds = { west: 100, east: 110, north: 0, south: -5 }
  expect(project({ longitude: 100, latitude: 0 }, bounds)).toEqual({ x: 0, y: 0 })
  expect(project({ longitude: 105, latitude: -5 }, bounds)).toEqual({ x: 0.5, y: 1 })
  expect(project({ longitude: 112, latitude: 1 }, bounds)).toEqual({ x: 1.2, y: -0.2 })
  expect(shapeOf(bounds)).toBe(2)
})

test('a part of the map holds its places, keeps its shape and stays within Indonesia', () => {
  const place = fc.record({
    longitude: fc.double({ min: 95, max: 141, noNaN: true }),
    latitude: fc.double({ min: -11, max: 6, noNaN: true }),
  })
  const around = { closest: 7, margin: 1.5, shape: 1.8 }
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 3 }), (places) => {
      const bounds = boundsAround(places, around)
      const degrees = bounds.east - bounds.west
      // What is wider than the shape can hold is cut at its sides.
      const holds = degrees < 18.2 * around.shape - 0.001
      const spots = places.map((each) => project(each, bounds))
      expect(shapeOf(bounds)).toBeCloseTo(around.shape)
      expect(bounds.west).toBeGreaterThanOrEqual(INDONESIA.west - 1e-9)
      expect(bounds.east).toBeLessThanOrEqual(INDONESIA.east + 1e-9)
      if (holds) expect(spots.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true)
    }),
  )
  expect(boundsAround([], around)).toEqual(INDONESIA)
})

test('the frame shows the part where the picture of the whole has it', () => {
  const bounds = { west: 104, east: 111, north: -5, south: -9 }
  const { width, height, left, top } = frameOf(bounds)
  const place = { longitude: 107.6, latitude: -6.9 }
  const whole = project(place, INDONESIA)
  const part = project(place, bounds)
  expect(left + whole.x * width).toBeCloseTo(part.x * 100)
  expect(top + whole.y * height).toBeCloseTo(part.y * 100)
})

const size = { width: 640, height: 247, distance: 46 }
const px = ({ x, y }: Spot) => ({ x: x * size.width, y: y * size.height })

function closest(spots: Spot[]): number {
  const points = spots.map(px)
  const distances = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...distances, Number.POSITIVE_INFINITY)
}

test('no mark covers another and none leaves the picture, wherever twelve of them are', () => {
  const spot = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 12 }), (spots) => {
      const moved = keepApart(spots, size)
      expect(closest(moved)).toBeGreaterThan(44)
      for (const { x, y } of moved.map(px)) {
        expect(x).toBeGreaterThanOrEqual(22)
        expect(x).toBeLessThanOrEqual(size.width - 22)
        expect(y).toBeGreaterThanOrEqual(22)
        expect(y).toBeLessThanOrEqual(size.height - 22)
      }
    }),
  )
})

test('more marks than an edge has room for leave their line along it', () => {
  const corner = { x: 0, y: 0 }
  for (const end of [{ x: 0, y: 0.236 }, { x: 0, y: 1 }, corner]) {
    expect(
      closest(keepApart([end, ...Array.from({ length: 5 }, () => corner)], size)),
    ).toBeGreaterThan(44)
  }
})

test('marks that have room stay where they are, equal ones part', () => {
  const far = [
    { x: 0.2, y: 0.5 },
    { x: 0.8, y: 0.5 },
  ]
  for (const [index, { x, y }] of keepApart(far, size).entries()) {
    expect(x).toBeCloseTo(far[index]?.x ?? 0, 3)
    expect(y).toBeCloseTo(far[index]?.y ?? 0, 3)
  }
  const equal = Array.from({ length: 5 }, () => ({ x: 0.5, y: 0.5 }))
  expect(closest(keepApart(equal, size))).toBeGreaterThan(44)
})

test('the outline is small, and every dormitory of the demo lies on it', () => {
  expect(outline.length).toBeLessThanOrEqual(12 * 1024)
  const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(outline)?.map(Number) ?? []
  expect(width / height).toBeCloseTo(shapeOf(INDONESIA), 2)
  const islands = islandsOf(outline)
  for (const { slug, at } of demoAsramas) {
    const { x, y } = project({ latitude: at[0], longitude: at[1] }, INDONESIA)
    const isOnLand = islands.some((island) => holds(island, { x: x * width, y: y * height }))
    expect(isOnLand, slug).toBe(true)
  }
})

/** The closed rings of the picture: 'M x y l dx dy …z' each. */
function islandsOf(svg: string): Spot[][] {
  const rings = /d="([^"]+)"/.exec(svg)?.[1]?.split('z').filter(Boolean) ?? []
  return rings.map((ring) => {
    const numbers = ring.match(/-?\d+/g)?.map(Number) ?? []
    let [x, y] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0
      y += numbers[index * 2 + 1] ?? 0
      return { x, y }
    })
  })
}

/** The even-odd rule: counts how often a ray to the right crosses the ring. */
function holds(ring: Spot[], { x, y }: Spot): boolean {
  const crossings = ring.filter((one, index) => {
    const other = ring[(index + 1) % ring.length] as Spot
    const isBetween = one.y > y !== other.y > y
    return isBetween && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)
  })
  return crossings.length % 2 === 1
}
