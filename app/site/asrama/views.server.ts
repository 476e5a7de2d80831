import type { Asrama, AsramaSummary } from '#features/asrama/asrama.ts'
import { freePlaces, needsMet } from '#features/asrama/asrama.ts'
import { provinceName } from '#features/asrama/provinces.ts'
import type { AsramaCardView } from './asrama-card.tsx'
import type { MapView, PinView } from './asrama-map.tsx'
import {
  type Bounds,
  boundsAround,
  frameOf,
  INDONESIA,
  keepApart,
  project,
  shapeOf,
} from './map.ts'

/** The data of an asrama's card, ready to display. */
export function toAsramaCardView(asrama: AsramaSummary): AsramaCardView {
  const { slug, name, summary, cover, picture, capacity, residents, nonResidents, needs } = asrama
  return {
    slug,
    name,
    summary,
    cover,
    picture,
    capacity,
    residents,
    nonResidents,
    place: cityAndProvince(asrama),
    free: freePlaces(asrama),
    needs: { count: needs.length, met: needsMet(needs) },
  }
}

/** 'Kota Palembang, Sumatera Selatan'. */
export function cityAndProvince({ city, province }: Pick<Asrama, 'city' | 'province'>): string {
  return `${city}, ${provinceName(province)}`
}

/** Diameter of a touch target in px, with a small margin. */
const TOUCH = 46
/** The smallest display sizes. */
const WHOLE = { width: 640, height: 640 / shapeOf(INDONESIA), distance: TOUCH }
const PART = { width: 312, height: 174, distance: TOUCH }
const PART_SHAPE = PART.width / PART.height
const WHOLE_SHAPE = shapeOf(INDONESIA)

/** The map of Indonesia: a pin per asrama, or one pin with a number for a province with several. */
export function wholeMap(asramas: readonly AsramaSummary[]): MapView {
  return drawn(groupsOf(asramas), { bounds: INDONESIA, size: WHOLE, shape: WHOLE_SHAPE })
}

/** The same for a phone: all of it, with more sea above and below, where its pins find room. */
export function wholeMapOnPhone(asramas: readonly AsramaSummary[]): MapView {
  const sea =
    ((INDONESIA.east - INDONESIA.west) / PART_SHAPE - INDONESIA.north + INDONESIA.south) / 2
  const bounds = { ...INDONESIA, north: INDONESIA.north + sea, south: INDONESIA.south - sea }
  return drawn(groupsOf(asramas), { bounds, size: PART, shape: PART_SHAPE })
}

function groupsOf(asramas: readonly AsramaSummary[]): Placed[] {
  const provinces = Map.groupBy(asramas, ({ province }) => province)
  return [...provinces].map(([province, members]) => {
    const [first] = members as [AsramaSummary, ...AsramaSummary[]]
    return members.length === 1
      ? { ...pinOf(first), place: first }
      : {
          to: `/asrama?provinsi=${province}`,
          name: `${members.length} asrama di ${provinceName(province)}`,
          count: members.length,
          place: {
            latitude: mean(members.map(({ latitude }) => latitude)),
            longitude: mean(members.map(({ longitude }) => longitude)),
          },
        }
  })
}

/** The part of Indonesia around some asramas. */
export function partMap(asramas: readonly AsramaSummary[]): MapView {
  const bounds = boundsAround(asramas, { closest: 7, margin: 1.5, shape: PART_SHAPE })
  const pins = asramas.map((asrama) => ({ ...pinOf(asrama), place: asrama }))
  return drawn(pins, { bounds, size: PART, shape: PART_SHAPE })
}

/** The map of one asrama, wide enough to recognize its island. */
export function placeMap(asrama: AsramaSummary): MapView {
  const bounds = boundsAround([asrama], { closest: 15, margin: 1.5, shape: PART_SHAPE })
  const pin = { ...pinOf(asrama), to: undefined, place: asrama }
  return drawn([pin], { bounds, size: PART, shape: PART_SHAPE })
}

function pinOf({ slug, name, city }: AsramaSummary) {
  return { to: `/asrama/${slug}`, name: `${name}, ${city}`, count: 1 }
}

type Drawn = { bounds: Bounds; size: typeof WHOLE; shape: number }
type Placed = Omit<PinView, 'spot' | 'pin'> & {
  place: { latitude: number; longitude: number }
}

function drawn(pins: readonly Placed[], { bounds, size, shape }: Drawn): MapView {
  const spots = pins.map(({ place }) => project(place, bounds))
  const moved = keepApart(spots, size)
  return {
    shape,
    frame: frameOf(bounds),
    pins: pins.map(({ to, name, count }, index) => ({
      to,
      name,
      count,
      spot: spots[index] ?? { x: 0, y: 0 },
      pin: moved[index] ?? { x: 0, y: 0 },
    })),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
