import { afterEach, expect, test } from 'vitest'
import { monthIndex, RAMADAN, SYAWAL } from '#features/calendar/hijri.ts'
import { pastIsbat } from '#features/calendar/queries.server.ts'
import { calendarMonths } from '#features/calendar/months.server.ts'
import { FitrahClosed } from './errors.ts'
import {
  FIRST_SEASON_YEAR,
  fitrahCodesEnd,
  fitrahSeason,
  holdSeasons,
  lastFitrahSeason,
  opensWords,
  seasons,
} from './fitrah-season.ts'

afterEach(() => holdSeasons(seasons))

test.each([
  ['2026-02-18T23:59:59+07:00', { state: 'closed', opens: '2026-02-19', isEstimate: false }],
  ['2026-02-19T00:00:00+07:00', { state: 'open', idulfitri: '2026-03-21', isEstimate: false }],
  ['2026-03-21T04:29:59+07:00', { state: 'open', idulfitri: '2026-03-21', isEstimate: false }],
  ['2026-03-21T04:30:00+07:00', { state: 'closing', idulfitri: '2026-03-21', isEstimate: false }],
  ['2026-03-21T05:29:59+07:00', { state: 'closing', idulfitri: '2026-03-21', isEstimate: false }],
  ['2026-03-21T05:30:00+07:00', { state: 'late', idulfitri: '2026-03-21', isEstimate: false }],
  ['2026-03-22T00:00:00+07:00', { state: 'closed', opens: '2027-02-08', isEstimate: true }],
  ['2026-11-21T12:00:00+07:00', { state: 'closed', opens: '2027-02-08', isEstimate: true }],
  ['2028-02-28T12:00:00+07:00', { state: 'closed', opens: '2029-01-16', isEstimate: true }],
  ['2033-12-24T12:00:00+07:00', { state: 'unknown' }],
])('at %s the season of fitrah is %j', (moment, season) => {
  expect(fitrahSeason(new Date(moment))).toEqual(season)
})

test.each([
  ['2026-11-21T12:00:00+07:00', '2026-02-19T00:00:00+07:00', '2026-03-21T05:30:00+07:00'],
  ['2026-03-01T12:00:00+07:00', '2026-02-19T00:00:00+07:00', '2026-03-01T12:00:00+07:00'],
  ['2026-02-20T00:00:00+07:00', '2026-02-19T00:00:00+07:00', '2026-02-20T00:00:00+07:00'],
  ['2026-02-19T12:00:00+07:00', '2025-03-01T00:00:00+07:00', '2025-03-31T05:30:00+07:00'],
])('at %s the last season was from %s until %s', (now, from, until) => {
  const season = { from: new Date(from), until: new Date(until) }
  expect(lastFitrahSeason(new Date(now))).toEqual(season)
})

test.each([
  ['2026-02-18T12:00:00+07:00', 'Zakat fitrah dibuka mulai 19 Februari 2026.'],
  ['2026-03-22T12:00:00+07:00', 'Zakat fitrah dibuka mulai 8 Februari 2027 (perkiraan).'],
  ['2026-03-01T12:00:00+07:00', 'Zakat fitrah dibuka pada bulan Ramadan.'],
  ['2033-12-24T12:00:00+07:00', 'Zakat fitrah dibuka pada bulan Ramadan.'],
])('at %s a donor reads: %s', (moment, sentence) => {
  const season = fitrahSeason(new Date(moment))
  expect(opensWords(season)).toBe(sentence)
  expect(new FitrahClosed(season).message).toBe(
    `${sentence} Sementara itu, Anda dapat bersedekah di program lain.`,
  )
})

test('before the first known season there was none', () => {
  expect(lastFitrahSeason(new Date('2020-01-01T00:00:00+07:00'))).toBeUndefined()
})

test('a season is an estimate until the sidang isbat has decided it', () => {
  const decided = seasons.filter(({ isEstimate }) => !isEstimate)
  expect(decided.map(({ ramadan }) => ramadan)).toEqual(['2024-03-12', '2025-03-01', '2026-02-19'])
})

test('the seasons are the months of the calendar: one a Hijri year', () => {
  const decided = [...pastIsbat].map(
    ([index, result]) => [index, { ...result, source: 'isbat' as const }] as const,
  )
  const calendar = calendarMonths(new Map(decided))
  const of = (month: number) =>
    seasons.map((_, at) => calendar.firstDay(monthIndex({ year: FIRST_SEASON_YEAR + at, month })))
  expect(seasons).toHaveLength(11)
  expect(seasons.map(({ ramadan }) => ramadan)).toEqual(of(RAMADAN))
  expect(seasons.map(({ idulfitri }) => idulfitri)).toEqual(of(SYAWAL))
})

test.each([
  ['2026-02-18T12:00:00+07:00', undefined],
  ['2026-03-01T12:00:00+07:00', '2026-03-21T04:30:00+07:00'],
  ['2026-03-21T04:29:59+07:00', '2026-03-21T04:30:00+07:00'],
  // In the last hour and after the prayer none is drawn.
  ['2026-03-21T04:30:00+07:00', undefined],
  ['2026-03-21T06:00:00+07:00', undefined],
  // Until the isbat of Syawal, Ramadan of 1448 may end after 29 days.
  ['2027-02-20T12:00:00+07:00', '2027-03-09T04:30:00+07:00'],
  ['2027-03-09T04:29:59+07:00', '2027-03-09T04:30:00+07:00'],
  ['2027-03-09T04:30:00+07:00', '2027-03-10T04:30:00+07:00'],
])('a code for zakat fitrah drawn at %s ends at %s', (now, end) => {
  expect(fitrahCodesEnd(new Date(now))).toEqual(end && new Date(end))
})

test('the seasons that the desk decided replace the estimates, each end by its own decision', () => {
  const decided = { ramadan: '2027-02-09', idulfitri: '2027-03-11', isEstimate: false }
  const during = new Date('2027-02-20T12:00:00+07:00')
  holdSeasons([{ ...decided, isEndEstimate: true }])
  expect(fitrahSeason(during)).toMatchObject({ idulfitri: '2027-03-11', isEstimate: true })
  expect(fitrahCodesEnd(during)).toEqual(new Date('2027-03-10T04:30:00+07:00'))
  holdSeasons([{ ...decided, isEndEstimate: false }])
  expect(fitrahSeason(during)).toMatchObject({ idulfitri: '2027-03-11', isEstimate: false })
  expect(fitrahCodesEnd(during)).toEqual(new Date('2027-03-11T04:30:00+07:00'))
})
