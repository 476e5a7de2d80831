import { expect, test } from 'vitest'
import { dateIn, freePlaces, monthIn, needProgress, needsMet } from './asrama.ts'
import { provinceName, provinceSlugs, zoneOf } from './provinces.ts'

test.each([
  [
    { wanted: 600, arrived: 0 },
    { percent: 0, bar: 0 },
  ],
  [
    { wanted: 600, arrived: 599 },
    { percent: 99, bar: 99 },
  ],
  [
    { wanted: 600, arrived: 600 },
    { percent: 100, bar: 100 },
  ],
  [
    { wanted: 600, arrived: 900 },
    { percent: 150, bar: 100 },
  ],
  [
    { wanted: 600, arrived: -20 },
    { percent: 0, bar: 0 },
  ],
])('of the need %j, %j has come', (need, expected) => {
  expect(needProgress(need)).toEqual(expected)
})

test('a need is met only when all of it came, and places are what is left of the capacity', () => {
  const need = { name: 'Beras', unit: 'kg', wanted: 10 }
  expect(needsMet([9, 10, 11].map((arrived) => ({ ...need, arrived })))).toBe(2)
  expect(needsMet([])).toBe(0)
  expect(freePlaces({ capacity: 24, residents: 17 })).toBe(7)
})

test.each([
  ['jawa-barat', '2026-11-21T16:59:59Z', '2026-11-21'],
  ['jawa-barat', '2026-11-21T17:00:00Z', '2026-11-22'],
  ['sulawesi-selatan', '2026-11-21T16:00:00Z', '2026-11-22'],
  ['sulawesi-selatan', '2026-11-21T15:59:59Z', '2026-11-21'],
  ['papua', '2026-11-21T15:00:00Z', '2026-11-22'],
  ['papua', '2026-12-31T15:00:00Z', '2027-01-01'],
])('in %s at %s it is %s', (province, moment, date) => {
  expect(dateIn(province, new Date(moment))).toBe(date)
})

test('a month begins and ends at midnight of the province', () => {
  const now = new Date('2026-12-31T15:30:00Z')
  expect(monthIn('papua', now)).toEqual({
    month: '2027-01',
    from: new Date('2026-12-31T15:00:00Z'),
    until: new Date('2027-01-31T15:00:00Z'),
  })
  expect(monthIn('bali', now)).toEqual({
    month: '2026-12',
    from: new Date('2026-11-30T16:00:00Z'),
    until: new Date('2026-12-31T16:00:00Z'),
  })
})

test('the 38 provinces are there, each with its time, and nothing else is one', () => {
  expect(provinceSlugs).toHaveLength(38)
  expect(new Set(provinceSlugs.map(provinceName)).size).toBe(38)
  const hours = provinceSlugs.map((slug) => zoneOf(slug).hours)
  expect([7, 8, 9].map((each) => hours.filter((hour) => hour === each).length)).toEqual([18, 12, 8])
  expect(() => provinceName('toString')).toThrow('no province')
})
