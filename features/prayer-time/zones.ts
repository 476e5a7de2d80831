import type { Zone } from './prayer-time.ts'

/** Degrees north and east. */
export type GeoPoint = { latitude: number; longitude: number }

/**
 * The eastern edge of WIB from south to north, as degrees north and east: the strait of Bali, the sea south of
 * Sumenep's islands, and the borders of Kalimantan Tengah and Kalimantan Barat with their eastern neighbours. Zones
 * follow provinces (Keppres 41/1987). Read off maps: on land it is right to some three kilometres.
 */
const eastOfWib = `
-12 114.8; -8.75 114.8; -8.5 114.56; -8.4 114.48; -8.3 114.44; -8.2 114.42; -8.1 114.43; -8 114.52; -7.8 114.62
-7.6 114.8; -7.55 115.5; -7.5 116.36; -6.3 116.44; -5.8 116; -5.3 115.2; -4.6 114.5; -4.2 114.19; -3.85 114.27
-3.55 114.33; -3.3 114.37; -3.25 114.43; -3.15 114.46; -3.1 114.51; -3 114.52; -2.9 114.58; -2.75 114.67
-2.7 114.77; -2.6 114.79; -2.55 114.85; -2.4 114.99; -2.25 115.19; -2.2 115.29; -2.1 115.33; -2.05 115.39
-1.95 115.43; -1.9 115.41; -1.85 115.31; -1.75 115.31; -1.65 115.37; -1.5 115.43; -1.4 115.55; -1.3 115.77
-1.15 115.85; -1.08 115.77; -1 115.63; -0.9 115.57; -0.85 115.35; -0.8 115.31; -0.65 115.38; -0.5 115.31
-0.35 115.24; -0.2 115.3; -0.1 115.32; -0.03 115.28; -0.1 115.16; -0.25 115.03; -0.28 115; -0.25 114.96
-0.2 114.92; -0.05 114.91; 0 114.8; 0.05 114.73; 0.15 114.77; 0.2 114.83; 0.3 114.89; 0.33 115.08; 0.4 115.14
0.5 115.09; 0.6 115.02; 0.75 114.97; 0.78 114.93; 0.7 114.66; 0.6 114.55; 0.53 114.4; 0.53 114.3; 0.6 114.17
0.65 113.95; 0.7 113.88; 0.8 113.9; 1.05 113.91; 1.1 113.97; 1.2 114.15; 1.6 114.2; 8 112
`

/** The western edge of WIT: between Alor and Wetar, Wakatobi and Buru, Banggai and Taliabu, Talaud and Morotai. */
const westOfWit = `
-12 125.3; -8.5 125.3; -8.25 125.4; -8 125.5; -5 125.5; -4.4 125.3; -3.5 125; -2.8 124.9; -2.4 124.3; -2 124.13
-1.75 124.05; -1.5 123.97; -1.25 124.15; -0.75 124.7; 0 125.3; 0.5 125.55; 1 125.62; 1.5 125.8; 2 126.25; 2.5 126.7
3 127.25; 3.5 127.65; 4.25 127.5; 5.5 127.2; 8 127
`

const edges = { wib: pointsOf(eastOfWib), wit: pointsOf(westOfWit) }

/** The zone of a place in Indonesia. */
export function zoneAt(place: GeoPoint): Zone {
  if (!isEastOf(edges.wib, place)) return 'WIB'
  return isEastOf(edges.wit, place) ? 'WIT' : 'WITA'
}

function pointsOf(edge: string): GeoPoint[] {
  return edge
    .trim()
    .split(/; |\n/)
    .map((point) => {
      const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
      return { latitude, longitude }
    })
}

/** From a place that lies east of an edge, the way due west crosses it once, or three times where the edge bends back. */
function isEastOf(edge: readonly GeoPoint[], { latitude, longitude }: GeoPoint): boolean {
  let crossings = 0
  edge.slice(1).forEach((to, index) => {
    const from = edge[index] as GeoPoint
    if (from.latitude > latitude === to.latitude > latitude) return
    const share = (latitude - from.latitude) / (to.latitude - from.latitude)
    if (from.longitude + share * (to.longitude - from.longitude) < longitude) crossings++
  })
  return crossings % 2 === 1
}
