import type { City } from '../cities.ts'
import { bareRegency, bestScored, nameLetters, nameScore } from '../place-names.ts'
import { findCity, kilometresBetween } from '../places.ts'
import type { GeoPoint } from '../zones.ts'
import { districtTable } from './district-table.ts'

/** A kecamatan; `key` is its name as it is compared. Its zone and its province are those of its regency's seat. */
export type District = GeoPoint & { code: string; name: string; key: string; seat: City }

/** Every district whose point is verified, province by province. */
export const districts: readonly District[] = districtTable
  .trim()
  .split('\n')
  .flatMap((line) => line.split(' | ').slice(1).flatMap(readRegency))

/** One regency: the code of its seat, then its districts. */
function readRegency(text: string): District[] {
  const [code = '', ...entries] = text.split('; ')
  const seat = findCity(code)
  if (seat?.code !== code) throw new Error(`no place ${code}`)
  return entries.map((entry) => {
    const [, name = '', north, east] = /^(.+) (-?\d+) (-?\d+)$/.exec(entry) ?? []
    const latitude = degrees(seat.latitude + Number(north) / 100)
    const longitude = degrees(seat.longitude + Number(east) / 100)
    const key = nameLetters(name)
    return { code: `kec-${slug(name)}-${code}`, name, key, seat, latitude, longitude }
  })
}

function degrees(value: number): number {
  return Math.round(value * 1_000) / 1_000
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

let byCode: Map<string, District> | undefined

/** The district of a code, 'kec-jatinangor-sumedang'; of a name where only one has it, with its regency or without. */
export function findDistricts(text: string): District[] {
  byCode ??= new Map(districts.map((district) => [district.code, district]))
  const known = byCode.get(text)
  if (known) return [known]
  const wanted = bareName(text)
  return districts.filter(
    ({ key, seat }) =>
      wanted === key ||
      (wanted.startsWith(key) && wanted === key + nameLetters(bareRegency(seat) ?? '')),
  )
}

/** The districts of the regency that has its seat there. */
export function districtsOf({ code }: Pick<City, 'code'>): District[] {
  return districts.filter(({ seat }) => seat.code === code)
}

/** The districts a person may mean, those whose names begin with the words first; slips only where nothing fits. */
export function searchDistricts(text: string): District[] {
  const wanted = bareName(text)
  if (wanted.length < 3) return []
  const scored = districts.flatMap((district) => {
    const score = nameScore([district.key], wanted)
    // The seat itself stands among the places.
    const isSeat = score !== undefined && district.key === nameLetters(district.seat.name)
    return score === undefined || isSeat ? [] : [{ district, score }]
  })
  return bestScored(scored).map(({ district }) => district)
}

function bareName(text: string): string {
  return nameLetters(text).replace(/^(kecamatan|kec)(?=...)/, '')
}

/** 'Kec. Jatinangor, Kab. Sumedang'. */
export function districtLabel({ name, seat }: District): string {
  return `Kec. ${name}, ${(seat.regency ?? seat.name).replace('Kabupaten', 'Kab.')}`
}

/** '12 km dari Sumedang'. */
export function distanceLabel(district: District): string {
  const kilometres = Math.round(kilometresBetween(district.seat, district))
  return kilometres < 1 ? `di ${district.seat.name}` : `${kilometres} km dari ${district.seat.name}`
}
