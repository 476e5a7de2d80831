import type { PlayerState } from '../machine.ts'
import type { Playlist } from '../playlist.ts'

/** The last verse that was heard, and how far. */
export type Memory = {
  kind: Playlist['kind']
  number: number
  /** Place in what was played. */
  index: number
  title: string
  /** Seconds into the verse. */
  at: number
  /** When, in milliseconds. */
  heardAt: number
}

/** Nobody wants to go on with what they have long forgotten. */
const KEPT_MS = 90 * 86_400_000

/** What is worth remembering of a player: nothing once it has come to its end by itself. */
export function memoryOf(player: PlayerState, at: number, heardAt: number): Memory | null {
  const { playlist, index, title, isCardPaused, upNext } = player
  if (!playlist) return null
  const isOver = isCardPaused && at === 0 && !playlist.tracks[index + 1] && !upNext
  if (isOver) return null
  const seconds = Math.round(at * 10) / 10
  return { kind: playlist.kind, number: playlist.number, index, title, at: seconds, heardAt }
}

/** Stored text as a memory; null when there is none, or none that can be used now. */
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
  const isNumber = (given: unknown): given is number =>
    typeof given === 'number' && Number.isFinite(given) && given >= 0
  const isKnown = kind === 'surah' || kind === 'juz'
  return isKnown && typeof title === 'string' && [number, index, at, heardAt].every(isNumber)
}
