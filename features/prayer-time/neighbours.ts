import type { GeoPoint } from './zones.ts'

/**
 * Land and sea of the neighbours inside the box around Indonesia, as degrees north and east: the Malay Peninsula with
 * Singapore; Sarawak, Brunei and Sabah; Sulu and Mindanao; Timor-Leste; its enclave Oecusse; Christmas Island. Set by
 * hand, rather some kilometres too small than too large: no place of ours may be taken for one of theirs.
 */
const outlines = [
  '8 98.2; 6 98.6; 5 99.3; 4 99.8; 3.3 100.6; 2.75 101.1; 2.3 101.8; 1.85 102.35; 1.5 102.95; 1.24 103.42; 1.18 103.57' +
    '; 1.13 103.7; 1.2 103.87; 1.255 104.03; 1.28 104.3; 1.28 104.45; 1.5 104.7; 2.5 105; 4 105.4; 8 105.6',
  '8 110; 4.5 110.2; 3 109.9; 2.09 109.65; 1.9 109.62; 1.6 109.7; 1.33 110; 1 110.35; 0.95 110.6; 1.05 111.2; 1.07 111.87' +
    '; 1.17 112.1; 1.47 112.25; 1.6 112.5; 1.6 113; 1.38 113.6; 1.5 114.05; 1.5 114.5; 1.8 114.75; 2.15 114.8; 2.4 115' +
    '; 2.9 115.08; 3.15 115.38; 3.45 115.47; 3.95 115.58; 4.3 115.83; 4.37 116.05; 4.37 116.5; 4.35 117; 4.2 117.55' +
    '; 4.17 117.9; 4.15 118.1; 4 118.5; 4 119; 4.4 119.8; 8 119.8',
  '8 119.8; 4.4 119.8; 4.9 122.5; 5.1 124.5; 5.1 125.9; 5.8 126.2; 8 127',
  '-8.94 124.95; -9 125.02; -9.1 125.16; -9.2 125.22; -9.32 125.15; -9.47 125.1; -10.5 125.6; -10.5 127.8; -8.4 127.7' +
    '; -8.25 127.2; -8.15 126.5; -8.1 125.65; -8.3 125.35; -8.7 125.05',
  '-9.17 124.43; -9.27 124.45; -9.38 124.42; -9.46 124.33; -9.46 124.15; -9.36 124.06; -9.25 124.15',
  '-10.2 105.3; -10.2 106; -10.8 106; -10.8 105.3',
].map((line) => line.split('; ').map((point) => point.split(' ').map(Number) as [number, number]))

/** True for a place of a neighbouring country inside the box around Indonesia. */
function isOfNeighbour({ latitude, longitude }: GeoPoint): boolean {
  return outlines.some((outline) => {
    let isInside = false
    outline.forEach(([north, east], at) => {
      const [toNorth, toEast] = outline[(at + 1) % outline.length] ?? [north, east]
      if (north > latitude === toNorth > latitude) return
      const crossing = east + ((latitude - north) / (toNorth - north)) * (toEast - east)
      if (longitude < crossing) isInside = !isInside
    })
    return isInside
  })
}

/** Inside the box from Pulau Rondo to Merauke and from Miangas to Pulau Ndana, and of no neighbour. */
export function isInIndonesia({ latitude, longitude }: GeoPoint): boolean {
  const isInBox = latitude > -11.5 && latitude < 6.5 && longitude > 94.5 && longitude < 141.2
  return isInBox && !isOfNeighbour({ latitude, longitude })
}
