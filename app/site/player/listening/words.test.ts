import { expect, test } from 'vitest'
import { type PlayerEvent, transition } from '../playback/machine.ts'
import { closed } from '../player-state.ts'
import type { Playlist } from '../playlist.ts'
import { readSettings } from './settings.ts'
import {
  chipsOf,
  positionClock,
  placeWords,
  silenceWords,
  sleepWords,
  speedWords,
} from './words.ts'

const playlist: Playlist = {
  kind: 'surah',
  number: 18,
  tracks: [1, 2, 3].map((ayah) => ({ surah: 18, name: 'Al-Kahf', ayah, sources: [] })),
}
const after = (...events: PlayerEvent[]) =>
  events.reduce(transition, transition(closed, { type: 'play', playlist, index: 0 }))
const usual = readSettings(null)

test('nothing is said of what is as usual', () => {
  expect(chipsOf(after(), usual)).toEqual([])
})

test('each wish has a chip, short to see and whole to hear', () => {
  const range = { kind: 'range', from: 0, to: 2, times: 3, round: 1 } as const
  const player = after({ type: 'repeat', repeat: range }, { type: 'sleep', sleep: 'surah' })
  const chips = chipsOf(player, { ...usual, speed: 1.25, silence: 'bacaan' })
  expect(chips.map(({ short }) => short)).toEqual(['1–3 · 1/3', 'Akhir surah', '1,25×', 'Jeda'])
  expect(chips.map(({ icon }) => icon)).toEqual(['repeat', 'moon', null, 'clock'])
  expect(chips.map(({ fullLabel }) => fullLabel)).toEqual([
    'Mengulang ayat 1–3, putaran 1/3',
    'Berhenti di akhir surah',
    'Kecepatan 1,25×',
    'Jeda antarayat sepanjang bacaan',
  ])
})

test('a verse that is repeated, and a stretch without end', () => {
  const verse = after({ type: 'repeat', repeat: { kind: 'verse' } })
  expect(chipsOf(verse, usual)[0]).toMatchObject({ icon: 'repeat', short: 'Ayat ini' })
  const one = { kind: 'range', from: 1, to: 1, times: 0, round: 1 } as const
  expect(chipsOf(after({ type: 'repeat', repeat: one }), usual)[0]?.short).toBe('2 · ke-1')
  const once = { ...one, times: 1 }
  expect(chipsOf(after({ type: 'repeat', repeat: once }), usual)[0]?.short).toBe('2 · 1/1')
})

test('speeds and times are written as Indonesians write them', () => {
  expect([0.75, 1, 1.5].map(speedWords)).toEqual(['0,75×', '1×', '1,5×'])
  expect(sleepWords({ until: new Date(2026, 10, 21, 21, 5).getTime(), minutes: 15 })).toBe('21.05')
})

test('a place in a verse is short to see and whole to hear', () => {
  expect([0, 9.9, 65].map(positionClock)).toEqual(['0.00', '0.09', '1.05'])
  expect(placeWords(12.4, 65)).toBe('12 detik dari 1 menit 5 detik')
})

test('a silence is named as it is chosen, and its chip in seconds', () => {
  expect(([0, 2, 5, 'bacaan'] as const).map(silenceWords)).toEqual([
    'Tanpa jeda',
    '2 detik',
    '5 detik',
    'Sepanjang bacaan',
  ])
  const [chip] = chipsOf(after(), { ...usual, silence: 5 })
  expect(chip).toEqual({ icon: 'clock', short: '5 dtk', fullLabel: 'Jeda antarayat 5 detik' })
})

test('a time to stop is told by its clock, and a minute has sixty seconds', () => {
  const until = new Date(2026, 10, 21, 21, 5).getTime()
  const [chip] = chipsOf(after({ type: 'sleep', sleep: { until, minutes: 15 } }), usual)
  expect(chip).toEqual({ icon: 'moon', short: '21.05', fullLabel: 'Berhenti pukul 21.05' })
  expect([59, 60, 3_599].map(positionClock)).toEqual(['0.59', '1.00', '59.59'])
  expect(placeWords(60, 3_599)).toBe('1 menit 0 detik dari 59 menit 59 detik')
})
