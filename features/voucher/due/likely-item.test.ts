import { expect, test } from 'vitest'
import type { OpenItem } from '../open-items.server.ts'
import { likelyItem } from './likely-item.ts'

const item = (id: string, party: string, remaining: number, dueRest = remaining) =>
  ({ id, party, remaining, dueRest }) as OpenItem
const loans = [item('a', 'Pak Harun', 1_000_000, 333_333), item('b', 'Ibu Siti', 600_000, 200_000)]

test.each([
  ['ANGSURAN QARDH HARUN KE 3', 250_000, 'a'],
  ['ANGSURAN QARDH', 200_000, 'b'],
  ['ANGSURAN QARDH', 1_000_000, 'a'],
  ['ANGSURAN QARDH IBU', 50_000, undefined],
  ['HARUN DAN SITI', 333_333, 'a'],
])('%s of %i settles %s', (note, sum, id) => {
  expect(likelyItem(loans, { note, sum })).toBe(id)
})
