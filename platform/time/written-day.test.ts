import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isYearless, orderOf, readClearDay, readDay, readSheetDay } from './written-day.ts'

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026/03/01 10:22', '2026-03-01'],
  ['2026-03-02 00:00:00', '2026-03-02'],
  ['2026-03-01T20:00:00Z', '2026-03-02'],
  ['2026-03-01T20:00:00+07:00', '2026-03-01'],
  ['01/03/2026', '2026-03-01'],
  ['1-3-26', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['20082026', '2026-08-20'],
  ['01 Agu 2026', '2026-08-01'],
  ['01-Aug-26 10:22', '2026-08-01'],
  ['17 Agt 2026', '2026-08-17'],
  ['17-AGT-26', '2026-08-17'],
  ['17AGT26', '2026-08-17'],
  ['17 Agt. 2026', '2026-08-17'],
  ['17 Ags ’26', '2026-08-17'],
  ['5 Nop 2026', '2026-11-05'],
  ['5 Nopember 2026', '2026-11-05'],
  ['5 Peb 2026', '2026-02-05'],
  ['5 Pebruari 2026', '2026-02-05'],
  ['5 Mrt 2026', '2026-03-05'],
  ['5 Sept. 2026', '2026-09-05'],
  ['5 Okt 2026, 10:22 WIB', '2026-10-05'],
  ['5 Des 2025 10.22.33', '2025-12-05'],
  ['Senin, 17 Agustus 2026', '2026-08-17'],
  ['Jum’at, 14 Agustus 2026', '2026-08-14'],
  ['Sen 17/08/2026', '2026-08-17'],
  ['Min., 16-Agu-2026 pukul 08.00', '2026-08-16'],
  ['Monday, August 17, 2026', '2026-08-17'],
  ['Aug 17, 2026', '2026-08-17'],
  ['August 17th, 2026', '2026-08-17'],
  ['Kam 05/02/2026', '2026-02-05'],
  ['Sab 05/02/2026', undefined],
  ['31/02/2026', undefined],
  ['01/03', undefined],
  ['17 Foo 2026', undefined],
  ['Agustus 2026', undefined],
  ['01/03/2026 s/d 31/03/2026', undefined],
  ['01/03/0026', undefined],
  ['13/13/2026', undefined],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['10/05/2026', 'mdy', '2026-10-05'],
  ['10/05/26 08:00', 'mdy', '2026-10-05'],
  ['13/05/2026', 'mdy', undefined],
  ['26/10/05', 'ymd', '2026-10-05'],
  ['05-OKT-26', 'mdy', '2026-10-05'],
  ['Sab 05/02/2026', 'mdy', '2026-05-02'],
  ['2026-10-05', 'mdy', '2026-10-05'],
] as const)('the day %s in the order %s is %s', (text, order, day) => {
  expect(readDay(text, { order })).toBe(day)
})

test('a bank that writes no year is read with that of its statement', () => {
  expect(readDay('01/03', { year: 2026 })).toBe('2026-03-01')
  expect(readDay('01/03', { year: 2026, order: 'mdy' })).toBe('2026-01-03')
  expect(readDay('1 Agt', { year: 2026 })).toBe('2026-08-01')
  expect(['01/03', '1 Agt', '12/31', '01/03/26', '20260301'].map(isYearless)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('every day is read back from every way in which it is written', () => {
  const names = [
    new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' }),
    new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' }),
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  ]
  const time = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(time, fc.constantFrom('-', '/', '.', ' '), (at, sign) => {
      const day = at.toISOString().slice(0, 10)
      const [year = '', month = '', date = ''] = day.split('-')
      expect(readDay([date, month, year].join(sign))).toBe(day)
      expect(readDay([date, month, year.slice(2)].join(sign))).toBe(day)
      expect(readDay([month, date, year].join(sign), { order: 'mdy' })).toBe(day)
      for (const name of names) expect(readDay(name.format(at))).toBe(day)
    }),
  )
})

test.each([
  ['46344', false, '2026-11-18'],
  ['44882.75', true, '2026-11-18'],
  ['36526', false, '2000-01-01'],
  ['36525', false, undefined],
  ['99999999', false, undefined],
  ['2026-11-18', true, '2026-11-18'],
  ['18-11-2026', false, '2026-11-18'],
])('%s is a day of a workbook, from 1904: %s', (text, is1904, day) => {
  expect(readSheetDay(text, { is1904 })).toBe(day)
})

test.each([
  ['03/04/2026', undefined],
  ['03/04/26 10:22', undefined],
  ['04/04/2026', '2026-04-04'],
  ['25/04/2026', '2026-04-25'],
  ['04/25/2026', '2026-04-25'],
  ['Jum 03/04/2026', '2026-04-03'],
  ['3 Apr 2026', '2026-04-03'],
  ['2026-04-03', '2026-04-03'],
  ['46115', '2026-04-03'],
])('the day %s of a sheet is %s where nothing else tells its order', (text, day) => {
  expect(readClearDay(text)).toBe(day)
})

test('a column tells in which order its days are written, unless it is written in two', () => {
  expect(orderOf(['03/04/2026', '25/04/2026'])).toBe('dmy')
  expect(orderOf(['03/04/2026', '04/25/2026'])).toBe('mdy')
  expect(orderOf(['03/04/2026', '25/04/2026', '04/25/2026'])).toBeUndefined()
  expect(orderOf(['03/04/2026', '2026-04-25'])).toBeUndefined()
  expect(readClearDay('03/04/2026', { order: 'mdy' })).toBe('2026-03-04')
})
