import type { Zone } from '#features/prayer-time/prayer-time.ts'

/**
 * A place that a device stores for itself: where it was, 'dekat Negara, 3 km', or a district found by name, 'Kec.
 * Jatinangor, Kab. Sumedang'.
 */
export type OwnPlace = {
  latitude: number
  longitude: number
  zone: Zone
  name: string
  /** The code of the district that was found. */
  district?: string
}

/** Stands where the code of a city does. */
export const HERE = 'lokasi'

/** How a device's own place is named among others. */
export function ownPlaceWords(name: string): string {
  return name.startsWith('dekat ') ? `Lokasi Anda, ${name}` : name
}
