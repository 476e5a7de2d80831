/** The edges of a drawn area in degrees. */
export type Bounds = { west: number; east: number; north: number; south: number }

/** A place in a picture, from 0 (left, top) to 1 (right, bottom). */
export type Spot = { x: number; y: number }

/** The area of the picture of tools/build-map.ts: all of Indonesia with some sea around it. */
export const INDONESIA: Bounds = { west: 94.4, east: 141.6, north: 6.6, south: -11.6 }

/** Width divided by height of a picture of these degrees. Both axes use the same scale (equirectangular). */
export function shapeOf({ west, east, north, south }: Bounds): number {
  return (east - west) / (north - south)
}

/** The position of a place in a picture; outside 0…1 when the place lies outside. */
export function project(
  { latitude, longitude }: { latitude: number; longitude: number },
  { west, east, north, south }: Bounds,
): Spot {
  return { x: (longitude - west) / (east - west), y: (north - latitude) / (north - south) }
}

type Around = {
  /** The least width in degrees. */
  closest: number
  /** The margin around the outermost places in degrees. */
  margin: number
  /** Width of the picture divided by its height. */
  shape: number
}

/** The part of Indonesia around some places, never wider than the whole country. */
export function boundsAround(
  places: readonly { latitude: number; longitude: number }[],
  { closest, margin, shape }: Around,
): Bounds {
  if (places.length === 0) return INDONESIA
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const ideal = Math.max(closest, east - west + 2 * margin, (north - south + 2 * margin) * shape)
  const widest = Math.min(
    INDONESIA.east - INDONESIA.west,
    (INDONESIA.north - INDONESIA.south) * shape,
  )
  const width = Math.min(ideal, widest)
  const height = width / shape
  const left = within((west + east) / 2 - width / 2, INDONESIA.west, INDONESIA.east - width)
  const top = within((south + north) / 2 + height / 2, INDONESIA.south + height, INDONESIA.north)
  return { west: left, east: left + width, north: top, south: top - height }
}

export type Frame = { width: number; height: number; left: number; top: number }

/** The scale and offset that show only `bounds` of the picture of Indonesia, in percent of the frame. */
export function frameOf(bounds: Bounds): Frame {
  const corner = project({ latitude: INDONESIA.north, longitude: INDONESIA.west }, bounds)
  const width = (INDONESIA.east - INDONESIA.west) / (bounds.east - bounds.west)
  const height = (INDONESIA.north - INDONESIA.south) / (bounds.north - bounds.south)
  return { width: width * 100, height: height * 100, left: corner.x * 100, top: corner.y * 100 }
}

type PinLayout = {
  /** Width and height of the picture in px at its smallest size. */
  width: number
  height: number
  /** The least distance between the centres of two pins; half of it is the distance from the edge. */
  distance: number
}

const ROUNDS = 400
/** After so many rounds pins that are still too close stand in a line along an edge, and are pushed sideways too. */
const PATIENCE = 60
const TILT = 0.3

/**
 * Moves spots as little as needed, so that no pin covers another or leaves the picture. Returns them in the same
 * order. Equal spots spread around their place. With too many pins they stay as far apart as possible.
 */
export function keepApart(spots: readonly Spot[], { width, height, distance }: PinLayout): Spot[] {
  const half = distance / 2
  const points = spots.map(({ x, y }, index) => ({
    x: x * width,
    y: y * height,
    turn: index * 2.4,
  }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const point of points) {
      point.x = within(point.x, half, width - half)
      point.y = within(point.y, half, height - half)
    }
    const tilt = round < PATIENCE ? 0 : TILT
    const moved = points.flatMap((one, index) =>
      points.slice(index + 1).filter((other) => push(one, other, { distance, tilt })),
    )
    if (moved.length === 0) break
  }
  return points.map(({ x, y }) => ({
    x: within(x, half, width - half) / width,
    y: within(y, half, height - half) / height,
  }))
}

type Push = { distance: number; tilt: number }

/**
 * Pushes two points apart until they are `distance` apart, `tilt` radians beside the line between them; false when
 * they already were.
 */
function push(one: Spot & { turn: number }, other: Spot, { distance, tilt }: Push): boolean {
  const apart = Math.hypot(other.x - one.x, other.y - one.y)
  if (apart >= distance - 0.5) return false
  // Equal spots have no direction between them, so each uses its own `turn`.
  const line = apart < 0.01 ? one.turn : Math.atan2(other.y - one.y, other.x - one.x)
  const angle = line + tilt
  const share = (distance - apart) / 2
  const [dx, dy] = [Math.cos(angle) * share, Math.sin(angle) * share]
  one.x -= dx
  one.y -= dy
  other.x += dx
  other.y += dy
  return true
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
