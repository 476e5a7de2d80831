import { expect, test } from 'vitest'
import type { City } from './cities.ts'
import { findCity, nearestCity, placeLabel, prayerPlaces, searchPlaces } from './places.ts'
import { timeNames, zoneHours } from './prayer-time.ts'
import { calculateTimes } from './calculate-times.server.ts'
import { qiblaOf } from './qibla.ts'

// Times of Kementerian Agama for the day, from its tables and mirrors of its service: imsak, subuh, terbit, duha,
// zuhur, asar, magrib, isya.
const published: [city: string, day: string, times: string][] = [
  ['jakarta', '2026-02-19', '04:31 04:41 - - 12:10 15:20 18:18 19:28'],
  ['jakarta', '2026-02-20', '- 04:42 - - - - - -'],
  ['jakarta', '2026-02-26', '- 04:42 - - - - - -'],
  ['jakarta', '2024-06-24', '04:31 04:41 05:59 06:28 11:59 15:20 17:51 19:06'],
  ['jakarta', '2026-08-06', '04:35 04:45 05:59 06:28 12:02 - - -'],
  ['jakarta', '2026-09-01', '04:28 04:38 05:50 06:17 11:56 15:14 17:56 19:05'],
  ['bekasi', '2023-07-24', '04:35 04:45 06:01 06:29 12:02 15:23 17:56 19:09'],
  ['bekasi', '2024-08-06', '04:34 04:44 05:59 06:27 12:01 15:22 17:57 19:08'],
  ['bogor', '2026-09-28', '04:15 04:25 05:36 06:03 11:47 14:54 17:51 18:59'],
  ['serang', '2026-09-26', '04:18 04:28 05:40 06:07 11:50 14:58 17:54 19:02'],
  ['semarang', '2021-04-13', '04:15 04:25 05:37 06:04 11:42 15:01 17:41 18:50'],
  ['kediri', '2024-06-23', '04:13 04:23 05:41 06:10 11:38 14:57 17:28 18:42'],
]

test.each(published)('in %s on %s no time is more than a minute from %s', (code, day, times) => {
  const calculated = calculateTimes(cityOf(code), day)
  const off = times.split(' ').flatMap((time, index) => {
    if (time === '-') return []
    const name = timeNames[index] as (typeof timeNames)[number]
    const minutes = minutesOf(calculated[name]) - minutesOf(time)
    return Math.abs(minutes) > 1 ? [`${name} ${minutes}`] : []
  })
  expect(off).toEqual([])
})

test('the table of Jakarta on the first of Ramadan 1447 is met to the minute', () => {
  expect(calculateTimes(cityOf('jakarta'), '2026-02-19')).toMatchObject({
    imsak: '04:31',
    subuh: '04:41',
    zuhur: '12:10',
    asar: '15:20',
    magrib: '18:18',
    isya: '19:28',
  })
})

test('the times of each city come one after the other in its own zone, on every day of a year', () => {
  const odd: string[] = []
  for (const city of prayerPlaces) {
    for (const day of ['2027-01-15', '2027-03-21', '2027-06-21', '2027-09-23', '2027-12-22']) {
      const times = timeNames.map((name) => minutesOf(calculateTimes(city, day)[name]))
      const isInOrder = times.every((time, index) => index === 0 || time > Number(times[index - 1]))
      const noon = times[4] as number
      // Noon is between eleven and one everywhere in the country.
      if (!isInOrder || noon < 11 * 60 || noon > 13 * 60) odd.push(`${city.code} ${day}`)
    }
  }
  expect(odd).toEqual([])
})

test('all 514 regencies and cities of the 38 provinces have a place, and no code stands twice', () => {
  expect(new Set(prayerPlaces.map(({ province }) => province)).size).toBe(38)
  expect(new Set(prayerPlaces.map(({ code }) => code)).size).toBe(prayerPlaces.length)
  expect(new Set(prayerPlaces.flatMap(({ regency }) => regency ?? [])).size).toBe(514)
  const perProvince = (name: string) =>
    prayerPlaces.filter(({ province, regency }) => province === name && regency).length
  // Kepmendagri 300.2.2-2430 of 2025: the provinces with the most, the fewest and the newest.
  expect(perProvince('Jawa Timur')).toBe(38)
  expect(perProvince('DKI Jakarta')).toBe(6)
  expect(perProvince('Papua Pegunungan')).toBe(8)
  for (const { latitude, longitude, zone, code } of prayerPlaces) {
    expect(code).toMatch(/^[a-z-]+$/)
    expect(latitude).toBeGreaterThan(-11)
    expect(latitude).toBeLessThan(6)
    // A zone is 15 degrees wide; the law extends it a little.
    expect(Math.abs(longitude - zoneHours[zone] * 15)).toBeLessThan(13)
  }
})

test.each([
  ['jakarta', 'jakarta'],
  ['Kota Banda Aceh', 'banda-aceh'],
  ['palangkaraya', 'palangka-raya'],
  ['Solo', 'surakarta'],
  ['kotamobagu', 'kotamobagu'],
  ['Kota Bandung', 'bandung'],
  ['Kab. Bandung', 'soreang'],
  ['kabupaten aceh tengah', 'takengon'],
  ['gunung kidul', 'wonosari'],
  ['Kabanjahe', 'kabanjahe'],
  ['Kota Banjar', 'banjar'],
  ['Kabupaten Banjar', 'kabupaten-banjar'],
  ['atlantis', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%s means %s', (name, code) => {
  expect(findCity(name)?.code).toBe(code)
})

test('from Indonesia the Kaaba lies in the northwest', () => {
  // 295° 8' for Jakarta in the tables of Kementerian Agama.
  expect(qiblaOf(cityOf('jakarta'))).toBeCloseTo(295.15, 1)
  for (const city of prayerPlaces) {
    expect(qiblaOf(city)).toBeGreaterThan(288)
    expect(qiblaOf(city)).toBeLessThan(300)
  }
})

test.each([
  [{ latitude: -6.2, longitude: 106.85 }, 'jakarta'],
  [{ latitude: -7.6, longitude: 110.8 }, 'surakarta'],
  [{ latitude: -2.6, longitude: 140.6 }, 'sentani'],
])('the city nearest to %j is %s', (place, code) => {
  const { city, kilometres } = nearestCity(place)
  expect(city.code).toBe(code)
  expect(kilometres).toBeLessThan(30)
})

test.each([
  ['sume', ['Sumedang', 'Sumenep']],
  ['banyumas', ['Purwokerto, Kab. Banyumas']],
  ['kab bandung', ['Soreang, Kab. Bandung']],
  // With slips.
  ['banyuwanig', ['Banyuwangi']],
  ['pekan baru', ['Pekanbaru']],
  ['gunungkidol', ['Wonosari, Kab. Gunungkidul']],
  ['atlantis', []],
])('who looks for %s is offered %j first', (text, offered) => {
  expect(
    searchPlaces(text)
      .map(placeLabel)
      .slice(0, offered.length || 1),
  ).toEqual(offered)
})

function cityOf(code: string): City {
  const city = findCity(code)
  if (!city) throw new Error(`no city ${code}`)
  return city
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
