import { expect, test } from 'vitest'
import { closed } from '../player-state.ts'
import { recordingsAfter, recordingsOf } from './playback.ts'

test('a player without a verse has no recordings, not even over a basmala', () => {
  for (const isBasmala of [true, false]) {
    expect(recordingsOf({ ...closed, isBasmala })).toBeNull()
    expect(recordingsAfter({ ...closed, isBasmala })).toBeNull()
  }
})
