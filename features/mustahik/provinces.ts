import { prayerPlaces } from '#features/prayer-time/places.ts'

/** The provinces of the country, by name. */
export const provinceNames: readonly string[] = [
  ...new Set(prayerPlaces.map(({ province }) => province)),
].toSorted()
