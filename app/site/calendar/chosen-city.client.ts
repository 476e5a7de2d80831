import { deviceStorage } from '#app/client/storage.client.ts'
import { type Corrections, moveTime, readCorrections } from '#features/prayer-time/corrections.ts'
import { zoneHours } from '#features/prayer-time/prayer-time.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { type CityDays, EVENING } from './day-facts.ts'
import { HERE, type OwnPlace } from './prayer-time/place.ts'

/** The city this device has chosen, HERE for its own place, or null. */
export function chosenCity(): string | null {
  return deviceStorage.get('amanah.kota')
}

/** Keeps a city in place of what was chosen before. */
export function keepCity(code: string): void {
  deviceStorage.remove('amanah.tempat')
  deviceStorage.remove('amanah.waktu-salat')
  deviceStorage.set('amanah.kota', code)
}

export function keepPlace(place: OwnPlace): void {
  deviceStorage.remove('amanah.waktu-salat')
  deviceStorage.setJson('amanah.tempat', place)
  deviceStorage.set('amanah.kota', HERE)
}

/** The minutes by which this device moves the times. */
export function keptCorrections(): Corrections {
  return deviceStorage.getJson('amanah.waktu-salat.koreksi', readCorrections)
}

/** Keeps them, and the place they are for: the home screen shows moved times only of a place that was chosen. */
export function keepCorrections(corrections: Corrections, code: string): void {
  deviceStorage.remove('amanah.waktu-salat')
  if (!chosenCity() && code !== HERE) deviceStorage.set('amanah.kota', code)
  if (Object.keys(corrections).length === 0) deviceStorage.remove('amanah.waktu-salat.koreksi')
  else deviceStorage.setJson('amanah.waktu-salat.koreksi', corrections)
}

const inFacts = ['subuh', 'zuhur', 'asar', 'magrib', 'isya'] as const
const FIRST_TIME = 2

/** The same days with the times this device has moved. */
function moved(days: CityDays): CityDays {
  const corrections = keptCorrections()
  const entries = Object.entries(days.hari).map(([day, facts]) => {
    const times = inFacts.map((name, index) =>
      moveTime(String(facts[FIRST_TIME + index]), corrections[name] ?? 0),
    )
    return [day, [...facts.slice(0, FIRST_TIME), ...times, ...facts.slice(EVENING)]]
  })
  return { ...days, hari: Object.fromEntries(entries) }
}

let lastRead: { text: string; place: OwnPlace | undefined } | undefined

/** The place chosen on this device, if any; the same object until another is chosen. */
export function chosenPlace(): OwnPlace | undefined {
  const text = chosenCity() === HERE ? deviceStorage.get('amanah.tempat') : null
  if (text === null) return undefined
  if (lastRead?.text !== text) {
    lastRead = { text, place: deviceStorage.getJson('amanah.tempat', wholePlace) }
  }
  return lastRead.place
}

function wholePlace(value: unknown): OwnPlace | undefined {
  const place = value as OwnPlace | undefined
  const isWhole = Number.isFinite(place?.latitude) && Number.isFinite(place?.longitude)
  return place && isWhole && place.zone in zoneHours ? place : undefined
}

/**
 * The prayer times of the chosen place, kept for a month; undefined where that is the city `shown`, or nothing is
 * chosen. For a place of its own the device reckons the times.
 */
export async function chosenDays(shown: CityDays): Promise<CityDays | undefined> {
  const code = chosenCity()
  const isMoved = Object.keys(keptCorrections()).length > 0
  if (!code || (code === shown.kota && !isMoved)) return undefined
  const city = deviceStorage.getJson('amanah.waktu-salat', (value) => value as CityDays | undefined)
  const today = Object.keys(shown.hari)[0] ?? ''
  // In the east tomorrow begins while it is still today here.
  if (city?.kota === code && city.hari?.[addDays(today, 2)]) return city
  const place = chosenPlace()
  const fetched = await askDays(place ? shown.kota : code)
  const answer = fetched ?? (code === shown.kota ? shown : undefined)
  const own = place
    ? (await import('./prayer-time/place-times.client.ts')).daysAt(place, answer ?? shown)
    : answer
  const days = own && moved(own)
  if (days && fetched) deviceStorage.setJson('amanah.waktu-salat', days)
  return days ?? city
}

async function askDays(code: string): Promise<CityDays | undefined> {
  try {
    const answer = await fetch(`/waktu-salat/${encodeURIComponent(code)}.json`)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
