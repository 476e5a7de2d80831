import type { GeoPoint } from '#features/prayer-time/zones.ts'

/** The border of a part of an area, as degrees north and east. */
export type Ring = [latitude: number, longitude: number][]

type Nested = number[] | Nested[]

/** The rings of a polygon or of several. */
export function ringsOf(path: Nested): Ring[] {
  const [first] = path
  if (Array.isArray(first) && typeof first[0] === 'number') return [path as Ring]
  return (path as Nested[]).flatMap(ringsOf)
}

/** True where an odd number of borders lie to the west. */
export function isInside(rings: readonly Ring[], { latitude, longitude }: GeoPoint): boolean {
  let crossings = 0
  for (const ring of rings)
    ring.forEach(([north, east], at) => {
      const [toNorth, toEast] = ring[(at + 1) % ring.length] ?? [north, east]
      if (north > latitude === toNorth > latitude) return
      if (longitude < east + ((latitude - north) / (toNorth - north)) * (toEast - east)) crossings++
    })
  return crossings % 2 === 1
}

/** The centroid of the largest part. */
export function mainPart(rings: readonly Ring[]): GeoPoint {
  const [largest] = rings.map(centroidOf).sort((one, other) => other.area - one.area)
  if (!largest) throw new Error('an area has no ring')
  return largest
}

function centroidOf(ring: Ring): GeoPoint & { area: number } {
  let [area, latitude, longitude] = [0, 0, 0]
  ring.forEach(([north, east], at) => {
    const [toNorth, toEast] = ring[(at + 1) % ring.length] ?? [north, east]
    const cross = east * toNorth - toEast * north
    area += cross / 2
    latitude += ((north + toNorth) * cross) / 6
    longitude += ((east + toEast) * cross) / 6
  })
  return { latitude: latitude / area, longitude: longitude / area, area: Math.abs(area) }
}
