import { expect, test } from 'vitest'
import { closed, type PlayerState } from '../player-state.ts'
import { type PlayerEvent, transition } from './machine.ts'
import { soundAnchor, type Playlist } from '../playlist.ts'
import { recordingsAfter, recordingsOf } from './playback.ts'
import { repeatAt } from './upcoming.ts'

const five: Playlist = {
  kind: 'surah',
  number: 97,
  tracks: [1, 2, 3, 4, 5].map((ayah) => ({ surah: 97, name: 'Al-Qadr', ayah, sources: [] })),
}
const opened: Playlist = {
  ...five,
  tracks: five.tracks.map((track) => ({ ...track, basmala: ['basmala'] })),
}
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)
const play = (index: number, playlist = five): PlayerEvent => ({ type: 'play', playlist, index })
const rest: PlayerEvent = { type: 'ended', isRest: true }
const pause: PlayerEvent = { type: 'pause', at: 2 }
const verse: PlayerEvent = { type: 'repeat', repeat: { kind: 'verse' } }
const range = { kind: 'range', from: 1, to: 3, times: 2, round: 1 } as const

test('a closed player holds nothing and shows nothing', () => {
  expect(closed).toEqual({
    playlist: null,
    current: null,
    index: -1,
    isCardVisible: false,
    isCardPaused: true,
    resumeAt: 0,
    title: '',
  })
  expect([recordingsOf(closed), recordingsAfter(closed), soundAnchor(closed)]).toEqual([
    null,
    null,
    null,
  ])
  expect(soundAnchor({ playlist: five, current: null })).toBeNull()
  expect(soundAnchor({ playlist: null, current: five.tracks[0] ?? null })).toBeNull()
})

test.each<[string, PlayerEvent[], PlayerEvent]>([
  [
    'a second that is sought in a pause of the silence',
    [play(1), rest, pause],
    { type: 'sought', at: 4 },
  ],
  ['a silence that is over while paused', [play(1), rest, pause], { type: 'rested' }],
  ['a silence that is over while a verse sounds', [play(1)], { type: 'rested' }],
  ['a sound that comes while nothing is late', [play(1)], { type: 'sounding' }],
  ['a sound that comes while closed', [], { type: 'sounding' }],
  ['a wish to repeat while closed', [], verse],
  ['a stretch while closed', [], { type: 'repeat', repeat: range }],
  ['another qari while closed', [], { type: 'reciter-changed', playlist: five }],
  ['a screen that opens while closed', [], { type: 'opened', screen: five }],
])('%s changes nothing', (_case, events, event) => {
  const state = after(...events)
  expect(transition(state, event)).toBe(state)
})

test('going back to a verse leaves its basmala out, going on to it does not', () => {
  expect(transition(after(play(2, opened)), { type: 'previous' }).isBasmala).toBeUndefined()
  const next: PlayerEvent = { type: 'next' }
  expect(after(play(2, opened), next, next)).toMatchObject({ index: 3, isBasmala: true })
})

test('a repeated verse has its basmala the first time only', () => {
  const again = after(play(1, opened), verse, { type: 'ended' }, { type: 'ended' })
  expect(again).toMatchObject({ index: 1, isCardPaused: false })
  expect(again.isBasmala).toBeUndefined()
})

test('a repeat belongs to its playlist', () => {
  const other = { ...five, number: 98 }
  expect(after(play(0), { type: 'repeat', repeat: range }, play(2, other)).repeat).toBeUndefined()
  expect(after(play(0), { type: 'repeat', repeat: range }, play(2)).repeat).toMatchObject(range)
})

test('a jump keeps a repeated verse anywhere, and a stretch between its ends', () => {
  const kept = [0, 1, 3, 4].map((index) => repeatAt(range, index) !== undefined)
  expect(kept).toEqual([false, true, true, false])
  expect(repeatAt({ kind: 'verse' }, 4)).toEqual({ kind: 'verse' })
  expect(repeatAt(undefined, 4)).toBeUndefined()
})

test('a wish in the silence decides what follows, and taking it back decides again', () => {
  const repeated = after(play(1), rest, verse)
  expect(repeated.upNext).toMatchObject({ index: 1 })
  const freed = transition(repeated, { type: 'repeat', repeat: undefined })
  expect(freed.upNext).toMatchObject({ index: 2 })
  const last = after(play(4), verse, rest, { type: 'repeat', repeat: undefined })
  expect(last.upNext).toBeUndefined()
})

test('a failure begins at the start of a verse unless a second is known, and is said to be left out', () => {
  expect(after(play(1), { type: 'failed' }).failure).toEqual({
    kind: 'skipped',
    count: 1,
    first: { index: 1, at: 0 },
    last: 1,
  })
  const heard = after(play(1), { type: 'failed' }, { type: 'rested' }, { type: 'ended' })
  expect(heard).not.toHaveProperty('failure.kind')
})

test('asleep after a verse, heard or failed, the next place is the start of a verse', () => {
  const sleep: PlayerEvent = { type: 'sleep', sleep: { until: 1, minutes: 15 } }
  const late: PlayerEvent = { type: 'sleep', sleep: { until: 0, minutes: 15 } }
  for (const type of ['ended', 'failed'] as const) {
    expect(after(play(1), sleep, { type, now: 1 })).toMatchObject({
      isCardPaused: true,
      resumeAt: 0,
    })
    // Without a time given it is the beginning of time.
    expect(after(play(1), sleep, { type }).isCardPaused).toBe(false)
    expect(after(play(1), late, { type }).isCardPaused).toBe(true)
  }
})

test('a stretch of one verse is a stretch', () => {
  const one = { ...range, from: 2, to: 2 }
  expect(after(play(0), { type: 'repeat', repeat: one })).toMatchObject({ index: 2, repeat: one })
})
