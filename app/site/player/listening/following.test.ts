import { expect, test } from 'vitest'
import { closed } from '../player-state.ts'
import { isNearEnd, numberAfter } from './following.ts'

test.each([
  ['surah', 1, 2],
  ['surah', 113, 114],
  ['surah', 114, null],
  ['juz', 29, 30],
  ['juz', 30, null],
] as const)('after %s %d comes %s', (kind, number, next) => {
  expect(numberAfter({ kind, number })).toBe(next)
})

test('what follows is fetched during the last three verses', () => {
  const track = { surah: 97, name: 'Al-Qadr', ayah: 1, sources: [] }
  const playlist = { kind: 'surah', number: 97, tracks: Array(5).fill(track) } as const
  const near = [0, 1, 2, 3, 4].map((index) => isNearEnd({ ...closed, playlist, index }))
  expect(near).toEqual([false, false, true, true, true])
  expect(isNearEnd(closed)).toBe(false)
})
