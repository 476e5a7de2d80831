import {
  Body,
  Equator,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchRiseSet,
} from 'astronomy-engine'
import { expect, test } from 'vitest'
import { nearestCity, prayerPlaces } from './places.ts'
import { momentOf, type TimeName, type Zone } from './prayer-time.ts'
import { qiblaOf } from './qibla.ts'
import { reckonTimes } from './reckon-times.ts'
import { isInIndonesia } from './neighbours.ts'
import { type GeoPoint, zoneAt } from './zones.ts'

// [place, degrees north, degrees east, zone]. First the edges, then what lies on both sides of a border.
const places: [string, number, number, Zone][] = [
  ['Sabang', 5.893, 95.32, 'WIB'],
  ['Natuna', 3.94, 108.38, 'WIB'],
  ['Merauke', -8.499, 140.404, 'WIT'],
  ['Miangas', 5.557, 126.585, 'WITA'],
  ['Saumlaki', -7.975, 131.3, 'WIT'],
  ['Kisar', -8.06, 127.18, 'WIT'],
  ['Rote', -10.73, 123.06, 'WITA'],
  ['Negara', -8.357, 114.617, 'WITA'],
  ['Gilimanuk', -8.166, 114.44, 'WITA'],
  ['Ketapang, Banyuwangi', -8.14, 114.397, 'WIB'],
  ['Alas Purwo', -8.68, 114.45, 'WIB'],
  ['Kangean', -6.92, 115.35, 'WIB'],
  ['Sapeken', -7.05, 115.7, 'WIB'],
  ['Masalembu', -5.55, 114.43, 'WIB'],
  ['Kuala Kapuas', -3.009, 114.388, 'WIB'],
  ['Banjarmasin', -3.319, 114.591, 'WITA'],
  ['Marabahan', -3.014, 114.769, 'WITA'],
  ['Tamiang Layang', -2.124, 115.196, 'WIB'],
  ['Amuntai', -2.42, 115.25, 'WITA'],
  ['Tanjung, Tabalong', -2.171, 115.408, 'WITA'],
  ['Muara Teweh', -0.947, 114.896, 'WIB'],
  ['Sendawar', -0.236, 115.695, 'WITA'],
  ['Ujoh Bilang', 0.46, 115.22, 'WITA'],
  ['Putussibau', 0.85, 112.93, 'WIB'],
  ['Badau', 1.0, 111.9, 'WIB'],
  ['Kotabaru', -3.239, 116.229, 'WITA'],
  ['Bobong', -1.946, 124.384, 'WIT'],
  ['Banggai', -1.589, 123.499, 'WITA'],
  ['Sanana', -2.059, 125.978, 'WIT'],
  ['Mayau', 1.33, 126.36, 'WIT'],
  ['Bitung', 1.44, 125.19, 'WITA'],
  ['Morotai', 2.05, 128.294, 'WIT'],
  ['Melonguane', 4.005, 126.69, 'WITA'],
  ['Binongko', -5.95, 124.03, 'WITA'],
  ['Namlea', -3.262, 127.093, 'WIT'],
  ['Alor', -8.25, 125.1, 'WITA'],
  ['Lirang', -7.99, 125.73, 'WIT'],
  ['Atambua', -9.106, 124.892, 'WITA'],
  // Banggai Laut's islands and Taliabu; both sides of the river Barito.
  ['Bokan, Banggai Laut', -1.772, 124.166, 'WITA'],
  ['Taliabu Barat', -1.8, 124.36, 'WIT'],
  ['Anjir Pasar', -3.17, 114.45, 'WITA'],
  ['Kapuas Timur', -3.06, 114.49, 'WIB'],
]

test.each(places)('%s (%f, %f) lies in %s', (_name, latitude, longitude, zone) => {
  const at = { latitude, longitude }
  expect(zoneAt(at)).toBe(zone)
  // A city is named after it only where its clock shows the same.
  expect(nearestCity(at).city.zone).toBe(zone)
  expect(isInIndonesia(at)).toBe(true)
})

test('every seat of a regency lies in the zone of its province, all 514 of them', () => {
  expect(prayerPlaces.filter((city) => zoneAt(city) !== city.zone)).toEqual([])
})

test('places are named by a city near them, with the distance', () => {
  const named = (latitude: number, longitude: number) => {
    const { city, kilometres } = nearestCity({ latitude, longitude })
    return `${city.name}, ${Math.round(kilometres)} km`
  }
  expect(named(-8.38, 114.63)).toBe('Negara, 3 km')
  expect(named(-6.95, 107.97)).toBe('Sumedang, 12 km')
  expect(named(-3.0, 114.4)).toBe('Kuala Kapuas, 2 km')
})

test('at every border, in every capital, on four days no time is more than a minute from another reckoning, nor the qibla off', () => {
  const capitals = [...new Set(prayerPlaces.map(({ province }) => province))].map((province) =>
    prayerPlaces.find((place) => place.province === province),
  )
  expect(capitals).toHaveLength(38)
  const all = [
    ...places.map(([name, latitude, longitude, zone]) => ({ name, latitude, longitude, zone })),
    ...capitals.filter((each) => each !== undefined),
  ]
  const off: string[] = []
  for (const place of all) {
    if (Math.abs(qiblaOf(place) - bearingToKaaba(place)) > 0.2) off.push(`${place.name} qibla`)
    for (const day of ['2026-03-21', '2026-06-21', '2026-09-23', '2026-12-21']) {
      const ours = reckonTimes(place, day)
      for (const [name, time] of Object.entries(timesByAltitude(place, day))) {
        const at = Date.parse(momentOf(day, ours[name as TimeName], place.zone))
        if (Math.abs(at - time) > 60_000) off.push(`${place.name} ${day} ${name} ${at - time}`)
      }
    }
  }
  expect(off).toEqual([])
})

test.each([
  ['Makkah', 21.42, 39.83],
  ['Darwin', -12.46, 130.84],
  ['Kuala Lumpur', 3.14, 101.69],
  ['Penang', 5.41, 100.33],
  ['Melaka', 2.19, 102.25],
  ['Johor Bahru', 1.49, 103.74],
  ['Singapore', 1.29, 103.85],
  ['Changi', 1.35, 103.99],
  ['Kuching', 1.55, 110.34],
  ['Tebedu', 1.02, 110.37],
  ['Sri Aman', 1.24, 111.46],
  ['Sibu', 2.29, 111.83],
  ['Bandar Seri Begawan', 4.89, 114.94],
  ['Kota Kinabalu', 5.98, 116.07],
  ['Tawau', 4.25, 117.89],
  ['Jolo', 6.05, 121],
  ['General Santos', 6.11, 125.17],
  ['Dili', -8.56, 125.57],
  ['Maliana', -8.99, 125.22],
  ['Baucau', -8.47, 126.46],
  ['Pante Macassar', -9.2, 124.37],
  ['Christmas Island', -10.49, 105.63],
  ['Vanimo', -2.68, 141.3],
])('%s (%f, %f) lies outside the country', (_name, latitude, longitude) => {
  expect(isInIndonesia({ latitude, longitude })).toBe(false)
})

test('no seat of a regency and no place at a border is taken for a neighbour', () => {
  const borders: [string, number, number][] = [
    ['Belakang Padang', 1.155, 103.89],
    ['Nongsa, Batam', 1.2, 104.1],
    ['Berakit, Bintan', 1.22, 104.57],
    ['Iyu Kecil', 1.19, 103.35],
    ['Rupat Utara', 2.1, 101.6],
    ['Bengkalis', 1.47, 102.11],
    ['Temajuk', 1.98, 109.58],
    ['Aruk', 1.55, 109.68],
    ['Jagoi Babang', 1.3, 109.98],
    ['Entikong', 0.96, 110.35],
    ['Badau', 1, 111.9],
    ['Lanjak', 1.15, 112.2],
    ['Long Nawang', 1.88, 114.9],
    ['Long Bawan', 3.9, 115.69],
    ['Nunukan', 4.14, 117.66],
    ['Sungai Nyamuk, Sebatik', 4.14, 117.78],
    ['Serasan', 2.51, 109.05],
    ['Marore', 4.73, 125.47],
    ['Miangas', 5.557, 126.585],
    ['Motaain', -8.96, 124.94],
    ['Motamasin', -9.47, 125.06],
    ['Wini', -9.18, 124.49],
    ['Kefamenanu', -9.45, 124.48],
    ['Lirang', -7.99, 125.73],
    ['Sota, Merauke', -8.43, 141.01],
    ['Skouw, Jayapura', -2.63, 140.95],
    ['Pulau Ndana', -11, 122.88],
    ['Pulau Rondo', 6.07, 95.11],
  ]
  const taken = borders.filter(([, latitude, longitude]) => !isInIndonesia({ latitude, longitude }))
  expect(taken).toEqual([])
  expect(prayerPlaces.filter((place) => !isInIndonesia(place)).map(({ code }) => code)).toEqual([])
})

/**
 * The ministry's criteria by another library than ours: the sun's true altitudes, then the minutes of caution of
 * calendar.md §2.1, and up to the whole minute.
 */
function timesByAltitude({ latitude, longitude }: GeoPoint, day: string): DayMoments {
  const observer = new Observer(latitude, longitude, 0)
  const midnight = new Date(Date.parse(`${day}T12:00:00Z`) - (12 + longitude / 15) * 3_600_000)
  const noon = SearchHourAngle(Body.Sun, observer, 0, midnight, 1).time.date
  const reach = (direction: 1 | -1, altitude: number) =>
    SearchAltitude(Body.Sun, observer, direction, direction === 1 ? midnight : noon, 1, altitude)
  const { dec } = Equator(Body.Sun, noon, observer, true, true)
  const shadow = 1 + Math.tan(Math.abs(latitude - dec) * RAD)
  const moments: [TimeName, number | undefined, number][] = [
    ['subuh', reach(1, -20)?.date.getTime(), 2],
    ['terbit', SearchRiseSet(Body.Sun, observer, 1, midnight, 1)?.date.getTime(), -3],
    ['duha', reach(1, 4.5)?.date.getTime(), 2],
    ['zuhur', noon.getTime(), 3],
    ['asar', reach(-1, Math.atan(1 / shadow) / RAD)?.date.getTime(), 2],
    ['magrib', SearchRiseSet(Body.Sun, observer, -1, noon, 1)?.date.getTime(), 3],
    ['isya', reach(-1, -18)?.date.getTime(), 2],
  ]
  return Object.fromEntries(
    moments.map(([name, at = 0, minutes]) => [name, Math.ceil(at / 60_000 + minutes) * 60_000]),
  )
}

type DayMoments = Partial<Record<TimeName, number>>

const RAD = Math.PI / 180

/** The great circle by vectors, another way than ours. */
function bearingToKaaba({ latitude, longitude }: GeoPoint): number {
  const [north, east] = [latitude * RAD, longitude * RAD]
  const [atNorth, atEast] = [21.4225 * RAD, 39.8262 * RAD]
  const kaaba = [
    Math.cos(atNorth) * Math.cos(atEast),
    Math.cos(atNorth) * Math.sin(atEast),
    Math.sin(atNorth),
  ]
  const along = (axis: number[]) =>
    axis.reduce((sum, each, at) => sum + each * Number(kaaba[at]), 0)
  const toEast = along([-Math.sin(east), Math.cos(east), 0])
  const toNorth = along([
    -Math.sin(north) * Math.cos(east),
    -Math.sin(north) * Math.sin(east),
    Math.cos(north),
  ])
  return (Math.atan2(toEast, toNorth) / RAD + 360) % 360
}
