import { DAY_MS } from '#platform/time/jakarta.ts'
import type { PlayerState } from '../player-state.ts'
import { cardTitle, type Playlist } from '../playlist.ts'

/** The last played verse and the position in it. */
export type Memory = {
  kind: Exclude<Playlist['kind'], 'list'>
  number: number
  /** Index in the playlist. */
  index: number
  title: string
  /** Seconds into the verse. */
  at: number
  /** When it was played, in milliseconds. */
  heardAt: number
}

/** An older memory is of no use to the listener. */
const KEPT_MS = 90 * DAY_MS

/** What to store of a player; null once the playlist has ended by itself. */
export function memoryOf(player: PlayerState, at: number, heardAt: number): Memory | null {
  const { playlist, index, isBasmala, again } = player
  // A list may have changed by then.
  if (!playlist || playlist.kind === 'list') return null
  const isOver = again !== undefined && !playlist.tracks[index + 1]
  if (isOver) return null
  // The basmala starts again with its verse.
  const seconds = isBasmala ? 0 : Math.round(at * 10) / 10
  const { kind, number } = playlist
  return { kind, number, index, title: cardTitle(playlist, index), at: seconds, heardAt }
}

/** Parses a stored memory; null when there is none or it is not usable. */
export function readMemory(stored: string | null, now: number): Memory | null {
  const memory = parse(stored)
  if (typeof memory !== 'object' || memory === null || !isMemory(memory)) return null
  return now - memory.heardAt < KEPT_MS ? memory : null
}

/** '1:05' for 65 seconds. */
export function positionText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function isMemory(value: object): value is Memory {
  const { kind, number, index, title, at, heardAt } = value as Partial<
    Record<keyof Memory, unknown>
  >
  const isNumber = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0
  const isKnown = kind === 'surah' || kind === 'juz'
  return isKnown && typeof title === 'string' && [number, index, at, heardAt].every(isNumber)
}
