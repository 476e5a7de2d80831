import { expect, test } from 'vitest'
import { calculateTimes } from './calculate-times.server.ts'
import { qiblaOf } from './qibla.ts'
import { type City, cities } from './cities.ts'
import { findCity, todayIn } from './places.ts'
import { dayText } from './day-text.server.ts'

const cityOf = (name: string) => findCity(name) as City
const dayIn = (text: string) => (JSON.parse(text) as { data: { tanggal: string } }).data

test('the text of a day is its times, its city and its note, also when it is asked for again', () => {
  for (let time = 0; time < 2; time++) {
    for (const [name, day] of [
      ['jakarta', '2026-02-19'],
      ['jakarta', '2026-02-20'],
      ['jayapura', '2026-02-19'],
    ] as const) {
      const city = cityOf(name)
      expect(dayIn(dayText(city, day))).toEqual({
        tanggal: day,
        ...calculateTimes(city, day),
        zona: city.zone,
        kiblat: qiblaOf(city),
        kota: expect.objectContaining({ kode: name, zona: city.zone }),
        perkiraan: true,
        catatan: 'Perkiraan ±1–2 menit; acuan: jadwal Kemenag setempat.',
      })
    }
  }
})

test('a day ends in each city at its own midnight', () => {
  const asked: [name: string, utc: string, day: string][] = [
    ['jakarta', '2026-02-19T16:59:59Z', '2026-02-19'],
    ['jakarta', '2026-02-19T17:00:00Z', '2026-02-20'],
    ['makassar', '2026-02-19T15:59:59Z', '2026-02-19'],
    ['makassar', '2026-02-19T16:00:00Z', '2026-02-20'],
    ['jayapura', '2026-02-19T14:59:59Z', '2026-02-19'],
    ['jayapura', '2026-02-19T15:00:00Z', '2026-02-20'],
  ]
  for (const [name, utc, day] of asked) {
    const city = cityOf(name)
    expect(dayIn(dayText(city, todayIn(city, new Date(utc)))).tanggal).toBe(day)
  }
})

test('only some are held: after many others a text is made anew, and is the same', () => {
  const city = cityOf('jakarta')
  const first = dayText(city, '2026-02-19')
  for (const each of cities) {
    for (let day = 1; day <= 9; day++) {
      const text = dayText(each, `2026-03-0${day}`)
      expect(dayIn(text)).toMatchObject({ tanggal: `2026-03-0${day}`, kota: { kode: each.code } })
    }
  }
  expect(dayText(city, '2026-02-19')).toBe(first)
})
