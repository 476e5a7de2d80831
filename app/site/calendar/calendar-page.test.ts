import { expect, test } from 'vitest'
import { calendarMonths } from '#features/calendar/months.server.ts'
import { calendarPage } from './calendar-page.server.ts'

const months = calendarMonths(new Map())

function load(query: string) {
  return calendarPage(months, { today: '2026-11-21', search: new URLSearchParams(query) })
}

test.each([
  ['', 'November 2026', 'Jumadilawal – Jumadilakhir 1448 H'],
  ['bulan=2026-02', 'Februari 2026', 'Syakban – Ramadan 1447 H'],
  ['bulan=2027-06', 'Juni 2027', 'Zulhijah 1448 H – Muharram 1449 H'],
  ['hijriah=1447-09', 'Ramadan 1447 H', 'Februari – Maret 2026'],
  ['hijriah=1448-07', 'Rajab 1448 H', 'Desember 2026 – Januari 2027'],
  ['bulan=2026-13', 'November 2026', 'Jumadilawal – Jumadilakhir 1448 H'],
  ['hijriah=1599-01&bulan=2010-01', 'November 2026', 'Jumadilawal – Jumadilakhir 1448 H'],
])('/calendar?%s is %s, %s', (query, title, subtitle) => {
  const { month } = load(query)
  expect([month.title, month.subtitle]).toEqual([title, subtitle])
})

test('what lies ahead are days of Islam; the holidays of the state stand in their month', () => {
  const ahead = load('').ahead.map(({ observances }) => observances.map(({ name }) => name).join())
  expect(ahead[0]).toBe('Isra Mikraj Nabi Muhammad saw.')
  expect(ahead).not.toContain('Hari Raya Natal')
  expect(ahead.length).toBeGreaterThan(3)
  const december = load('bulan=2026-12').month.days.find(({ day }) => day === '2026-12-25')
  expect(december?.observances).toMatchObject([{ name: 'Hari Raya Natal' }])
})

test('the first and the last month have no neighbour beyond them, and dates move by a day when asked', () => {
  expect(load('hijriah=1432-01').month.previous).toBeUndefined()
  expect(load('hijriah=1500-12').month.next).toBeUndefined()
  expect(load('bulan=2011-01&geser=-1').month.previous).toBeUndefined()
  expect(load('bulan=2077-10&geser=1').month.next).toBeUndefined()
  expect(load('geser=1').today.hijri).toMatchObject({ day: 12 })
  expect(load('geser=-1').today.hijri).toMatchObject({ day: 10 })
  expect(load('geser=7').today.hijri).toMatchObject({ day: 11 })
})
