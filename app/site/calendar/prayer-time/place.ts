import type { Zone } from '#features/prayer-time/prayer-time.ts'

/**
 * A place of a device, as it keeps it for itself: where it has been, 'dekat Negara, 3 km', or a district that was found
 * by its name, 'Kec. Jatinangor, Kab. Sumedang'.
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
