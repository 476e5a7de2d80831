import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextOccurrence } from './reminder.ts'

/** '2026-06-19 07.00', in Jakarta time. */
function inJakarta(moment: Date): string {
  const local = new Date(moment.getTime() + 7 * 3_600_000)
  return local.toISOString().slice(0, 16).replace('T', ' ').replace(':', '.')
}

test.each([
  ['subuh', null, '2026-06-15T03:00:00Z', '2026-06-16 04.45'],
  ['subuh', null, '2026-06-14T21:44:59Z', '2026-06-15 04.45'],
  ['subuh', null, '2026-06-14T21:45:00Z', '2026-06-16 04.45'],
  ['subuh', null, '2026-12-31T03:00:00Z', '2027-01-01 04.45'],
  ['jumat', null, '2026-06-15T03:00:00Z', '2026-06-19 07.00'],
  ['jumat', null, '2026-06-19T00:00:00Z', '2026-06-26 07.00'],
  // Still Thursday in London, already Friday in Jakarta.
  ['jumat', null, '2026-06-18T18:00:00Z', '2026-06-19 07.00'],
  ['bulanan', 1, '2026-06-15T03:00:00Z', '2026-07-01 08.00'],
  ['bulanan', 31, '2026-01-31T01:00:00Z', '2026-02-28 08.00'],
  ['bulanan', 31, '2028-01-31T01:00:00Z', '2028-02-29 08.00'],
  ['bulanan', 31, '2026-02-28T01:00:00Z', '2026-03-31 08.00'],
  ['bulanan', 31, '2026-03-31T01:00:00Z', '2026-04-30 08.00'],
  ['bulanan', 30, '2026-01-30T01:00:00Z', '2026-02-28 08.00'],
  ['bulanan', 15, '2026-12-20T00:00:00Z', '2027-01-15 08.00'],
] as const)('%s (%s) after %s comes at %s', (kind, day, after, due) => {
  expect(inJakarta(nextOccurrence({ kind, day }, new Date(after)))).toBe(due)
})

test('a monthly reminder comes once in every month, whatever its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), (day) => {
      let at = new Date('2027-12-31T17:00:00Z')
      const months = Array.from({ length: 24 }, () => {
        at = nextOccurrence({ kind: 'bulanan', day }, at)
        return inJakarta(at).slice(0, 7)
      })
      expect(new Set(months).size).toBe(24)
      expect(months[0]).toBe('2028-01')
      expect(months.at(-1)).toBe('2029-12')
    }),
  )
})
