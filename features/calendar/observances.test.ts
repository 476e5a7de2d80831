import { expect, test } from 'vitest'
import { eveningsBefore, fastsOn, islamicDays, nationalDays } from './observances.ts'

function names(of: { name: string }[]): string[] {
  return of.map(({ name }) => name)
}

test.each([
  [1, 1, 'Tahun Baru Hijriah'],
  [1, 9, 'Hari Tasua'],
  [1, 10, 'Hari Asyura'],
  [3, 12, 'Maulid Nabi Muhammad saw.'],
  [7, 27, 'Isra Mikraj Nabi Muhammad saw.'],
  [8, 15, 'Nisfu Syakban'],
  [9, 1, 'Awal Ramadan'],
  [9, 17, 'Nuzulul Quran'],
  [10, 1, 'Idulfitri'],
  [10, 2, 'Idulfitri hari kedua'],
  [12, 8, 'Hari Tarwiyah'],
  [12, 9, 'Hari Arafah'],
  [12, 10, 'Iduladha'],
  [12, 13, 'Hari Tasyrik'],
])('on the %i-%i stands %s', (month, day, name) => {
  expect(names(islamicDays({ year: 1447, month, day }))).toEqual([name])
})

test.each([
  // 19 February 2026 is a Thursday.
  [9, 1, '2026-02-19', ['wajib Puasa Ramadan']],
  [10, 1, '2026-03-21', ['haram Dilarang berpuasa']],
  [12, 10, '2026-05-27', ['haram Dilarang berpuasa']],
  [12, 13, '2026-05-30', ['haram Dilarang berpuasa']],
  [12, 14, '2026-05-31', ['sunah Puasa Ayyamul Bidh']],
  [12, 9, '2026-05-26', ['sunah Puasa Arafah']],
  [1, 10, '2026-06-26', ['sunah Puasa Asyura']],
  [1, 13, '2026-06-29', ['sunah Puasa Ayyamul Bidh', 'sunah Puasa Senin']],
  [2, 3, '2026-07-16', ['sunah Puasa Kamis']],
  [2, 4, '2026-07-17', []],
  [10, 2, '2026-03-22', ['sunah Puasa enam hari Syawal']],
])('on the %i-%i, %s, the fasts are %j', (month, day, gregorian, expected) => {
  const fasts = fastsOn({ year: 1447, month, day }, gregorian)
  expect(fasts.map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected)
})

test.each([
  [8, 15, ['Malam Nisfu Syakban']],
  [9, 21, ['Malam ke-21 Ramadan, malam yang dicari Lailatulqadar']],
  [9, 22, []],
  [9, 29, ['Malam ke-29 Ramadan, malam yang dicari Lailatulqadar']],
  [10, 1, ['Malam takbiran']],
  [11, 1, []],
])('at Magrib before the %i-%i begins %j', (month, day, evenings) => {
  expect(eveningsBefore({ year: 1447, month, day })).toEqual(evenings)
})

test('of the holidays of the state those with a fixed day are known', () => {
  const days = ['2027-01-01', '2027-05-01', '2027-06-01', '2027-08-17', '2027-12-25', '2027-12-26']
  expect(days.map((day) => nationalDays(day).length)).toEqual([1, 1, 1, 1, 1, 0])
})
