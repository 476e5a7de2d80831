import type { PlaybackPosition } from '../playback/audio-element.client.ts'
import { canStep } from '../playback/machine.ts'
import { close, next, pause, previous, resume } from '../playback/playback.ts'
import type { PlayerState } from '../player-state.ts'
import { seekBy, seekTo } from './seek.ts'

const SEEK_SECONDS = 10
const artwork = ['192', '512'].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

/** Shows the verse on the lock screen and in the system's media controls, and handles their buttons. */
export function showInSystem(player: PlayerState): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  if (!player.current) {
    mediaSession.metadata = null
    mediaSession.playbackState = 'none'
    return
  }
  mediaSession.metadata = new MediaMetadata({
    title: player.title,
    artist: player.playlist?.reciter ?? '',
    album: 'Al-Qur’an',
    artwork,
  })
  mediaSession.playbackState = player.isCardPaused ? 'paused' : 'playing'
  answer('play', resume)
  answer('pause', pause)
  answer('stop', close)
  answer('nexttrack', canStep(player, 1) ? next : null)
  answer('previoustrack', canStep(player, -1) ? previous : null)
  answer('seekbackward', ({ seekOffset = SEEK_SECONDS }) => seekBy(-seekOffset))
  answer('seekforward', ({ seekOffset = SEEK_SECONDS }) => seekBy(seekOffset))
  answer('seekto', ({ seekTime }) => seekTime !== undefined && seekTo(seekTime))
}

/** Reports the position to the system, so that it can draw a progress bar. */
export function showPlace({ at, length }: PlaybackPosition, speed: number): void {
  if (!('mediaSession' in navigator)) return
  const isKnown = Number.isFinite(length) && length > 0
  navigator.mediaSession.setPositionState?.(
    isKnown ? { duration: length, position: Math.min(at, length), playbackRate: speed } : undefined,
  )
}

/** Ignores buttons that a browser does not know. */
function answer(
  action: MediaSessionAction,
  act: ((details: MediaSessionActionDetails) => unknown) | null,
): void {
  try {
    navigator.mediaSession.setActionHandler(action, act && ((details) => void act(details)))
  } catch {}
}
