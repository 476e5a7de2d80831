import { expect, test } from 'vitest'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import {
  codesEnd,
  fitrahCodeRefusal,
  fitrahRefusal,
  fundAt,
  incomeAccountIn,
  lateFitrahWords,
  namesFor,
} from './fitrah-donation.ts'

const fitrah = { fund: 'Z' as const, incomeAccount: '4120' }
const maal = { fund: 'Z' as const, incomeAccount: '4110' }
const infak = { fund: 'IT' as const, incomeAccount: '4210' }
const wakaf = { fund: 'W' as const, incomeAccount: '4300' }

/** Idulfitri of 2026 is on 21 March, its prayer after 05.30. */
const at = (time: string) => new Date(`2026-${time}:00+07:00`)

test.each([
  ['02-18T23:59', 'zakat/fitrah-closed', 'IU'],
  ['02-19T00:00', undefined, 'Z'],
  ['03-21T04:29', undefined, 'Z'],
  // Nothing is begun in the last hour; what comes in it is zakat fitrah.
  ['03-21T04:30', 'zakat/fitrah-closing', 'Z'],
  ['03-21T05:29', 'zakat/fitrah-closing', 'Z'],
  ['03-21T05:30', undefined, 'IU'],
  ['03-22T00:00', 'zakat/fitrah-closed', 'IU'],
])('zakat fitrah at %s: refused with %s, booked in fund %s', (time, code, fund) => {
  expect(fitrahRefusal(fitrah, at(time))?.code).toBe(code)
  expect(fundAt(fitrah, at(time))).toBe(fund)
  const isClosing = code === 'zakat/fitrah-closing'
  expect(fitrahCodeRefusal(fitrah, at(time))?.code).toBe(isClosing ? code : undefined)
})

test('no other campaign knows the season of zakat fitrah', () => {
  for (const campaign of [maal, infak, wakaf]) {
    for (const time of ['01-10T10:00', '03-01T10:00', '03-21T05:00', '03-21T09:00']) {
      expect(fitrahRefusal(campaign, at(time))).toBeUndefined()
      expect(fitrahCodeRefusal(campaign, at(time))).toBeUndefined()
      expect(codesEnd(campaign, at(time))).toBeUndefined()
      expect(fundAt(campaign, at(time))).toBe(campaign.fund)
    }
  }
  // What became sedekah stays it, whenever it is asked about.
  expect(fundAt({ ...fitrah, fund: 'IU' }, at('03-01T10:00'))).toBe('IU')
  expect(fundAt({ ...fitrah, fund: 'W' }, at('03-22T10:00'))).toBe('W')
})

test('codes for zakat fitrah end an hour before the prayer, and there are none outside its season', () => {
  expect(codesEnd(fitrah, at('03-20T10:00'))).toEqual(at('03-21T04:30'))
  expect(codesEnd(fitrah, at('03-21T04:30'))).toBeUndefined()
  expect(codesEnd(fitrah, at('05-01T10:00'))).toBeUndefined()
})

test.each<[Fund, string, string]>([
  ['Z', '4120', '4120'],
  ['Z', '4130', '4130'],
  ['IU', '4120', '4220'],
  ['IT', '4210', '4210'],
  ['D', '4520', '4520'],
  ['D', '4210', '4510'],
  ['N', '4900', '4900'],
])('a donation in fund %s to a campaign of %s is income of %s', (fund, incomeAccount, income) => {
  expect(incomeAccountIn(fund, { incomeAccount })).toBe(income)
})

test('a fitrah names whom it is paid for, a wakaf for whom it is given, and nothing else names anybody', () => {
  expect(namesFor(fitrah)).toBe('muzaki')
  expect(namesFor(wakaf)).toBe('wakif')
  expect([maal, infak].map(namesFor)).toEqual([undefined, undefined])
  expect(namesFor({ ...fitrah, fund: 'IU' })).toBeUndefined()
})

test('only who gave zakat fitrah too late is told that it is sedekah', () => {
  expect(lateFitrahWords({ ...fitrah, fund: 'IU' })).toContain('dicatat sebagai sedekah')
  expect(lateFitrahWords(fitrah)).toBeUndefined()
  expect(lateFitrahWords({ fund: 'IU', incomeAccount: '4220' })).toBeUndefined()
})
