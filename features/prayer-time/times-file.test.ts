import { expect, test } from 'vitest'
import type { City } from './cities.ts'
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
