import { expect, test } from 'vitest'
import type { City } from '#features/prayer-time/cities.ts'
import { findCity } from '#features/prayer-time/places.ts'
import { pushPurposes } from './purposes.ts'
import { pushesBetween } from './push.ts'

const city = findCity('makassar') as City
const all = { purposes: pushPurposes, quiet: null, readAt: 1200 }

test('looked at in pieces or at once, the same is due, each once; sahur only in Ramadan', () => {
  const from = Date.parse('2027-02-05T16:00:00Z')
  const span = { city, wish: all, isRamadan: (day: string) => day >= '2027-02-08' }
  const until = new Date(from + 7 * 86_400_000)
  const whole = pushesBetween({ ...span, after: new Date(from), until })
  const pieces = Array.from({ length: 7 * 24 }, (_, hour) =>
    pushesBetween({
      ...span,
      after: new Date(from + hour * 3_600_000),
      until: new Date(from + (hour + 1) * 3_600_000),
    }),
  ).flat()
  expect(pieces).toEqual(whole)
  expect(whole.filter(({ purpose }) => purpose === 'salat')).toHaveLength(35)
  expect(whole.filter(({ purpose }) => purpose === 'sahur').map(({ day }) => day)).toEqual([
    '2027-02-08',
    '2027-02-09',
    '2027-02-10',
    '2027-02-11',
    '2027-02-12',
  ])
  for (const [purpose, times] of [
    ['jumat', 1],
    ['bacaan', 7],
    ['ayat', 7],
  ] as const)
    expect(whole.filter((push) => push.purpose === purpose)).toHaveLength(times)
})
