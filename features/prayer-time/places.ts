import { type City, cities } from './cities.ts'
import { bareRegency, bestScored, nameLetters, nameScore, SLIP_SCORE } from './place-names.ts'
import { zoneHours } from './prayer-time.ts'
import { regencyTable } from './regencies.ts'
import { type GeoPoint, zoneAt } from './zones.ts'

const zones = new Map(cities.map(({ province, zone }) => [province, zone]))
const listed = new Map(cities.map((city) => [city.code, city]))
const seats = new Map<string, City>()
for (const line of regencyTable.trim().split('\n'))
  for (const seat of seatsOf(line)) seats.set(seat.code, seat)

/** Every place with prayer times, province by province: the seats of all 514 regencies and cities, and some more. */
export const prayerPlaces: readonly City[] = [...zones.keys()].flatMap((province) => [
  ...cities
    .filter((city) => city.province === province)
    .map((city) => seats.get(city.code) ?? city),
  ...[...seats.values()].filter((seat) => seat.province === province && !listed.has(seat.code)),
])

/** One line: a province and its regencies, as `regencyTable` says. */
function seatsOf(line: string): City[] {
  const [province = '', ...entries] = line.split('; ')
  const zone = zones.get(province)
  if (!zone) throw new Error(`no province ${province}`)
  return entries.map((entry) => {
    const known = /^(.+) = ([a-z-]+)$/.exec(entry)
    const [, named = '', seat = named, latitude, longitude] =
      known ?? /^(.+?)(?: \/ (.+))? (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? []
    const regency = named.startsWith('Kota ') ? named : `Kabupaten ${named}`
    const city = known && listed.get(seat)
    if (city) return { ...city, regency }
    const name = seat === named ? seat.replace(/^Kota /, '') : seat
    const code = slug([name, named].find(isFree) ?? regency)
    const at = { latitude: Number(latitude), longitude: Number(longitude) }
    return { code, name, regency, province, zone, ...at }
  })
}

/** Seats of one name lie in several provinces: the later one goes by its regency's name. */
function isFree(name: string): boolean {
  return !listed.has(slug(name)) && !seats.has(slug(name))
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
}

/** Other common names of places. */
const otherNames: Record<string, string> = {
  solo: 'surakarta',
  jogja: 'yogyakarta',
  dkijakarta: 'jakarta',
  ujungpandang: 'makassar',
  watampone: 'bone',
  wonreli: 'kisar',
}

const byName = new Map<string, City>()
// A code goes before a full name, and that before a regency's bare name: 'bandung' is the city.
for (const place of prayerPlaces) byName.set(nameLetters(place.code), place)
for (const place of prayerPlaces) addName(place.regency, place)
for (const place of prayerPlaces) addName(bareRegency(place), place)

function addName(name: string | undefined, place: City): void {
  if (name && !byName.has(nameLetters(name))) byName.set(nameLetters(name), place)
}

/** The place of this name, in any spelling: 'Kota Banda Aceh', 'palangkaraya', 'solo', 'Kab. Garut', 'aceh tengah'. */
export function findCity(name: string): City | undefined {
  const wanted = nameLetters(name).replace(/^kab(?!upaten|anjahe)(?=.)/, 'kabupaten')
  // A place's own name may begin with the word 'kota'.
  const bare = wanted.replace(/^kota(?=.)/, '')
  return byName.get(wanted) ?? byName.get(otherNames[bare] ?? bare)
}

/** 'Takengon, Kab. Aceh Tengah', where the regency's name says more than the place's. */
export function placeLabel({ name, regency }: City): string {
  if (!regency || nameLetters(regency).endsWith(nameLetters(name))) return name
  return `${name}, ${regency.replace('Kabupaten', 'Kab.')}`
}

/** The places a person may mean: those whose names begin with the words, that hold them, then with one or two slips. */
export function searchPlaces(text: string): City[] {
  const wanted = nameLetters(text).replace(/^(kabupaten|kab|kota)(?=...)/, '')
  if (wanted.length < 2) return []
  const meant = findCity(text)
  const scored = prayerPlaces.flatMap((place) => {
    const score = place === meant ? 0 : scoreOf(place, wanted)
    return score === undefined ? [] : [{ place, score }]
  })
  return bestScored(scored).map(({ place }) => place)
}

function scoreOf(place: City, wanted: string): number | undefined {
  const own = [place.name, bareRegency(place)].flatMap((name) => (name ? [nameLetters(name)] : []))
  const score = nameScore(own, wanted)
  const isOfProvince = nameLetters(place.province).startsWith(wanted)
  return isOfProvince && (score === undefined || score >= SLIP_SCORE) ? 4 : score
}

/** The day in a city at a moment, 'yyyy-mm-dd'. */
export function todayIn({ zone }: Pick<City, 'zone'>, now: Date): string {
  return new Date(now.getTime() + zoneHours[zone] * 3_600_000).toISOString().slice(0, 10)
}

/** The place nearest to a point among those of its zone, and its distance in kilometres. */
export function nearestCity(point: GeoPoint): { city: City; kilometres: number } {
  const zone = zoneAt(point)
  let nearest: { city: City; kilometres: number } | undefined
  for (const city of prayerPlaces) {
    if (city.zone !== zone) continue
    const kilometres = kilometresBetween(city, point)
    if (!nearest || kilometres < nearest.kilometres) nearest = { city, kilometres }
  }
  if (!nearest) throw new Error('there are no places')
  return nearest
}

/** The great-circle distance, by the haversine formula. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const rad = Math.PI / 180
  const height = Math.sin(((to.latitude - from.latitude) * rad) / 2) ** 2
  const width = Math.sin(((to.longitude - from.longitude) * rad) / 2) ** 2
  const both = height + Math.cos(from.latitude * rad) * Math.cos(to.latitude * rad) * width
  return 2 * 6371 * Math.asin(Math.sqrt(both))
}
