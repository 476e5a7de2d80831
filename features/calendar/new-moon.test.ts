import { expect, test } from 'vitest'
import { addDays } from '#platform/time/jakarta.ts'
import { daysBetween, pasaranOf, weekdayName } from './day.ts'
import { FIRST_YEAR, LAST_YEAR, monthAt, monthIndex } from './hijri.ts'
import { firstDayByReckoning, moonSites, youngMoonAt } from './new-moon.server.ts'

// Figures of Kementerian Agama for seven evenings: lowest and highest moon, smallest and largest elongation.
test.each([
  ['2025-02-28', 3.1, 4.68, 4.78, 6.4],
  ['2025-05-27', 0.736, 3.205, 5.84, 7.1],
  ['2026-02-17', -2.41, -0.98, 0.94, 1.89],
  ['2026-03-19', 0.91, 3.13, 4.54, 6.1],
])('on %s the moon stands %d to %d high and %d to %d from the sun', (day, ...published) => {
  const [low, high, near, far] = published
  const moons = moonSites.map((site) => youngMoonAt(site, day))
  const altitudes = moons.map(({ altitude }) => altitude)
  const elongations = moons.map(({ elongation }) => elongation)
  expect(Math.max(...altitudes)).toBeCloseTo(high as number, 1)
  expect(Math.min(...elongations)).toBeCloseTo(near as number, 1)
  expect(Math.max(...elongations)).toBeCloseTo(far as number, 1)
  // Its easternmost place is not always among ours.
  expect(Math.abs(Math.min(...altitudes) - (low as number))).toBeLessThan(0.7)
})

test.each([
  ['2022-06-29', 3.22],
  ['2023-04-20', 2.36],
  ['2023-06-18', 2.36],
])('on %s the moon is at most %d high', (day, published) => {
  const highest = Math.max(...moonSites.map((site) => youngMoonAt(site, day).altitude))
  expect(Math.abs(highest - published)).toBeLessThan(0.05)
})

const known: [year: number, month: number, day: number, gregorian: string][] = [
  [1443, 9, 1, '2022-04-03'],
  [1443, 10, 1, '2022-05-02'],
  [1443, 12, 1, '2022-07-01'],
  [1443, 12, 10, '2022-07-10'],
  [1444, 1, 1, '2022-07-30'],
  [1444, 3, 12, '2022-10-08'],
  [1444, 7, 27, '2023-02-18'],
  [1444, 9, 1, '2023-03-23'],
  [1444, 10, 1, '2023-04-22'],
  [1444, 12, 1, '2023-06-20'],
  [1444, 12, 10, '2023-06-29'],
  [1445, 1, 1, '2023-07-19'],
  [1445, 3, 12, '2023-09-28'],
  [1445, 7, 27, '2024-02-08'],
  [1445, 9, 1, '2024-03-12'],
  [1445, 10, 1, '2024-04-10'],
  [1445, 12, 10, '2024-06-17'],
  [1446, 1, 1, '2024-07-07'],
  [1446, 3, 12, '2024-09-16'],
  [1446, 7, 27, '2025-01-27'],
  [1446, 9, 1, '2025-03-01'],
  [1446, 10, 1, '2025-03-31'],
  [1446, 12, 1, '2025-05-28'],
  [1446, 12, 10, '2025-06-06'],
  [1447, 1, 1, '2025-06-27'],
  [1447, 3, 12, '2025-09-05'],
  [1447, 7, 27, '2026-01-16'],
  [1447, 9, 1, '2026-02-19'],
  [1447, 10, 1, '2026-03-21'],
  // Future months, by calculation.
  [1448, 7, 27, '2027-01-05'],
  [1448, 9, 1, '2027-02-08'],
  [1448, 10, 1, '2027-03-10'],
  [1448, 12, 1, '2027-05-08'],
  [1448, 12, 10, '2027-05-17'],
  [1449, 1, 1, '2027-06-06'],
  [1449, 3, 12, '2027-08-15'],
  [1449, 7, 27, '2027-12-26'],
  [1449, 9, 1, '2028-01-28'],
  // By the criteria before Ramadan 1443.
  [1432, 9, 1, '2011-08-01'],
  [1432, 10, 1, '2011-08-31'],
  [1432, 12, 10, '2011-11-06'],
  [1433, 9, 1, '2012-07-21'],
  [1433, 10, 1, '2012-08-19'],
  [1433, 12, 10, '2012-10-26'],
  [1434, 9, 1, '2013-07-10'],
  [1434, 10, 1, '2013-08-08'],
  [1434, 12, 10, '2013-10-15'],
  [1435, 9, 1, '2014-06-29'],
  [1435, 10, 1, '2014-07-28'],
  [1435, 12, 10, '2014-10-05'],
  [1436, 9, 1, '2015-06-18'],
  [1436, 10, 1, '2015-07-17'],
  [1436, 12, 10, '2015-09-24'],
  [1437, 9, 1, '2016-06-06'],
  [1437, 10, 1, '2016-07-06'],
  [1437, 12, 10, '2016-09-12'],
  [1438, 9, 1, '2017-05-27'],
  [1438, 10, 1, '2017-06-25'],
  [1438, 12, 10, '2017-09-01'],
  [1439, 9, 1, '2018-05-17'],
  [1439, 10, 1, '2018-06-15'],
  [1439, 12, 10, '2018-08-22'],
  [1440, 9, 1, '2019-05-06'],
  [1440, 10, 1, '2019-06-05'],
  [1440, 12, 10, '2019-08-11'],
  [1441, 1, 1, '2019-09-01'],
  [1441, 3, 12, '2019-11-09'],
  [1441, 9, 1, '2020-04-24'],
  [1441, 10, 1, '2020-05-24'],
  [1441, 12, 10, '2020-07-31'],
  [1442, 3, 12, '2020-10-29'],
  [1442, 7, 27, '2021-03-11'],
  [1442, 9, 1, '2021-04-13'],
  [1442, 10, 1, '2021-05-13'],
  [1442, 12, 10, '2021-07-20'],
  [1443, 1, 1, '2021-08-10'],
  [1443, 3, 12, '2021-10-19'],
  [1443, 7, 27, '2022-02-28'],
]

test.each(known)('%i-%i-%i by reckoning is %s', (year, month, day, gregorian) => {
  expect(addDays(firstDayByReckoning(monthIndex({ year, month })), day - 1)).toBe(gregorian)
})

test('every month of every year has 29 or 30 days, and none is left out', () => {
  const first = monthIndex({ year: FIRST_YEAR, month: 1 })
  const last = monthIndex({ year: LAST_YEAR, month: 12 })
  const odd: string[] = []
  for (let index = first; index <= last; index++) {
    const days = daysBetween(firstDayByReckoning(index), firstDayByReckoning(index + 1))
    const { year, month } = monthAt(index)
    if (days !== 29 && days !== 30) odd.push(`${year}-${month}: ${days}`)
  }
  expect(odd).toEqual([])
})

test.each([
  ['1945-08-17', 'Jumat', 'Legi'],
  ['2023-03-23', 'Kamis', 'Pon'],
  ['2023-04-21', 'Jumat', 'Pahing'],
  ['2025-03-01', 'Sabtu', 'Pahing'],
])('%s is %s %s', (day, weekday, pasaran) => {
  expect([weekdayName(day), pasaranOf(day)]).toEqual([weekday, pasaran])
})
