import { expect, test } from 'vitest'
import { closed, highlighted, isBasmalaHighlighted, type PlayerState } from '../player-state.ts'
import { canStep, type PlayerEvent, transition } from './machine.ts'
import type { Playlist } from '../playlist.ts'
import { recordingsAfter, recordingsOf } from './playback.ts'

const verse = (surah: number, ayah: number) => ({
  surah,
  name: `S${surah}`,
  ayah,
  sources: [`${surah}:${ayah}`],
  ...(ayah === 1 && { basmala: ['basmala'] }),
})
const surah: Playlist = { kind: 'surah', number: 112, tracks: [1, 2, 3].map((a) => verse(112, a)) }
const juz: Playlist = {
  kind: 'juz',
  number: 30,
  tracks: [verse(113, 5), verse(114, 1), verse(114, 2)],
}
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)
const play = (index: number, playlist = surah): PlayerEvent => ({ type: 'play', playlist, index })
const ended: PlayerEvent = { type: 'ended' }
const next: PlayerEvent = { type: 'next' }
const previous: PlayerEvent = { type: 'previous' }

/** What sounds until the player stops by itself, at most `most`. */
function heard(state: PlayerState, most = 12): string[] {
  const sounds: string[] = []
  while (!state.isCardPaused && sounds.length < most) {
    sounds.push(recordingsOf(state)?.[0] ?? '')
    state = transition(state, ended)
  }
  return sounds
}

const range = (from: number, to: number, times: number): PlayerEvent => ({
  type: 'repeat',
  repeat: { kind: 'range', from, to, times, round: 1 },
})

test.each<[string, PlayerState, string[]]>([
  ['a surah from its start', after(play(0)), ['basmala', '112:1', '112:2', '112:3']],
  ['a surah from its second verse', after(play(1)), ['112:2', '112:3']],
  ['a juz where a surah begins', after(play(0, juz)), ['113:5', 'basmala', '114:1', '114:2']],
  ['next into another surah', after(play(0, juz), next), ['basmala', '114:1', '114:2']],
  ['next over the basmala', after(play(0), next), ['112:1', '112:2', '112:3']],
  ['back to the first verse', after(play(1), previous), ['112:1', '112:2', '112:3']],
  [
    'a first verse resumed at a second',
    after({ ...play(0), at: 3 } as PlayerEvent),
    ['112:1', '112:2', '112:3'],
  ],
  [
    'a range from the start, in each round',
    after(play(2), range(0, 1, 2)),
    ['basmala', '112:1', '112:2', 'basmala', '112:1', '112:2'],
  ],
  [
    'one verse as a range: only in the first round',
    after(play(2), range(0, 0, 3)),
    ['basmala', '112:1', '112:1', '112:1'],
  ],
])('the basmala sounds where it belongs: %s', (_case, state, expected) => {
  expect(heard(state)).toEqual(expected)
})

test('a verse that repeats has it only once', () => {
  const repeat: PlayerEvent = { type: 'repeat', repeat: { kind: 'verse' } }
  expect(heard(after(play(0), repeat), 4)).toEqual(['basmala', '112:1', '112:1', '112:1'])
})

test('over the basmala the card names it and no verse is highlighted', () => {
  const state = after(play(0))
  expect(state).toMatchObject({ index: 0, title: 'Surat S112 - Basmalah' })
  expect(highlighted(state, surah)).toBeNull()
  expect(isBasmalaHighlighted(state, { kind: 'surah', surah: 112 })).toBe(true)
  expect(isBasmalaHighlighted(state, { kind: 'juz', surah: 112 })).toBe(false)
  expect(isBasmalaHighlighted(state, { kind: 'surah', surah: 113 })).toBe(false)
  const paused = transition(state, { type: 'pause', at: 1 })
  expect(isBasmalaHighlighted(paused, { kind: 'surah', surah: 112 })).toBe(false)

  const itself = transition(state, ended)
  expect(itself.title).toBe('Surat S112 - Ayat 1')
  expect(highlighted(itself, surah)).toBe(0)
  expect(isBasmalaHighlighted(itself, { kind: 'surah', surah: 112 })).toBe(false)
})

test('a pause over the basmala resumes in it', () => {
  const state = after(play(0), { type: 'pause', at: 1.5 }, { type: 'resume' })
  expect(state).toMatchObject({ isBasmala: true, resumeAt: 1.5, isCardPaused: false })
})

test('from the basmala one can go to its verse, also in a surah of one verse', () => {
  const alone = after(play(0, { ...surah, tracks: surah.tracks.slice(0, 1) }))
  expect([canStep(alone, 1), canStep(transition(alone, next), 1)]).toEqual([true, false])
  expect(canStep(alone, -1)).toBe(false)
})

test('what follows is known before it is needed: the verse after its basmala, the basmala before it', () => {
  expect(recordingsAfter(after(play(0)))).toEqual(['112:1'])
  expect(recordingsAfter(after(play(0, juz)))).toEqual(['basmala'])
  expect(recordingsAfter(after(play(2)))).toBeNull()
  const repeat: PlayerEvent = { type: 'repeat', repeat: { kind: 'verse' } }
  expect(recordingsAfter(after(play(0), repeat, ended))).toEqual(['112:1'])
})

test('no silence is kept after the basmala', () => {
  const state = after(play(0), { type: 'ended', isRest: true })
  expect(state).toMatchObject({ index: 0, isCardPaused: false })
  expect(state.upNext).toBeUndefined()
  expect(recordingsOf(state)).toEqual(['112:1'])
})

test('a basmala that fails is left out without a word, and tried again with its verse', () => {
  const left = after(play(0), { type: 'failed', isOffline: true })
  expect([recordingsOf(left), left.failure, left.isCardPaused]).toEqual([
    ['112:1'],
    undefined,
    false,
  ])
  const waiting = transition(left, { type: 'failed', isOffline: true })
  expect(waiting).toMatchObject({ isCardPaused: true, isBasmala: true, index: 0 })
  expect(waiting.title).toBe('Surat S112 - Basmalah')
})

test('a basmala between failed verses does not end their row', () => {
  const failed: PlayerEvent = { type: 'failed' }
  const second = after(play(0, juz), failed, { type: 'rested' }, ended, failed)
  expect(second.failure).toMatchObject({ count: 2, first: { index: 0 }, last: 1 })
})

test('another voice keeps the basmala and begins it anew', () => {
  const other = { ...surah, tracks: surah.tracks.map((t) => ({ ...t, basmala: ['other'] })) }
  expect(recordingsOf(after(play(0), { type: 'reciter-changed', playlist: other }))).toEqual([
    'other',
  ])
})

test('after the last verse it plays again from the first, with the basmala', () => {
  const done = after(play(2), ended)
  expect(done.again).toEqual({ index: 0 })
  expect(heard(transition(done, { type: 'resume' }))).toEqual([
    'basmala',
    '112:1',
    '112:2',
    '112:3',
  ])
})

test('after a range it plays the range again, as often', () => {
  const done = [ended, ended, ended, ended].reduce(transition, after(play(0), range(1, 2, 2)))
  expect(done).toMatchObject({ isCardPaused: true, repeat: undefined })
  expect(heard(transition(done, { type: 'resume' }))).toEqual(['112:2', '112:3', '112:2', '112:3'])
})

test('whoever goes to a second or asks for a repeat after the end stays on the last verse', () => {
  const done = after(play(2), ended)
  const sought = [{ type: 'sought', at: 1 }, { type: 'resume' }] as const
  expect(sought.reduce<PlayerState>(transition, done)).toMatchObject({ index: 2, resumeAt: 1 })
  const repeat: PlayerEvent = { type: 'repeat', repeat: { kind: 'verse' } }
  expect([repeat, { type: 'resume' } as const].reduce(transition, done)).toMatchObject({
    index: 2,
    repeat: { kind: 'verse' },
  })
})

test('a verse begun in its middle has no basmala before it', () => {
  const begun = after({ type: 'play', playlist: surah, index: 0, at: 4 })
  expect([begun.resumeAt, Boolean(begun.isBasmala)]).toEqual([4, false])
  expect(recordingsOf(begun)).toEqual(['112:1'])
  expect(recordingsOf(after(play(0)))).toEqual(['basmala'])
})

test('a qari who has fewer verses changes nothing', () => {
  const state = after(play(2))
  const shorter = { ...surah, tracks: surah.tracks.slice(0, 2) }
  expect(transition(state, { type: 'reciter-changed', playlist: shorter })).toBe(state)
})
