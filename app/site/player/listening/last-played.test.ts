import { expect, test } from 'vitest'
import { type PlayerEvent, transition } from '../playback/machine.ts'
import { closed, type PlayerState } from '../player-state.ts'
import type { Playlist } from '../playlist.ts'
import { positionText, memoryOf, readMemory } from './last-played.ts'

const now = 1_800_000_000_000
const day = 86_400_000
const playlist: Playlist = {
  kind: 'surah',
  number: 112,
  tracks: [1, 2].map((ayah) => ({ surah: 112, name: 'Al-Ikhlas', ayah, sources: [`${ayah}`] })),
}
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)
const play = (index: number): PlayerEvent => ({ type: 'play', playlist, index })

const memory = {
  kind: 'surah',
  number: 112,
  index: 1,
  title: 'Surat Al-Ikhlas - Ayat 2',
  at: 3.3,
  heardAt: now,
}

test('the verse and the second in it are remembered, and read again', () => {
  const kept = memoryOf(after(play(1)), 3.3333, now)
  expect(kept).toEqual(memory)
  expect(readMemory(JSON.stringify(kept), now + 89 * day)).toEqual(memory)
})

test('what has come to its end is not offered again', () => {
  expect(memoryOf(after(play(1), { type: 'ended' }), 0, now)).toBeNull()
  expect(memoryOf(closed, 0, now)).toBeNull()
})

test('over the basmala the verse is remembered, from its start', () => {
  const opened = {
    ...playlist,
    tracks: playlist.tracks.map((track) => ({ ...track, basmala: ['basmala'] })),
  }
  const basmala = after({ type: 'play', playlist: opened, index: 0 })
  expect(basmala.isBasmala).toBe(true)
  expect(memoryOf(basmala, 2, now)).toMatchObject({ title: 'Surat Al-Ikhlas - Ayat 1', at: 0 })
})

test('a last verse that failed is remembered', () => {
  expect(memoryOf(after(play(1), { type: 'failed' }), 0, now)).toMatchObject({ index: 1, at: 0 })
})

test('a pause in the last verse is remembered, and so is the night’s end of a verse before it', () => {
  expect(memoryOf(after(play(1), { type: 'pause', at: 2 }), 2, now)).toMatchObject({ at: 2 })
  const asleep = after(
    play(0),
    { type: 'sleep', sleep: { until: now, minutes: 15 } },
    { type: 'ended', now },
  )
  expect(memoryOf(asleep, 0, now)).toMatchObject({ index: 0 })
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['a kind that does not exist', JSON.stringify({ ...memory, kind: 'hizb' })],
  ['a title that is none', JSON.stringify({ ...memory, title: 7 })],
  ['a second in words', JSON.stringify({ ...memory, at: '3' })],
  ['a list where a number belongs', JSON.stringify({ ...memory, number: [1] })],
  ['text', '"surah"'],
  ['a second without end', JSON.stringify(memory).replace('3.3', '1e999')],
  ['a second before the first', JSON.stringify({ ...memory, at: -1 })],
  ['what was heard ninety days ago', JSON.stringify({ ...memory, heardAt: now - 90 * day })],
])('%s is no memory', (_case, stored) => {
  expect(readMemory(stored, now)).toBeNull()
})

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('%s seconds are %s', (seconds, words) => {
  expect(positionText(seconds)).toBe(words)
})

test('a juz is remembered, at its first verse and second as well', () => {
  const juz = { ...memory, kind: 'juz', index: 0, at: 0 }
  expect(readMemory(JSON.stringify(juz), now)).toEqual(juz)
  expect(memoryOf(after(play(1)), 3.36, now)).toMatchObject({ at: 3.4 })
})

test('a stretch that ended before the last verse is still offered', () => {
  const longer = { ...playlist, tracks: [...playlist.tracks, ...playlist.tracks] }
  const range = { kind: 'range', from: 1, to: 2, times: 1, round: 1 } as const
  const over = after(
    { type: 'play', playlist: longer, index: 0 },
    { type: 'repeat', repeat: range },
    { type: 'ended' },
    { type: 'ended' },
  )
  expect(over.again).toBeDefined()
  expect(memoryOf(over, 0, now)).toMatchObject({ index: 2 })
})
