import { expect, test } from 'vitest'
import { isInIndonesia } from '../neighbours.ts'
import { kilometresBetween, prayerPlaces } from '../places.ts'
import { zoneAt } from '../zones.ts'
import {
  districtLabel,
  districts,
  distanceLabel,
  findDistricts,
  searchDistricts,
} from './districts.ts'

test('every district lies in Indonesia, in the zone of its province and near its regency’s seat', () => {
  expect(districts.length).toBeGreaterThan(6_700)
  expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length)
  const wrong = districts.filter(
    (each) =>
      !isInIndonesia(each) ||
      zoneAt(each) !== each.seat.zone ||
      kilometresBetween(each.seat, each) > 260,
  )
  expect(wrong.map(({ code }) => code)).toEqual([])
  // Two have none that is small enough: another seat here would be a name that was not matched.
  const seats = new Set(districts.map(({ seat }) => seat))
  const bare = prayerPlaces.filter((place) => place.regency && !seats.has(place))
  expect(bare.map(({ code }) => code)).toEqual(['ujoh-bilang', 'burmeso'])
})

// [district, degrees north, degrees east] by other maps.
test.each([
  ['kec-jatinangor-sumedang', -6.93, 107.77],
  ['kec-cileungsi-cibinong', -6.4, 106.97],
  ['kec-entikong-sanggau', 0.96, 110.35],
  ['kec-abepura-jayapura', -2.61, 140.67],
  ['kec-depok-sleman', -7.77, 110.4],
  ['kec-raihat-atambua', -9.03, 125.1],
])('%s lies within fifteen kilometres of %f, %f', (code, latitude, longitude) => {
  const [found] = findDistricts(code)
  if (!found) throw new Error(`no district ${code}`)
  expect(kilometresBetween(found, { latitude, longitude })).toBeLessThan(15)
})

test('districts are found by name, by its beginning and with slips; those of one name show their regency', () => {
  const labels = (text: string) => searchDistricts(text).map(districtLabel)
  expect(labels('jatinang')).toEqual(['Kec. Jatinangor, Kab. Sumedang'])
  expect(labels('kecamatan jatinangr')[0]).toEqual('Kec. Jatinangor, Kab. Sumedang')
  expect(labels('sukajadi').slice(0, 2)).toEqual([
    'Kec. Sukajadi, Kota Pekanbaru',
    'Kec. Sukajadi, Kota Bandung',
  ])
  expect(labels('xyzzy')).toEqual([])
  expect(labels('ja')).toEqual([])
  const [found] = searchDistricts('jatinangor')
  expect(found && distanceLabel(found)).toBe('17 km dari Sumedang')
  expect(findDistricts('Sukajadi').length).toBeGreaterThan(1)
  expect(findDistricts('Sukajadi Bandung')).toHaveLength(1)
})
