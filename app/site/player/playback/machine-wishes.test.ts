import { expect, test } from 'vitest'
import { closed, type PlayerState } from '../player-state.ts'
import { type PlayerEvent, transition } from './machine.ts'
import { upcoming } from './upcoming.ts'
import type { Playlist } from '../playlist.ts'

const track = (surah: number, ayah: number) => ({
  surah,
  name: `S${surah}`,
  ayah,
  sources: [`${surah}-${ayah}`],
})
const five: Playlist = {
  kind: 'surah',
  number: 97,
  tracks: [1, 2, 3, 4, 5].map((ayah) => track(97, ayah)),
}
const twoSurahs: Playlist = {
  kind: 'juz',
  number: 30,
  tracks: [track(113, 4), track(113, 5), track(114, 1)],
}
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)
const play = (index: number, playlist = five): PlayerEvent => ({ type: 'play', playlist, index })
const ended: PlayerEvent = { type: 'ended' }
const range = (from: number, to: number, times: number): PlayerEvent => ({
  type: 'repeat',
  repeat: { kind: 'range', from, to, times, round: 1 },
})
const verse: PlayerEvent = { type: 'repeat', repeat: { kind: 'verse' } }

const sleepAt = (until: number): PlayerEvent => ({ type: 'sleep', sleep: { until, minutes: 15 } })

test.each<[string, PlayerState, number | undefined]>([
  ['goes on to what follows', after(play(4)), 98],
  ['not out of a repeated range', after(play(4), range(4, 4, 1)), undefined],
  [
    'not when the sleep timer ends at the surah',
    after(play(4), { type: 'sleep', sleep: 'surah' }),
    undefined,
  ],
  ['not when the time of sleep has come', after(play(4), sleepAt(10)), undefined],
  ['with the sleep timer still running', after(play(4), sleepAt(30)), 98],
])('the last verse %s', (_case, state, surah) => {
  const following: Playlist = { kind: 'surah', number: 98, tracks: [track(98, 1)] }
  const next = transition(state, { type: 'ended', now: 20, following })
  expect(next.isCardPaused ? undefined : next.playlist?.number).toBe(surah)
  expect(next.sleep).toEqual(surah ? state.sleep : undefined)
})

/** The verses that play until the player stops by itself, at most `most`. */
function played(state: PlayerState, most: number): number[] {
  const ayat: number[] = []
  while (!state.isCardPaused && ayat.length < most) {
    ayat.push(state.current?.ayah ?? 0)
    state = transition(state, ended)
  }
  return ayat
}

test.each<[string, PlayerState, number[]]>([
  ['without a wish every verse once', after(play(0)), [1, 2, 3, 4, 5]],
  ['a verse again and again', after(play(1), verse), [2, 2, 2, 2, 2, 2, 2, 2, 2]],
  [
    'until told otherwise',
    after(play(3), verse, ended, { type: 'repeat', repeat: undefined }),
    [4, 5],
  ],
  ['a stretch twice, then it stops', after(play(0), range(1, 2, 2)), [2, 3, 2, 3]],
  ['a stretch of one verse three times', after(play(0), range(4, 4, 3)), [5, 5, 5]],
  ['a stretch without end', after(play(0), range(0, 1, 0)), [1, 2, 1, 2, 1, 2, 1, 2, 1]],
  [
    'leaving the stretch ends it',
    after(play(0), range(0, 1, 9), ended, { type: 'next' }),
    [3, 4, 5],
  ],
  ['moving within it keeps it', after(play(0), range(0, 2, 1), { type: 'next' }), [2, 3]],
  [
    'a verse repeated moves along with next',
    after(play(0), verse, { type: 'next' }),
    [2, 2, 2, 2, 2, 2, 2, 2, 2],
  ],
  ['another playlist begins without repeats', after(play(0), verse, play(0, twoSurahs)), [4, 5, 1]],
])('%s', (_case, state, expected) => {
  expect(played(state, 9)).toEqual(expected)
})

test('a stretch starts at its first verse, also out of a pause, and forgets itself when it is done', () => {
  const state = after(play(4), { type: 'pause', at: 1 }, range(1, 2, 1))
  expect(state).toMatchObject({ index: 1, isCardPaused: false, resumeAt: 0 })
  const done = [ended, ended].reduce(transition, state)
  expect(done).toMatchObject({ index: 2, isCardPaused: true, repeat: undefined })
})

test.each([
  ['that ends before it begins', range(3, 1, 2)],
  ['beyond the last verse', range(3, 5, 2)],
  ['before the first', range(-1, 2, 2)],
])('a stretch %s changes nothing', (_case, event) => {
  const state = after(play(0))
  expect(transition(state, event)).toBe(state)
})

test('what follows is known before a verse ends, so that it can be fetched', () => {
  expect(upcoming(closed)).toBeNull()
  expect(upcoming(after(play(4)))).toBeNull()
  expect(upcoming(after(play(0)))?.index).toBe(1)
  expect(upcoming(after(play(2), verse))?.index).toBe(2)
  expect(upcoming(after(play(0), range(1, 2, 2), ended))?.index).toBe(1)
})

test('silence is kept after a verse, which stays the current one until it is over', () => {
  const resting = after(play(0), { type: 'ended', isRest: true })
  expect(resting).toMatchObject({ index: 0, isCardPaused: false, upNext: { index: 1 } })
  expect(transition(resting, ended)).toBe(resting)
  const rested = transition(resting, { type: 'rested' })
  expect([rested.index, rested.upNext]).toEqual([1, undefined])
})

test('no silence is kept after the last verse', () => {
  expect(after(play(4), { type: 'ended', isRest: true })).toMatchObject({
    isCardPaused: true,
    index: 4,
  })
})

test('going on after a pause in the silence begins the next verse; next and previous count from the one heard', () => {
  const resting = after(play(1), { type: 'ended', isRest: true })
  const paused = transition(resting, { type: 'pause', at: 0 })
  expect(paused).toMatchObject({ index: 1, isCardPaused: true })
  expect(transition(paused, { type: 'resume' })).toMatchObject({ index: 2, isCardPaused: false })
  const [next, previous] = [{ type: 'next' }, { type: 'previous' }] as const
  expect(
    [transition(resting, next), transition(resting, previous)].map((state) => [
      state.index,
      state.upNext,
    ]),
  ).toEqual([
    [2, undefined],
    [0, undefined],
  ])
})

test('a repeat asked for in the silence is about the verse just heard', () => {
  const resting = after(play(1), { type: 'ended', isRest: true }, verse)
  expect(transition(resting, { type: 'rested' }).index).toBe(1)
})

test('the sleep timer lets the verse end, stops, and going on begins with the next', () => {
  const asleep = (now: number) =>
    after(play(0), { type: 'sleep', sleep: { until: 1_000, minutes: 15 } }, { type: 'ended', now })
  expect(asleep(999)).toMatchObject({
    index: 1,
    isCardPaused: false,
    sleep: { until: 1_000, minutes: 15 },
  })
  expect(asleep(1_000)).toMatchObject({ index: 0, isCardPaused: true, sleep: undefined })
  expect(transition(asleep(1_000), { type: 'resume' })).toMatchObject({
    index: 1,
    isCardPaused: false,
  })
})

test('the sleep timer is over with the last verse, and what plays again is not put to sleep', () => {
  const sleepy: PlayerEvent = { type: 'sleep', sleep: { until: 1_000, minutes: 15 } }
  const done = after(play(4), sleepy, { type: 'ended', now: 1 })
  expect(done).toMatchObject({ isCardPaused: true, sleep: undefined })
  const again = transition(done, { type: 'resume' })
  expect(transition(again, { type: 'ended', now: 9_000 })).toMatchObject({
    index: 1,
    isCardPaused: false,
  })
})

test('sleep at the end of the surah stops a juz where a surah ends', () => {
  const sleepy: PlayerEvent = { type: 'sleep', sleep: 'surah' }
  expect(played(after(play(0, twoSurahs), sleepy), 9)).toEqual([4, 5])
  expect(played(after(play(0), sleepy), 9)).toEqual([1, 2, 3, 4, 5])
})

test('the sleep timer runs on in another surah and ends with the card', () => {
  const sleepy = after(
    play(0),
    { type: 'sleep', sleep: { until: 1_000, minutes: 15 } },
    play(0, twoSurahs),
  )
  expect(sleepy.sleep).toEqual({ until: 1_000, minutes: 15 })
  expect(transition(sleepy, { type: 'close' })).toEqual(closed)
  expect(transition(closed, { type: 'sleep', sleep: 'surah' })).toBe(closed)
})

test('another voice keeps the verse and begins it anew, playing or paused', () => {
  const other = { ...five, tracks: five.tracks.map((each) => ({ ...each, sources: ['b'] })) }
  const withReciter: PlayerEvent = { type: 'reciter-changed', playlist: other }
  expect(after(play(2), verse, withReciter)).toMatchObject({
    playlist: other,
    current: { ayah: 3, sources: ['b'] },
    index: 2,
    isCardPaused: false,
    resumeAt: 0,
    repeat: { kind: 'verse' },
  })
  expect(after(play(2), { type: 'pause', at: 4 }, withReciter)).toMatchObject({
    isCardPaused: true,
    resumeAt: 0,
  })
  const state = after(play(2))
  expect(transition(state, { type: 'reciter-changed', playlist: twoSurahs })).toBe(state)
})

test('a verse can be started at a second', () => {
  expect(after({ type: 'play', playlist: five, index: 1, at: 12.5 }).resumeAt).toBe(12.5)
})

test('whoever goes to another second while paused goes on there; while it sounds nothing changes', () => {
  const paused = after(play(1), { type: 'pause', at: 3 })
  const sought: PlayerEvent = { type: 'sought', at: 1.5 }
  expect(transition(paused, sought)).toEqual({ ...paused, resumeAt: 1.5 })
  for (const state of [after(play(1)), closed, after(play(1), { type: 'ended', isRest: true })]) {
    expect(transition(state, sought)).toBe(state)
  }
})
