import { deviceNow } from '#app/client/device-clock.client.ts'
import { playerStore } from '../player-store.ts'
import type { PlayerState } from '../player-state.ts'
import type { Playlist, Track } from '../playlist.ts'
import { AudioOutput } from './audio-element.client.ts'
import { type PlayerEvent, transition } from './machine.ts'
import { announcementFor, isByHand } from './notices.ts'
import { claimSound, releaseSound } from './one-tab.client.ts'
import { upcoming } from './upcoming.ts'

/** What listeners choose, loaded beside the player: settings, media controls and memory. */
export type PlayerExtension = {
  /** The same verses by the chosen qari. */
  withReciter(playlist: Playlist): Playlist
  /** The address of silence to play after a verse of that many seconds; undefined for none. */
  silenceAfter(seconds: number): string | undefined
  /** The address of that many seconds of silence. */
  silence(seconds: number): string
  /** Reads the verse's translation aloud, then calls back; undefined where that is not wanted or cannot be. */
  readMeaning(track: Track): ((onEnd: () => void) => void) | undefined
  /** Ends the reading aloud. */
  hush(): void
  /** What plays after the last verse; undefined when the sound ends there. */
  following(): Playlist | undefined
  /** Called when the player's state or the position in the verse has changed. */
  changed(player: PlayerState, event?: PlayerEvent): void
}

/** Long enough to read which verse is left out. */
const SKIP_SECONDS = 3

/** Changes that leave a translation being read. */
const KEEPS_READING: ReadonlySet<PlayerEvent['type']> = new Set(['loading', 'sounding', 'sleep'])

let extension: PlayerExtension | undefined
let extensionLoading: Promise<unknown> | undefined

/** Registers the extension. */
export function attachExtension(loaded: PlayerExtension): void {
  extension = loaded
}

/** The next sound waits until this extension has loaded or failed. */
export function awaitExtension(loading: Promise<unknown>): void {
  extensionLoading = loading
}

/** Starts a playlist at a verse, or at a second of it. The previous playlist ends. */
export async function startPlaylist(playlist: Playlist, index: number, at = 0): Promise<void> {
  output().unlock()
  if (!extension) await extensionLoading?.catch(() => undefined)
  send({ type: 'play', playlist: extension?.withReciter(playlist) ?? playlist, index, at })
}

/** Pauses, or resumes when paused. */
export function toggle(): void {
  if (playerStore.getState().player.isCardPaused) resume()
  else pause()
}

/** Pauses and keeps the position. */
export function pause(): void {
  send({ type: 'pause', at: output().pause() })
}

/** Resumes at the position of the pause, or retries what could not play. */
export function resume(): void {
  send({ type: 'resume' })
}

/** Goes to the next verse, if there is one. */
export function next(): void {
  send({ type: 'next' })
}

/** Goes to the previous verse, if there is one. */
export function previous(): void {
  send({ type: 'previous' })
}

/** Stops the audio and hides the card. */
export function close(): void {
  send({ type: 'close' })
}

/** Changes the player's state; nothing else may. */
export function send(event: PlayerEvent): void {
  const { player: before, announcement, away } = playerStore.getState()
  const player = transition(before, event)
  if (player === before) return
  if (!KEEPS_READING.has(event.type)) extension?.hush()
  if (player.isCardPaused) releaseSound()
  else claimSound(() => send({ type: 'taken', at: output().pause() }))
  sound(player, event)
  playerStore.setState({
    player,
    announcement: announcementFor(player, event) ?? announcement,
    away: isByHand(event) ? null : away,
  })
  extension?.changed(player, event)
}

/** The audio output, created once per visit. */
export function output(): AudioOutput {
  opened ??= new AudioOutput({
    moved: () => extension?.changed(playerStore.getState().player),
    loading: () => send({ type: 'loading' }),
    sounding: () => send({ type: 'sounding' }),
    roomForNext: prefetchNext,
    ended: soundEnded,
    rested: () => send({ type: 'rested' }),
    failed: verseFailed,
    blocked: () => send({ type: 'pause', at: playerStore.getState().player.resumeAt }),
  })
  return opened
}

let opened: AudioOutput | undefined
let skipping: ReturnType<typeof setTimeout> | undefined

/** The translation of a verse is read before the verse counts as ended; who pauses meanwhile hears the verse again. */
function soundEnded(): void {
  const { current, isBasmala } = playerStore.getState().player
  const read = current && !isBasmala ? extension?.readMeaning(current) : undefined
  if (read) read(verseEnded)
  else verseEnded()
}

function verseEnded(): void {
  const silence = extension?.silenceAfter(output().place.length)
  const following = extension?.following()
  send({ type: 'ended', now: deviceNow(), isRest: silence !== undefined, following })
  if (silence !== undefined && isWaiting()) output().rest(silence)
}

function verseFailed(at: number): void {
  send({ type: 'failed', at, now: deviceNow(), isOffline: !navigator.onLine })
  if (!isWaiting()) return
  if (extension) output().rest(extension.silence(SKIP_SECONDS))
  else skipping = setTimeout(() => send({ type: 'rested' }), SKIP_SECONDS * 1_000)
}

function isWaiting(): boolean {
  const { upNext, isCardPaused } = playerStore.getState().player
  return upNext !== undefined && !isCardPaused
}

const STARTS: ReadonlySet<PlayerEvent['type']> = new Set([
  'play',
  'next',
  'previous',
  'ended',
  'rested',
  'failed',
  'reciter-changed',
])

function sound(player: PlayerState, event: PlayerEvent): void {
  const { isCardPaused, resumeAt, upNext } = player
  const sources = recordingsOf(player)
  if (!upNext || isCardPaused) clearTimeout(skipping)
  if (!sources) output().stop()
  else if (isCardPaused) output().pause()
  // Silence plays until it says that it is over.
  else if (upNext) return
  else if (event.type === 'resume') output().resume(sources, resumeAt)
  else if (isStart(event)) output().start(sources, resumeAt)
}

/** A repeated range starts at its first verse; other changes leave the current sound alone. */
function isStart(event: PlayerEvent): boolean {
  return STARTS.has(event.type) || (event.type === 'repeat' && event.repeat?.kind === 'range')
}

function prefetchNext(): void {
  const first = extension?.following()?.tracks[0]
  const next = recordingsAfter(playerStore.getState().player) ?? first?.basmala ?? first?.sources
  if (next) void output().prefetch(next)
}

/** The recordings of what plays or is paused. */
export function recordingsOf({ current, isBasmala }: PlayerState): readonly string[] | null {
  return (isBasmala ? current?.basmala : current?.sources) ?? null
}

/** The recordings of what follows by itself, so that they can be fetched early. */
export function recordingsAfter(state: PlayerState): readonly string[] | null {
  if (state.isBasmala) return state.current?.sources ?? null
  const next = upcoming(state)
  const track = next && state.playlist?.tracks[next.index]
  const isRepeated = next?.index === state.index
  return (isRepeated ? undefined : track?.basmala) ?? track?.sources ?? null
}
