import type { PlayerState } from './machine.ts'
import { canStep } from './machine.ts'

type Controls = { toggle(): void; next(): void; previous(): void; close(): void }

/** Shows the verse on the lock screen and in the system's media controls, and takes their buttons. */
export function showInSystem(state: PlayerState, controls: Controls): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  if (!state.current) {
    mediaSession.metadata = null
    mediaSession.playbackState = 'none'
    return
  }
  mediaSession.metadata = new MediaMetadata({
    title: state.title,
    artist: state.playlist?.reciter ?? '',
    album: 'Al-Qur’an',
  })
  mediaSession.playbackState = state.isCardPaused ? 'paused' : 'playing'
  mediaSession.setActionHandler('play', controls.toggle)
  mediaSession.setActionHandler('pause', controls.toggle)
  mediaSession.setActionHandler('stop', controls.close)
  mediaSession.setActionHandler('nexttrack', canStep(state, 1) ? controls.next : null)
  mediaSession.setActionHandler('previoustrack', canStep(state, -1) ? controls.previous : null)
}
