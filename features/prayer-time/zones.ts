import type { Zone } from './prayer-time.ts'

/** Degrees north and east. */
export type GeoPoint = { latitude: number; longitude: number }

/**
 * The eastern edge of WIB from south to north, as degrees north and east: the strait of Bali, the sea south of
 * Sumenep's islands, and the borders of Kalimantan Tengah and Kalimantan Barat with their eastern neighbours. Zones
 * follow provinces (Keppres 41/1987). On land it follows the borders of districts to a kilometre or two
 * (cahyadsn/wilayah_boundaries, MIT).
 */
const eastOfWib = `
-12 114.8; -8.75 114.8; -8.5 114.56; -8.4 114.48; -8.3 114.44; -8.2 114.42; -8.1 114.43; -8 114.52; -7.8 114.62
-7.6 114.8; -7.55 115.5; -7.5 116.36; -6.3 116.44; -5.8 116; -5.3 115.2; -4.6 114.5; -4.2 114.19; -3.85 114.27
-3.55 114.33; -3.42 114.35; -3.32 114.36; -3.21 114.45; -3.18 114.42; -3.07 114.55; -3 114.52; -3 114.51
-2.95 114.53; -2.95 114.54; -2.92 114.52; -2.93 114.54; -2.89 114.55; -2.91 114.59; -2.86 114.57; -2.89 114.6
-2.88 114.62; -2.82 114.6; -2.75 114.69; -2.7 114.79; -2.6 114.8; -2.55 114.84; -2.5 114.87; -2.4 115
-2.25 115.2; -2.21 115.25; -2.19 115.24; -2.23 115.26; -2.22 115.29; -2.14 115.3; -2.1 115.34; -2.09 115.36
-2.04 115.36; -2.06 115.41; -2.01 115.4; -2.01 115.42; -1.95 115.44; -1.93 115.42; -1.89 115.42; -1.89 115.32
-1.82 115.3; -1.83 115.31; -1.67 115.35; -1.65 115.37; -1.59 115.36; -1.52 115.39; -1.5 115.44; -1.45 115.43
-1.46 115.46; -1.43 115.47; -1.45 115.51; -1.38 115.58; -1.33 115.67; -1.34 115.71; -1.29 115.77; -1.23 115.78
-1.17 115.85; -1.1 115.84; -1.09 115.82; -1.13 115.76; -1.01 115.68; -1.02 115.62; -0.98 115.63; -0.85 115.55
-0.88 115.48; -0.87 115.41; -0.85 115.4; -0.88 115.38; -0.86 115.36; -0.89 115.35; -0.84 115.34; -0.8 115.29
-0.74 115.3; -0.72 115.35; -0.67 115.33; -0.65 115.37; -0.63 115.38; -0.61 115.36; -0.57 115.38; -0.54 115.34
-0.56 115.29; -0.49 115.31; -0.36 115.23; -0.31 115.22; -0.3 115.25; -0.23 115.27; -0.21 115.3; -0.16 115.24
-0.1 115.32; -0.08 115.31; -0.06 115.24; -0.09 115.18; -0.09 115.16; -0.14 115.15; -0.15 115.06; -0.2 115.05
-0.2 115.03; -0.27 114.97; -0.23 114.92; -0.17 114.93; -0.03 114.9; -0.02 114.88; -0.05 114.84; 0.01 114.8
0.05 114.72; 0.08 114.71; 0.08 114.73; 0.12 114.77; 0.15 114.76; 0.19 114.83; 0.24 114.82; 0.28 114.88
0.32 114.9; 0.33 115.02; 0.3 115.05; 0.37 115.13; 0.43 115.14; 0.47 115.08; 0.48 115.09; 0.6 115.01
0.73 114.99; 0.79 114.91; 0.77 114.91; 0.74 114.87; 0.76 114.83; 0.7 114.72; 0.7 114.66; 0.63 114.6
0.63 114.55; 0.59 114.55; 0.56 114.52; 0.57 114.46; 0.54 114.43; 0.56 114.37; 0.53 114.36; 0.52 114.24
0.54 114.2; 0.58 114.19; 0.59 114.15; 0.61 114.18; 0.64 114.18; 0.68 114.16; 0.7 114.12; 0.69 114.07; 0.64 114
0.66 113.97; 0.64 113.92; 0.72 113.88; 0.7 113.84; 0.75 113.9; 0.78 113.87; 0.84 113.93; 0.89 113.87
0.97 113.91; 1 113.92; 1.02 113.89; 1.06 113.9; 1.06 113.95; 1.11 113.96; 1.14 114.01; 1.15 114.04
1.13 114.05; 1.19 114.14; 1.22 114.14; 1.27 114.17; 1.29 114.15; 1.37 114.16; 1.43 114.21; 8 112
`

/** The western edge of WIT: between Alor and Wetar, Wakatobi and Buru, Banggai and Taliabu, Talaud and Morotai. */
const westOfWit = `
-12 125.3; -8.5 125.3; -8.25 125.4; -8 125.5; -5 125.5; -4.4 125.3; -3.5 125; -2.8 124.9; -2.4 124.3; -2 124.22
-1.77 124.22; -1.5 124.05; -1.25 124.15; -0.75 124.7; 0 125.3; 0.5 125.55; 1 125.62; 1.5 125.8; 2 126.25; 2.5 126.7
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
