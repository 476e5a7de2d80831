import { calculateTimes } from './calculate-times.server.ts'
import type { City } from './cities.ts'
import { cityWire } from './city-list.server.ts'
import { ESTIMATE_NOTE } from './prayer-time.ts'

/** A city's day as the API sends it. */
export function dayWire(city: City, day: string) {
  return {
    tanggal: day,
    ...calculateTimes(city, day),
    kota: cityWire(city),
    perkiraan: true as const,
    catatan: ESTIMATE_NOTE,
  }
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
