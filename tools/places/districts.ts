import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { isInIndonesia } from '#features/prayer-time/neighbours.ts'
import { kilometresBetween, prayerPlaces } from '#features/prayer-time/places.ts'
import type { City } from '#features/prayer-time/cities.ts'
import { type GeoPoint, zoneAt } from '#features/prayer-time/zones.ts'

/** The border of a part of an area, as degrees north and east. */
type Ring = [latitude: number, longitude: number][]

type Nested = number[] | Nested[]

/**
 * Writes features/prayer-time/districts/district-table.ts anew:
 * `node tools/node.mjs tools/places/districts.ts <git directory of cahyadsn/wilayah_boundaries> <cities500.txt of GeoNames>`.
 * A district is left out unless its point is shown to be right.
 */

type Area = { code: string; name: string; point: GeoPoint; rings: Ring[] }

/** A quarter of a degree is a minute of the sun. */
const ONE_MINUTE = 0.25
const MOST_KILOMETRES = 250
const BESIDE_KILOMETRES = 10

const [git = '', gazetteer = ''] = process.argv.slice(2)
const areas = new Map(readAreas().map((area) => [area.code, area]))
const seats = new Map(
  prayerPlaces.flatMap((place) => (place.regency ? [[letters(place.regency), place]] : [])),
)
const towns = readTowns()
const left: Record<string, string[]> = {}
const lines = new Map<string, Map<City, string[]>>()
for (const area of areas.values()) if (area.code.length === 8) add(area)
const table = [...lines].map(([province, regencies]) =>
  [
    province,
    ...[...regencies].map(([seat, districts]) => [seat.code, ...districts].join('; ')),
  ].join(' | '),
)
const file = 'features/prayer-time/districts/district-table.ts'
const [head] = readFileSync(file, 'utf8').split('`\n')
writeFileSync(file, `${head}\`\n${table.join('\n')}\n\`\n`)
for (const [why, names] of Object.entries(left))
  console.log(`${names.length} left out, ${why}: ${names.join(', ')}`)

function add(area: Area): void {
  const regency = areas.get(area.code.slice(0, 5))
  const seat = regency && seats.get(letters(regency.name.replace('Administrasi ', '')))
  if (!seat) throw new Error(`no regency of ${area.code} ${area.name}`)
  const points = pointsOf(area)
  const point = points.find((each) => !faultOf(each, { seat, regency }))
  if (!point) {
    const why = points[0] ? faultOf(points[0], { seat, regency }) : 'nowhere within a minute of all'
    left[why ?? ''] = [...(left[why ?? ''] ?? []), `${area.name} (${regency.name})`]
    return
  }
  const ofProvince = lines.get(seat.province) ?? new Map<City, string[]>()
  lines.set(seat.province, ofProvince)
  const offsets = [point.latitude - seat.latitude, point.longitude - seat.longitude]
  const text = offsets.map((degrees) => Math.round(degrees * 100)).join(' ')
  ofProvince.set(seat, [...(ofProvince.get(seat) ?? []), `${tidyName(area.name)} ${text}`])
}

/** The town of its name within its borders; the middle of the area or of its main part, where the area is small. */
function pointsOf(area: Area): GeoPoint[] {
  const named = towns.get(letters(area.name)) ?? []
  const borders = area.rings.flat()
  const middles = [area.point, mainPart(area.rings)].filter((point) =>
    borders.every(
      ([latitude, longitude]) =>
        Math.abs(latitude - point.latitude) <= ONE_MINUTE &&
        Math.abs(longitude - point.longitude) <= ONE_MINUTE,
    ),
  )
  return [...named.filter((town) => isInside(area.rings, town)), ...middles]
}

function faultOf(point: GeoPoint, { seat, regency }: { seat: City; regency: Area }) {
  if (!isIn(regency, point)) return 'outside its regency'
  if (zoneAt(point) !== seat.zone) return 'in another zone'
  if (!isInIndonesia(point)) return 'abroad'
  return kilometresBetween(seat, point) > MOST_KILOMETRES
    ? 'far from its regency’s seat'
    : undefined
}

/** The middle of islands may lie at sea. */
function isIn({ rings }: Area, point: GeoPoint): boolean {
  const isBeside = ([latitude, longitude]: Ring[number]) =>
    kilometresBetween({ latitude, longitude }, point) < BESIDE_KILOMETRES
  return isInside(rings, point) || rings.flat().some(isBeside)
}

function readAreas(): Area[] {
  const run = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${git}`, ...args], { maxBuffer: 2 ** 30 }).toString()
  const files = run('ls-tree', '-r', '--name-only', 'HEAD').split('\n')
  const row = /^\s*\('([\d.]+)','((?:[^']|'')+)',\s*(-?[\d.]+),\s*(-?[\d.]+),'(.*)'\)[,;]/
  return files
    .filter((file) => /db\/(kec|kab)\/\w+_\d\d\.sql$/.test(file))
    .flatMap((file) => run('show', `HEAD:${file}`).split('\n'))
    .flatMap((line) => {
      const [, code = '', name = '', latitude, longitude, path] = row.exec(line) ?? []
      if (!path) return []
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      return [{ code, name: name.replaceAll("''", "'"), point, rings: ringsOf(JSON.parse(path)) }]
    })
}

/** The places of GeoNames in Indonesia by each of their names. */
function readTowns(): Map<string, GeoPoint[]> {
  const found = new Map<string, GeoPoint[]>()
  for (const line of readFileSync(gazetteer, 'utf8').split('\n')) {
    const [, name = '', , others = '', latitude, longitude, , , country] = line.split('\t')
    if (country !== 'ID') continue
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    for (const each of new Set([name, ...others.split(',')].map(letters)))
      if (each) found.set(each, [...(found.get(each) ?? []), point])
  }
  return found
}

function tidyName(name: string): string {
  return name
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^Gn\. /, 'Gunung ')
    .replace(/^Kep\. /, 'Kepulauan ')
    .replaceAll(/\b[IVX][ivx]+\b/g, (roman) => roman.toUpperCase())
}

function letters(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bkep\. ?/, 'kepulauan')
    .replace('padangsidimpuan', 'padang sidempuan')
    .replaceAll(/[^a-z]/g, '')
}

/** The rings of a polygon or of several. */
function ringsOf(path: Nested): Ring[] {
  const [first] = path
  if (Array.isArray(first) && typeof first[0] === 'number') return [path as Ring]
  return (path as Nested[]).flatMap(ringsOf)
}

/** True where an odd number of borders lie to the west. */
function isInside(rings: readonly Ring[], { latitude, longitude }: GeoPoint): boolean {
  let crossings = 0
  for (const ring of rings)
    ring.forEach(([north, east], at) => {
      const [toNorth, toEast] = ring[(at + 1) % ring.length] ?? [north, east]
      if (north > latitude === toNorth > latitude) return
      if (longitude < east + ((latitude - north) / (toNorth - north)) * (toEast - east)) crossings++
    })
  return crossings % 2 === 1
}

/** The centroid of the largest part. */
function mainPart(rings: readonly Ring[]): GeoPoint {
  const [largest] = rings.map(centroidOf).sort((one, other) => other.area - one.area)
  if (!largest) throw new Error('an area has no ring')
  return largest
}

function centroidOf(ring: Ring): GeoPoint & { area: number } {
  let [area, latitude, longitude] = [0, 0, 0]
  ring.forEach(([north, east], at) => {
    const [toNorth, toEast] = ring[(at + 1) % ring.length] ?? [north, east]
    const cross = east * toNorth - toEast * north
    area += cross / 2
    latitude += ((north + toNorth) * cross) / 6
    longitude += ((east + toEast) * cross) / 6
  })
  return { latitude: latitude / area, longitude: longitude / area, area: Math.abs(area) }
}
