import { basmalaOf, type Playlist } from '../playlist.ts'
import type { ReciterWire } from '#features/quran/contract.ts'
import { audioUrl } from '#features/quran/quran.ts'

/** Seconds of silence after each verse; 'bacaan' means as long as the verse. */
export type Silence = 0 | 2 | 5 | 'bacaan'

/** The listener's settings on this device. */
export type Settings = {
  speed: number
  silence: Silence
  /** The qari with the addresses of the recordings; null for the institution's default. */
  voice: ReciterWire | null
  /** Prefer lower bit rates; null follows the browser's data saver. */
  isSaving: boolean | null
  /** After a surah or a juz the next one plays. */
  goesOn: boolean
  /** The device's voice reads the translation after each verse. */
  readsMeaning: boolean
}

export const SPEEDS = [0.75, 1, 1.25, 1.5] as const
export const SILENCES: readonly Silence[] = [0, 2, 5, 'bacaan']

const usual: Settings = {
  speed: 1,
  silence: 0,
  voice: null,
  isSaving: null,
  goesOn: false,
  readsMeaning: false,
}

/** Parses stored settings. Invalid values become the defaults. */
export function readSettings(stored: string | null): Settings {
  const { speed, silence, voice, isSaving, goesOn, readsMeaning } = parse(stored)
  return {
    speed: SPEEDS.find((known) => known === speed) ?? usual.speed,
    silence: SILENCES.find((known) => known === silence) ?? usual.silence,
    voice: isVoice(voice) ? voice : null,
    isSaving: typeof isSaving === 'boolean' ? isSaving : null,
    goesOn: goesOn === true,
    readsMeaning: readsMeaning === true,
  }
}

/** Seconds of silence after a verse of `verseSeconds`; 0 for none. */
export function silenceAfter({ silence, speed }: Settings, verseSeconds: number): number {
  if (silence !== 'bacaan') return silence
  return Number.isFinite(verseSeconds) ? verseSeconds / speed : 5
}

/** The same verses, recited by that qari. */
export function withReciter(playlist: Playlist, voice: ReciterWire): Playlist {
  const templates = [voice.templat, ...voice.templatCadangan]
  return {
    ...playlist,
    reciter: voice.nama,
    tracks: playlist.tracks.map((track) => ({
      ...track,
      sources: templates.map((template) => audioUrl(template, track)),
      basmala: basmalaOf(track, voice),
    })),
  }
}

function parse(stored: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function isVoice(value: unknown): value is ReciterWire {
  if (typeof value !== 'object' || value === null) return false
  const { id, nama, templat, templatCadangan } = value as Partial<
    Record<keyof ReciterWire, unknown>
  >
  const areTexts = [id, nama, templat].every((text) => typeof text === 'string')
  return areTexts && Array.isArray(templatCadangan)
}
