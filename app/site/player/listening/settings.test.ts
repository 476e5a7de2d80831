import { expect, test } from 'vitest'
import type { Playlist } from '../playlist.ts'
import { readSettings, SILENCES, silenceAfter, SPEEDS, withReciter } from './settings.ts'

const usual = {
  speed: 1,
  silence: 0,
  voice: null,
  isSaving: null,
  goesOn: false,
  readsMeaning: false,
}
const husary = {
  id: 'husary',
  nama: 'Mahmud Khalil Al-Husary',
  templat: 'https://a.id/128kbps/{surah}{ayah}.mp3',
  templatCadangan: ['https://b.id/{surah:1}/{ayah:1}.mp3'],
}

test('the usual speed and no silence are offered among the others', () => {
  expect(SPEEDS).toEqual([0.75, 1, 1.25, 1.5])
  expect(SILENCES).toEqual([0, 2, 5, 'bacaan'])
})

test.each([0.75, 1, 1.25, 1.5])('the speed %s comes back', (speed) => {
  expect(readSettings(JSON.stringify({ speed })).speed).toBe(speed)
})

test.each([0, 2, 5, 'bacaan'])('the silence %s comes back', (silence) => {
  expect(readSettings(JSON.stringify({ silence })).silence).toBe(silence)
})

test.each([
  ['no voice', null],
  ['a name', 'husary'],
  ['one without an id', { ...husary, id: 7 }],
  ['one without a name', { ...husary, nama: undefined }],
  ['one without addresses', { ...husary, templat: null }],
  ['one without a list of further addresses', { ...husary, templatCadangan: 'https://b.id' }],
])('%s is no voice', (_case, voice) => {
  expect(readSettings(JSON.stringify({ speed: 1.5, voice }))).toEqual({ ...usual, speed: 1.5 })
})

test('what was chosen comes back', () => {
  const chosen = {
    speed: 1.25,
    silence: 'bacaan',
    voice: husary,
    isSaving: false,
    goesOn: true,
    readsMeaning: true,
  }
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no object', '7'],
  ['null', 'null'],
  ['a speed, a silence and a voice that do not exist', '{"speed":9,"silence":3,"voice":{"id":1}}'],
])('%s is as usual', (_case, stored) => {
  expect(readSettings(stored)).toEqual(usual)
})

test.each([
  [0, 1, 7, 0],
  [2, 1, 7, 2],
  [5, 1.5, 7, 5],
  ['bacaan', 1, 7, 7],
  ['bacaan', 1.25, 10, 8],
  ['bacaan', 1, Number.NaN, 5],
] as const)(
  'a silence of %s at speed %s after %s s takes %s s',
  (silence, speed, verse, expected) => {
    expect(silenceAfter({ ...readSettings(null), silence, speed }, verse)).toBe(expected)
  },
)

test('another voice reads the same verses, with all its addresses', () => {
  const track = { surah: 2, name: 'Al-Baqarah', ayah: 255, sources: ['x'] }
  const playlist: Playlist = { kind: 'surah', number: 2, reciter: 'A', tracks: [track] }
  expect(withReciter(playlist, husary)).toEqual({
    kind: 'surah',
    number: 2,
    reciter: 'Mahmud Khalil Al-Husary',
    tracks: [{ ...track, sources: ['https://a.id/128kbps/002255.mp3', 'https://b.id/2/255.mp3'] }],
  })
})
