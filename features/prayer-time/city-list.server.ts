import { type Frozen, freeze } from '#platform/http/frozen.server.ts'
import { qiblaOf } from './qibla.ts'
import type { City } from './cities.ts'
import { prayerPlaces } from './places.ts'
import type { Zone } from './prayer-time.ts'

/** Where a city lies, and so its qibla, never changes: the list is made once. */
let made: Promise<Frozen> | undefined

type CityWire = {
  kode: string
  nama: string
  ibu_kota: string
  provinsi: string
  zona: Zone
  kiblat: number
}
const wires = new Map<City, CityWire>()

/** The list of all places, every regency among them, ready to send. */
export function cityList(): Promise<Frozen> {
  const data = prayerPlaces.map((city) => ({
    ...cityWire(city),
    lintang: city.latitude,
    bujur: city.longitude,
  }))
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  }
  made ??= freeze(JSON.stringify({ data }), { headers, quality: 11 })
  return made
}

/** A city as the API names it, made once. */
export function cityWire(city: City): CityWire {
  const known = wires.get(city)
  if (known) return known
  const { code, name, regency = name, province, zone } = city
  const facts = { provinsi: province, zona: zone, kiblat: qiblaOf(city) }
  const wire = { kode: code, nama: regency, ibu_kota: name, ...facts }
  wires.set(city, wire)
  return wire
}
