import { type Frozen, freeze } from '#platform/frozen.server.ts'
import { qiblaOf } from './calculate-times.server.ts'
import { type City, cities } from './cities.ts'
import type { Zone } from './prayer-time.ts'

/** Where a city lies, and so its qibla, never changes: the list is made once. */
let made: Promise<Frozen> | undefined

type CityWire = { kode: string; nama: string; provinsi: string; zona: Zone; kiblat: number }
const wires = new Map<City, CityWire>()

/** The list of the cities, ready to send. */
export function cityList(): Promise<Frozen> {
  const data = cities.map((city) => ({
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
  const { code, name, province, zone } = city
  const kiblat = Math.round(qiblaOf(city) * 10) / 10
  const wire = { kode: code, nama: name, provinsi: province, zona: zone, kiblat }
  wires.set(city, wire)
  return wire
}
