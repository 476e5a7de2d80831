import type { Zone } from '#features/prayer-time/prayer-time.ts'

/** A place where a device has been, as it keeps it for itself; `name` is 'dekat Negara, 3 km'. */
export type OwnPlace = { latitude: number; longitude: number; zone: Zone; name: string }

/** Stands where the code of a city does. */
export const HERE = 'lokasi'
