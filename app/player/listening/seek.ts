import { createStore } from 'zustand/vanilla'
import type { PlaybackPosition } from '../audio-element.client.ts'
import { output, send } from '../player-store.ts'

/** How far the verse is that sounds, or waits in the card. */
export const placeStore = createStore<PlaybackPosition>(() => ({ at: 0, length: Number.NaN }))

/** Goes to that second of the verse, also while it is paused. */
export function seekTo(at: number): void {
  output().seek(at)
  send({ type: 'sought', at })
  placeStore.setState({ at })
}

/** Goes so many seconds on, or back when there are fewer than none; not beyond the verse. */
export function seekBy(seconds: number): void {
  const { at, length } = placeStore.getState()
  const last = Number.isFinite(length) ? length : at
  seekTo(Math.min(Math.max(0, at + seconds), last))
}
