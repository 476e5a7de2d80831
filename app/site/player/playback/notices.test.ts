import { expect, test } from 'vitest'
import { closed, type PlayerState } from '../player-state.ts'
import type { Playlist } from '../playlist.ts'
import { type PlayerEvent, transition } from './machine.ts'
import { announcementFor, isByHand, noticeOf } from './notices.ts'

const playlist: Playlist = {
  kind: 'surah',
  number: 112,
  tracks: [1, 2].map((ayah) => ({ surah: 112, name: 'Al-Ikhlas', ayah, sources: [`${ayah}`] })),
}
const play: PlayerEvent = { type: 'play', playlist, index: 0 }
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(transition, closed)

test.each<[string, PlayerEvent[], string | null]>([
  ['a press on play says the title', [play], 'Surat Al-Ikhlas - Ayat 1'],
  ['a press on next says the title', [play, { type: 'next' }], 'Surat Al-Ikhlas - Ayat 2'],
  [
    'a press on previous says the title',
    [play, { type: 'next' }, { type: 'previous' }],
    'Surat Al-Ikhlas - Ayat 1',
  ],
  [
    'a wish to repeat says the title',
    [play, { type: 'repeat', repeat: { kind: 'verse' } }],
    'Surat Al-Ikhlas - Ayat 1',
  ],
  ['a pause says nothing new', [play, { type: 'pause', at: 1 }], null],
  ['going on empties what was said', [play, { type: 'pause', at: 1 }, { type: 'resume' }], ''],
  [
    'a verse that follows by itself is not said over the recitation',
    [play, { type: 'ended' }],
    null,
  ],
  ['the end is said', [play, { type: 'ended' }, { type: 'ended' }], 'Selesai diputar'],
  [
    'another tab is named',
    [play, { type: 'taken', at: 1 }],
    'Dijeda karena murottal diputar di tab lain.',
  ],
  ['closing empties what was said', [play, { type: 'close' }], ''],
])('%s', (_case, events, said) => {
  expect(announcementFor(after(...events), events.at(-1) as PlayerEvent)).toBe(said)
})

test.each<[PlayerEvent, boolean]>([
  [play, true],
  [{ type: 'next' }, true],
  [{ type: 'previous' }, true],
  [{ type: 'close' }, true],
  [{ type: 'ended' }, false],
  [{ type: 'pause', at: 0 }, false],
])('%o chooses another place by hand: %s', (event, expected) => {
  expect(isByHand(event)).toBe(expected)
})

test('all is well without a failure, also while silence is kept between verses', () => {
  expect(noticeOf(closed)).toBeNull()
  expect(noticeOf(after(play))).toBeNull()
  expect(noticeOf(after(play, { type: 'ended', isRest: true }))).toBeNull()
})

test('a failure that was paused is still an alert', () => {
  expect(noticeOf(after(play, { type: 'failed' }, { type: 'pause', at: 0 }))).toEqual({
    text: 'Ayat 1 belum dapat diputar.',
    isAlert: true,
  })
})
