/**
 * One day: the Gregorian date, the Hijri date, 'HH.MM' of Subuh, Zuhur, Asar, Magrib and Isya, and the words of its
 * evening where it has its own.
 */
export type DayFacts = string[]

export const MAGRIB = 5
export const EVENING = 7

/** In the order of DayFacts. */
export const prayerNames: readonly string[] = ['Subuh', 'Zuhur', 'Asar', 'Magrib', 'Isya']

/** Days of a city by 'yyyy-mm-dd', as `/waktu-salat/{kota}.json` answers them and a device keeps them. */
export type CityDays = {
  kota: string
  nama: string
  zona: 'WIB' | 'WITA' | 'WIT'
  hari: Record<string, DayFacts>
}
