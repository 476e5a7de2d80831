import { calculateTimes } from './calculate-times.server.ts'
import { qiblaOf } from './qibla.ts'
import type { City } from './cities.ts'
import { cityWire } from './city-list.server.ts'
import type { District } from './districts/districts.ts'
import { kilometresBetween, nearestCity } from './places.ts'
import { ESTIMATE_NOTE } from './prayer-time.ts'
import { reckonTimes } from './reckon-times.ts'
import { type GeoPoint, zoneAt } from './zones.ts'

/** A city's day as the API sends it. */
export function dayWire(city: City, day: string) {
  return {
    tanggal: day,
    ...calculateTimes(city, day),
    zona: city.zone,
    kiblat: qiblaOf(city),
    kota: cityWire(city),
    perkiraan: true as const,
    catatan: ESTIMATE_NOTE,
  }
}

/** The day of a position in Indonesia: its own times, zone and qibla, and the listed place nearest to it. */
export function positionWire(at: GeoPoint, day: string) {
  const { city, kilometres } = nearestCity(at)
  return {
    ...dayWire(city, day),
    ...reckonTimes({ ...at, zone: zoneAt(at) }, day),
    kiblat: qiblaOf(at),
    jarak_km: tenths(kilometres),
  }
}

/** The day of a district: its own times and qibla, the zone of its province, and the seat of its regency. */
export function districtWire(district: District, day: string) {
  const { seat, latitude, longitude } = district
  return {
    ...dayWire(seat, day),
    ...reckonTimes({ latitude, longitude, zone: seat.zone }, day),
    kiblat: qiblaOf(district),
    kecamatan: districtPlace(district),
    jarak_km: tenths(kilometresBetween(seat, district)),
  }
}

/** A district as the API names it. */
export function districtPlace({ code, name, latitude, longitude }: District) {
  return { kode: code, nama: name, lintang: latitude, bujur: longitude }
}

function tenths(kilometres: number): number {
  return Math.round(kilometres * 10) / 10
}

/** Every city's today and some days more, at 700 bytes each. */
const REMEMBERED = 500
const remembered = new Map<string, string>()

/** The answer to who asks for one day: the same for everyone, so its text is made once. */
export function dayText(city: City, day: string): string {
  const key = `${day} ${city.code}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const text = JSON.stringify({ data: dayWire(city, day) })
  remembered.set(key, text)
  return text
}
