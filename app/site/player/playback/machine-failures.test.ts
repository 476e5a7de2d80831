import { expect, test } from 'vitest'
import { closed, highlighted, type PlayerState } from '../player-state.ts'
import { type PlayerEvent, transition } from './machine.ts'
import { noticeOf } from './notices.ts'
import type { Playlist } from '../playlist.ts'

const track = (surah: number, name: string, ayah: number) => ({
  surah,
  name,
  ayah,
  sources: [`${surah}-${ayah}`],
})
const five: Playlist = {
  kind: 'surah',
  number: 97,
  tracks: [1, 2, 3, 4, 5].map((ayah) => track(97, 'Al-Qadr', ayah)),
}
const twoSurahs: Playlist = {
  kind: 'juz',
  number: 30,
  tracks: [track(113, 'Al-Falaq', 5), track(114, 'An-Nas', 1)],
}
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)
const play = (index: number, playlist = five): PlayerEvent => ({ type: 'play', playlist, index })
const failed: PlayerEvent = { type: 'failed' }
const rested: PlayerEvent = { type: 'rested' }
const ended: PlayerEvent = { type: 'ended' }
const resume: PlayerEvent = { type: 'resume' }
const sleep: PlayerEvent = { type: 'sleep', sleep: { until: 1_000, minutes: 15 } }
const repeat: PlayerEvent = { type: 'repeat', repeat: { kind: 'verse' } }

const words = (state: PlayerState) => noticeOf(state)?.text

test('a verse that fails is named, stays in view, and gives way to the next after a moment', () => {
  const state = after(play(2), failed)
  expect(state).toMatchObject({ index: 2, isCardPaused: false, upNext: { index: 3 } })
  expect(highlighted(state, five)).toBe(2)
  expect(noticeOf(state)).toEqual({
    text: 'Ayat 3 belum dapat diputar. Lanjut ke ayat 4…',
    isAlert: true,
  })
  const next = transition(state, rested)
  expect(next).toMatchObject({ index: 3, isCardPaused: false })
  expect(next.upNext).toBeUndefined()
  expect(noticeOf(next)).toBeNull()
})

test('in a juz the notice names the surah that follows', () => {
  expect(words(after(play(0, twoSurahs), failed))).toBe(
    'Ayat 5 belum dapat diputar. Lanjut ke An-Nas ayat 1…',
  )
})

test('the third failure in a row stops where the first was, and a new try leaves no verse out', () => {
  const state = after(play(1), { type: 'failed', at: 2.5 }, rested, failed, rested, failed)
  expect(state).toMatchObject({
    index: 1,
    resumeAt: 2.5,
    isCardVisible: true,
    isCardPaused: true,
    title: 'Surat Al-Qadr - Ayat 2',
  })
  expect(state.upNext).toBeUndefined()
  expect(noticeOf(state)).toEqual({
    text: 'Beberapa ayat berturut-turut belum dapat diputar. Periksa koneksi internet Anda, lalu coba lagi.',
    isAlert: true,
    canRetry: true,
  })
  const again = transition(state, resume)
  expect(again).toMatchObject({ index: 1, resumeAt: 2.5, isCardPaused: false })
  expect(noticeOf(again)).toBeNull()
  // The count starts again with the press.
  expect(transition(again, failed).upNext).toEqual({ index: 2 })
})

test('a verse that is heard in between ends the row', () => {
  const state = after(play(0), failed, rested, failed, rested, ended, failed)
  expect(state).toMatchObject({ index: 3, isCardPaused: false, upNext: { index: 4 } })
})

test('so does a press', () => {
  const next = after(play(0), failed, rested, failed, { type: 'next' }, failed)
  expect(next).toMatchObject({ index: 2, upNext: { index: 3 }, failure: { count: 1 } })
  const resumed = after(play(0), failed, rested, failed, { type: 'pause', at: 0 }, resume, failed)
  expect(resumed).toMatchObject({ index: 2, upNext: { index: 3 }, failure: { count: 1 } })
})

test('where nothing follows, the player stops on the verse and says which one it is', () => {
  const state = after(play(4), { type: 'failed', at: 1 })
  expect(state).toMatchObject({ index: 4, resumeAt: 1, isCardPaused: true })
  expect(state.again).toBeUndefined()
  expect(words(state)).toBe(
    'Ayat 5 belum dapat diputar. Periksa koneksi internet Anda, lalu coba lagi.',
  )
})

test('a verse that repeats is tried again, three times at most', () => {
  const once = after(play(1), repeat, failed)
  expect(words(once)).toBe('Ayat 2 belum dapat diputar. Mencoba lagi…')
  const stopped = [rested, failed, rested, failed].reduce(transition, once)
  expect(stopped).toMatchObject({ index: 1, isCardPaused: true, repeat: { kind: 'verse' } })
  expect(words(stopped)).toContain('Ayat 2 belum dapat diputar. Periksa')
})

test('without a network nothing is left out: it waits on the first verse that failed', () => {
  const offline: PlayerEvent = { type: 'failed', at: 3, isOffline: true }
  expect(after(play(1), offline)).toMatchObject({ index: 1, resumeAt: 3, isCardPaused: true })
  const late = after(play(1), { type: 'failed', at: 4 }, rested, { ...offline, at: 0 })
  expect(late).toMatchObject({ index: 1, resumeAt: 4, isCardPaused: true })
  expect(late.upNext).toBeUndefined()
  expect(noticeOf(late)).toEqual({
    text: 'Koneksi terputus. Audio berlanjut sendiri begitu internet kembali.',
    isAlert: true,
    canRetry: true,
  })
})

test('paused in the moment after a failure, the card no longer says that it goes on', () => {
  const paused = after(play(0), failed, { type: 'pause', at: 0 })
  expect(words(paused)).toBe('Ayat 1 belum dapat diputar.')
  expect(transition(paused, resume)).toMatchObject({ index: 1, isCardPaused: false })
})

test('the sleep timer also ends with a verse that fails', () => {
  expect(after(play(0), sleep, { type: 'failed', now: 999 })).toMatchObject({ isCardPaused: false })
  expect(after(play(0), sleep, { type: 'failed', now: 1_000 })).toMatchObject({
    isCardPaused: true,
    sleep: undefined,
    upNext: { index: 1 },
  })
})

test.each<[string, PlayerState]>([
  ['while closed', closed],
  ['while paused', after(play(0), { type: 'pause', at: 1 })],
  ['in the moment after a failure', after(play(0), failed)],
])('a failure %s changes nothing', (_case, state) => {
  expect(transition(state, failed)).toBe(state)
})

test('a late sound is shown as loading until it is heard, paused, or left', () => {
  const late = after(play(0), { type: 'loading' })
  expect(late.isLoading).toBe(true)
  expect(transition(late, { type: 'loading' })).toBe(late)
  const leaving: PlayerEvent[] = [
    { type: 'sounding' },
    { type: 'pause', at: 0 },
    { type: 'next' },
    ended,
    failed,
  ]
  for (const event of leaving) expect(transition(late, event).isLoading, event.type).toBeFalsy()
  for (const state of [closed, after(play(0), failed), after(play(0), { type: 'pause', at: 1 })])
    expect(transition(state, { type: 'loading' })).toBe(state)
})

test('when another tab plays, this one is paused, says so, and takes the sound back by a press', () => {
  const taken = after(play(1), { type: 'taken', at: 2 })
  expect(taken).toMatchObject({ index: 1, isCardPaused: true, resumeAt: 2 })
  expect(noticeOf(taken)).toEqual({ text: 'Dijeda karena murottal diputar di tab lain.' })
  const back = transition(taken, resume)
  expect(back).toMatchObject({ index: 1, isCardPaused: false, resumeAt: 2 })
  expect(noticeOf(back)).toBeNull()
  const paused = after(play(1), { type: 'pause', at: 1 })
  expect(transition(paused, { type: 'taken', at: 2 })).toBe(paused)
})
