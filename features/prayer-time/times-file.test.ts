import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { City } from './cities.ts'
import { findDistricts } from './districts/districts.ts'
import { corrected, readCorrections } from './corrections.ts'
import { findCity } from './places.ts'
import { reckonTimes } from './reckon-times.ts'
import { timesFile } from './times-file.ts'

test('a calendar file has each moved time in UTC, with its alarm, and one uid for one time', () => {
  const place = findCity('jayapura') as City
  const moved = readCorrections({ subuh: 2, isya: 99, magrib: 1.5, zuhur: 'x' })
  expect(moved).toEqual({ subuh: 2 })
  const days = ['2026-02-19', '2026-02-20']
  const file = timesFile({
    place,
    days,
    names: ['subuh', 'isya'],
    timesOf: (day) => corrected(reckonTimes(place, day), moved),
    alarm: 10,
    host: 'amanah.contoh',
    now: new Date('2026-02-18T00:00:00Z'),
  })
  const { subuh } = reckonTimes(place, '2026-02-19')
  const starts = [...file.matchAll(/DTSTART:(\S+)/g)].map(([, at]) => at)
  const first = new Date(Date.parse(`2026-02-19T${subuh}:00+09:00`) + 120_000).toISOString()
  expect(starts).toHaveLength(4)
  expect(starts[0]).toBe(`${first.slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
  expect(file.match(/TRIGGER:-PT10M/g)).toHaveLength(4)
  expect(new Set(file.match(/UID:\S+/g)).size).toBe(4)
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true)
})

test('another program reads every time of a district with its alarm, and its name whole', () => {
  const [district] = findDistricts('kec-amfoang-barat-laut-oelamasi')
  if (!district) throw new Error('no district')
  const place = { ...district, name: 'Kec. Amfoang Barat Laut, Kab. Kupang', zone: 'WITA' as const }
  const file = timesFile({
    place,
    days: ['2027-12-31', '2028-01-01'],
    names: ['subuh', 'magrib'],
    timesOf: (day) => reckonTimes(place, day),
    alarm: 15,
    host: 'amanah.contoh',
    now: new Date('2027-12-30T00:00:00Z'),
  })
  const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const read = entries.map((entry) => {
    const { summary, location, startDate } = new ICAL.Event(entry)
    const trigger = entry.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return { summary, location, at: startDate.toJSDate().toISOString(), alarm: String(trigger) }
  })
  const { subuh } = reckonTimes(place, '2028-01-01')
  expect(read).toHaveLength(4)
  expect(read[2]).toEqual({
    summary: `Subuh ${subuh.replace(':', '.')}`,
    location: place.name,
    at: new Date(`2028-01-01T${subuh}:00+08:00`).toISOString(),
    alarm: '-PT15M',
  })
})
