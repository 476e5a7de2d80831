import { Coordinates, Qibla } from 'adhan'
import { Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { expect, test } from 'vitest'
import type { City } from './cities.ts'
import { findCity, prayerPlaces } from './places.ts'
import { overheadMoments, qiblaOf, sunAt, sunMoments } from './qibla.ts'

const cityOf = (code: string) => findCity(code) as City

test('the qibla of every place is that of the library of prayer times, and of published tables', () => {
  for (const place of prayerPlaces) {
    const theirs = Qibla(new Coordinates(place.latitude, place.longitude))
    expect(qiblaOf(place), place.code).toBeCloseTo(theirs, 1)
  }
  // Degrees and minutes of the ministry's tables.
  const published: [code: string, degrees: number][] = [
    ['jakarta', 295.15],
    ['yogyakarta', 294.71],
    ['surabaya', 294.05],
    ['banda-aceh', 292.2],
  ]
  for (const [code, degrees] of published)
    expect(Math.abs(qiblaOf(cityOf(code)) - degrees), code).toBeLessThan(0.15)
})

test('the sun stands where another reckoning has it, and at the found minutes along the qibla', () => {
  for (const code of ['sabang', 'jakarta', 'merauke'])
    for (const day of ['2026-01-15', '2026-03-21', '2026-06-21', '2026-11-28']) {
      const place = cityOf(code)
      const { latitude, longitude } = place
      const observer = new Observer(latitude, longitude, 0)
      const azimuthAt = (atMs: number) => {
        const { ra, dec } = Equator(Body.Sun, new Date(atMs), observer, true, true)
        return Horizon(new Date(atMs), observer, ra, dec)
      }
      const noon = Date.parse(`${day}T03:00:00Z`)
      expect(sunAt(place, noon).altitude).toBeCloseTo(azimuthAt(noon).altitude, 1)
      for (const { atMs, towards } of sunMoments(place, day)) {
        const { azimuth, altitude } = azimuthAt(atMs)
        const off = Math.abs(azimuth - ((qiblaOf(place) + (towards ? 0 : 180)) % 360))
        // Close to the zenith the sun turns quickly.
        expect(off, `${code} ${day}`).toBeLessThan(altitude > 80 ? 3 : 0.6)
      }
    }
  expect(sunMoments(cityOf('jakarta'), '2026-06-21').some(({ towards }) => towards)).toBe(true)
  expect(sunMoments(cityOf('jakarta'), '2026-11-28').some(({ towards }) => !towards)).toBe(true)
})

test('rashdul kiblat is on the days and minutes the ministry tells, and in the east below the horizon', () => {
  const said = (code: string) =>
    overheadMoments(cityOf(code), 2024).map(({ atMs }) => new Date(atMs).toISOString().slice(5, 16))
  // 16.18 and 16.27 WIB of the ministry's notices.
  const west = said('jakarta')
  expect(west.filter((at) => /^05-2[78]T09:1[78]$/.test(at))).toHaveLength(1)
  expect(west.filter((at) => /^07-1[56]T09:2[67]$/.test(at))).toHaveLength(1)
  // There the sun has set by then, and in January and November it has risen.
  const east = said('merauke')
  expect(east.filter((at) => /^0[57]/.test(at))).toEqual([])
  expect(east.filter((at) => /^(01|11)/.test(at))).toHaveLength(2)
})
