import { findCity, placeLabel, searchPlaces } from '#features/prayer-time/places.ts'
import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import { chosenCity, chosenPlace } from '../chosen-city.client.ts'
import { HERE, type OwnPlace } from '../prayer-time/place.ts'
import type { PlaceShown } from './place-shown.ts'

export { reckonTimes }

/** What this device has chosen, whole; undefined where it has chosen nothing that is known. */
export function placeHere(): PlaceShown | undefined {
  const own = chosenPlace()
  if (own) return { ...own, code: HERE }
  return placeByCode(chosenCity() ?? '')
}

export function placeByCode(code: string): PlaceShown | undefined {
  const city = findCity(code)
  if (!city) return undefined
  const { latitude, longitude, zone } = city
  return { code: city.code, name: placeLabel(city), latitude, longitude, zone }
}

/** A name that was looked for: a listed place by its code, or a district as a place of this device's own. */
export type FoundName = { code: string; name: string; note: string; own?: OwnPlace }

/** The places and districts that may be meant; their table comes with the first letters. */
export async function findNames(text: string): Promise<FoundName[]> {
  const { districtLabel, distanceLabel, searchDistricts } = await import(
    '#features/prayer-time/districts/districts.ts'
  )
  const places = searchPlaces(text).map((city) => ({
    code: city.code,
    name: placeLabel(city),
    note: city.province,
  }))
  const districts = searchDistricts(text).map((district) => {
    const { code, seat, latitude, longitude } = district
    const name = districtLabel(district)
    const own = { latitude, longitude, zone: seat.zone, name, district: code }
    return { code, name, note: `${seat.province}, ${distanceLabel(district)}`, own }
  })
  return [...places, ...districts]
}
