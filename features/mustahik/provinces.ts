import { places } from '#features/prayer-time/places.ts'

/** The provinces of the country, by name. */
export const provinceNames: readonly string[] = [
  ...new Set(places.map(({ province }) => province)),
].toSorted()
