import { expect, test } from 'vitest'
import { closed, highlighted, type PlayerState } from '../player-state.ts'
import { canStep, type PlayerEvent, transition } from './machine.ts'
import type { Playlist } from '../playlist.ts'

const track = (surah: number, name: string, ayah: number) => ({
  surah,
  name,
  ayah,
  sources: [`${surah}-${ayah}`],
})

const fatihah: Playlist = {
  kind: 'surah',
  number: 1,
  tracks: [1, 2, 3].map((ayah) => track(1, 'Al-Fatihah', ayah)),
}
const juz30: Playlist = {
  kind: 'juz',
  number: 30,
  tracks: [track(78, "An-Naba'", 40), track(79, "An-Nazi'at", 1)],
}

const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)
const playFrom = (index: number, playlist = fatihah): PlayerEvent => ({
  type: 'play',
  playlist,
  index,
})

test('play starts at the given verse and shows the card', () => {
  expect(after(playFrom(1))).toEqual({
    playlist: fatihah,
    current: fatihah.tracks[1],
    index: 1,
    isCardVisible: true,
    isCardPaused: false,
    resumeAt: 0,
    title: 'Surat Al-Fatihah - Ayat 2',
  })
})

test('a juz says which juz, surah and verse', () => {
  expect(after(playFrom(1, juz30)).title).toBe("Juz 30 : Surat An-Nazi'at - Ayat 1")
})

test('when a verse ends the next one plays by itself', () => {
  expect(after(playFrom(0), { type: 'ended' })).toMatchObject({
    index: 1,
    isCardPaused: false,
    title: 'Surat Al-Fatihah - Ayat 2',
  })
})

test('after the last verse the player stops and the card shows paused', () => {
  const state = after(playFrom(2), { type: 'ended' })
  expect(state).toMatchObject({ index: 2, isCardVisible: true, isCardPaused: true, resumeAt: 0 })
  expect(highlighted(state, fatihah)).toBeNull()
})

test('every verse of a playlist is reached by ended alone', () => {
  const states = [0, 1, 2].map((count) =>
    after(playFrom(0), ...Array(count).fill({ type: 'ended' })),
  )
  expect(states.map((state) => state.current?.ayah)).toEqual([1, 2, 3])
})

test('pause keeps the place in the verse and clears the highlight; resume goes on there', () => {
  const paused = after(playFrom(1), { type: 'pause', at: 3.5 })
  expect(paused).toMatchObject({ index: 1, isCardVisible: true, isCardPaused: true, resumeAt: 3.5 })
  expect(highlighted(paused, fatihah)).toBeNull()
  const resumed = transition(paused, { type: 'resume' })
  expect(resumed).toMatchObject({ index: 1, isCardPaused: false, resumeAt: 3.5 })
  expect(highlighted(resumed, fatihah)).toBe(1)
})

test.each<[string, PlayerState, PlayerEvent]>([
  ['next on the last verse', after(playFrom(2)), { type: 'next' }],
  ['previous on the first verse', after(playFrom(0)), { type: 'previous' }],
  ['play at a verse that does not exist', after(playFrom(0)), playFrom(3)],
  ['play at a verse before the first', closed, playFrom(-1)],
  ['next while closed', closed, { type: 'next' }],
  ['previous while closed', closed, { type: 'previous' }],
  ['pause while closed', closed, { type: 'pause', at: 1 }],
  ['resume while closed', closed, { type: 'resume' }],
  ['ended while closed', closed, { type: 'ended' }],
  ['ended while paused', after(playFrom(0), { type: 'pause', at: 1 }), { type: 'ended' }],
  ['pause while paused', after(playFrom(0), { type: 'pause', at: 1 }), { type: 'pause', at: 2 }],
  ['resume while playing', after(playFrom(0)), { type: 'resume' }],
  ['close while closed', closed, { type: 'close' }],
])('%s changes nothing', (_case, state, event) => {
  expect(transition(state, event)).toBe(state)
})

test('next and previous go one verse and start it from its beginning, also out of a pause', () => {
  const paused = after(playFrom(1), { type: 'pause', at: 2 })
  expect(transition(paused, { type: 'next' })).toMatchObject({
    index: 2,
    resumeAt: 0,
    isCardPaused: false,
  })
  expect(transition(paused, { type: 'previous' })).toMatchObject({
    index: 0,
    resumeAt: 0,
    isCardPaused: false,
  })
})

test('the buttons know whether there is a verse to go to', () => {
  const reach = (index: number) => [
    canStep(after(playFrom(index)), -1),
    canStep(after(playFrom(index)), 1),
  ]
  expect([reach(0), reach(1), reach(2)]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
})

test('close stops the audio and hides the card', () => {
  expect(after(playFrom(1), { type: 'close' })).toEqual(closed)
})

test('opening another surah closes the playback, opening the same one does not', () => {
  expect(after(playFrom(1), { type: 'opened', screen: { kind: 'surah', number: 2 } })).toEqual(
    closed,
  )
  expect(after(playFrom(1), { type: 'opened', screen: fatihah }).index).toBe(1)
})

test('opening a juz keeps a surah playing; starting the juz takes its place', () => {
  const kept = after(playFrom(1), { type: 'opened', screen: { kind: 'juz', number: 30 } })
  expect(kept.playlist).toBe(fatihah)
  expect(transition(kept, playFrom(0, juz30))).toMatchObject({ playlist: juz30, index: 0 })
})

test('only the screen of what plays shows the highlight', () => {
  const state = after(playFrom(1))
  expect(highlighted(state, { kind: 'surah', number: 1 })).toBe(1)
  expect(highlighted(state, { kind: 'surah', number: 2 })).toBeNull()
  expect(highlighted(state, { kind: 'juz', number: 1 })).toBeNull()
})
