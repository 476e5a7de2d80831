import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextOccurrence, occurrencesIn } from './rhythm.ts'

/** '2026-06-19 07.00', in Jakarta time. */
function inJakarta(moment: Date): string {
  const local = new Date(moment.getTime() + 7 * 3_600_000)
  return local.toISOString().slice(0, 16).replace('T', ' ').replace(':', '.')
}

const nights = [{ from: '2026-02-18', to: '2026-03-19' }]

test.each([
  ['subuh', null, '2026-06-15T03:00:00Z', '2026-06-16 04.45'],
  ['subuh', null, '2026-06-14T21:44:59Z', '2026-06-15 04.45'],
  ['subuh', null, '2026-06-14T21:45:00Z', '2026-06-16 04.45'],
  ['subuh', null, '2026-12-31T03:00:00Z', '2027-01-01 04.45'],
  ['jumat', null, '2026-06-15T03:00:00Z', '2026-06-19 07.00'],
  ['jumat', null, '2026-06-19T00:00:00Z', '2026-06-26 07.00'],
  // Still Thursday in London, already Friday in Jakarta.
  ['jumat', null, '2026-06-18T18:00:00Z', '2026-06-19 07.00'],
  ['pekanan', 7, '2026-06-15T03:00:00Z', '2026-06-21 08.00'],
  ['pekanan', 1, '2026-06-15T01:00:00Z', '2026-06-22 08.00'],
  ['bulanan', 1, '2026-06-15T03:00:00Z', '2026-07-01 08.00'],
  ['bulanan', 31, '2026-01-31T01:00:00Z', '2026-02-28 08.00'],
  ['bulanan', 31, '2028-01-31T01:00:00Z', '2028-02-29 08.00'],
  ['bulanan', 31, '2026-02-28T01:00:00Z', '2026-03-31 08.00'],
  ['bulanan', 31, '2026-03-31T01:00:00Z', '2026-04-30 08.00'],
  ['bulanan', 30, '2026-01-30T01:00:00Z', '2026-02-28 08.00'],
  ['bulanan', 15, '2026-12-20T00:00:00Z', '2027-01-15 08.00'],
  ['ramadan', null, '2026-01-20T00:00:00Z', '2026-02-18 17.00'],
  ['ramadan', null, '2026-02-18T10:00:00Z', '2026-02-19 17.00'],
  ['ramadan', null, '2026-03-19T10:00:00Z', undefined],
] as const)('%s (%s) after %s comes at %s', (kind, day, after, due) => {
  const rhythm = { kind, day, firstDay: '2026-01-01', lastDay: null }
  const next = nextOccurrence(rhythm, new Date(after), nights)
  expect(next && inJakarta(next)).toBe(due)
})

test('nothing comes before the first day or after the last', () => {
  const rhythm = {
    kind: 'jumat',
    day: null,
    firstDay: '2026-06-20',
    lastDay: '2026-06-27',
  } as const
  const first = nextOccurrence(rhythm, new Date('2026-06-15T03:00:00Z'), nights)
  expect(first && inJakarta(first)).toBe('2026-06-26 07.00')
  expect(first && nextOccurrence(rhythm, first, nights)).toBeUndefined()
  expect(occurrencesIn(rhythm, { from: '2026-06-01', to: '2026-06-30' }, nights)).toBe(1)
  const all = { ...rhythm, kind: 'ramadan', firstDay: '2026-01-01', lastDay: null } as const
  expect(occurrencesIn(all, { from: '2026-01-01', to: '2026-12-31' }, nights)).toBe(30)
})

test('a monthly plan comes once in every month, whatever its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), (day) => {
      const rhythm = { kind: 'bulanan', day, firstDay: '2027-12-01', lastDay: null } as const
      let at = new Date('2027-12-31T17:00:00Z')
      const months = Array.from({ length: 24 }, () => {
        at = nextOccurrence(rhythm, at, []) as Date
        return inJakarta(at).slice(0, 7)
      })
      expect(new Set(months).size).toBe(24)
    }),
  )
})
