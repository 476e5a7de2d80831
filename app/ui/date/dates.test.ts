import { expect, test } from 'vitest'
import { timeAgo } from './date-text.tsx'

const now = '2026-11-21T03:00:00Z'

test.each([
  ['2026-11-21T03:00:30Z', 'baru saja'],
  ['2026-11-21T02:59:30Z', 'baru saja'],
  ['2026-11-21T02:55:00Z', '5 menit lalu'],
  ['2026-11-21T00:59:00Z', '2 jam lalu'],
  ['2026-11-20T03:00:00Z', 'kemarin'],
  ['2026-11-18T20:00:00Z', '2 hari lalu'],
  ['2026-10-23T03:00:00Z', '29 hari lalu'],
  ['2026-10-01T03:00:00Z', '1 Oktober 2026'],
])('%s was %s', (moment, words) => {
  expect(timeAgo(moment, now)).toBe(words)
})
