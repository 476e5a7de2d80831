import { createStore } from 'zustand/vanilla'
import type { PlaybackPosition } from '../playback/audio-element.client.ts'
import { output, send } from '../playback/playback.ts'

/** The position in the verse that plays or is paused. */
export const placeStore = createStore<PlaybackPosition>(() => ({ at: 0, length: Number.NaN }))

/** Jumps to that second of the verse, also while it is paused. */
export function seekTo(at: number): void {
  output().seek(at)
  send({ type: 'sought', at })
  placeStore.setState({ at })
}

/** Moves by this many seconds, backwards when negative, within the verse. */
export function seekBy(seconds: number): void {
  const { at, length } = placeStore.getState()
  const last = Number.isFinite(length) ? length : at
  seekTo(Math.min(Math.max(0, at + seconds), last))
}
