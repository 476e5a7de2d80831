import { findCity, placeLabel, searchPlaces } from '#features/prayer-time/places.ts'
import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import { chosenCity, chosenPlace } from '../chosen.client.ts'
import { HERE } from '../prayer-time/place.ts'
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

export type FoundName = { code: string; name: string; province: string }

export function findNames(text: string): FoundName[] {
  return searchPlaces(text).map((city) => ({
    code: city.code,
    name: placeLabel(city),
    province: city.province,
  }))
}
