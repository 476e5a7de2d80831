import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { AudioOutput } from './audio-element.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { followTo } from './follow.ts'
import {
  closed,
  highlighted,
  isBasmalaHighlighted,
  type PlayerEvent,
  type PlayerState,
  transition,
} from './machine.ts'
import { announcementFor, isByHand } from './notices.ts'
import { claimSound, releaseSound } from './one-tab.client.ts'
import type { Playlist } from './playlist.ts'
import { recordingsAfter, recordingsOf } from './recordings.ts'

type Store = {
  player: PlayerState
  /** The screen reader's text for the last press. Automatic verse changes are not announced over the recitation. */
  announcement: string
  /** Where the playing verse lies after the reader has scrolled away from it. The page then no longer follows. */
  away: 'above' | 'below' | null
}

/** Code that is loaded with the first sound: settings, media controls and memory. */
export type PlayerExtension = {
  /** The same verses by the chosen qari. */
  withReciter(playlist: Playlist): Playlist
  /** The address of silence to play after a verse of that many seconds; undefined for none. */
  silenceAfter(seconds: number): string | undefined
  /** The address of that many seconds of silence. */
  silence(seconds: number): string
  /** Called when the player's state or the position in the verse has changed. */
  changed(player: PlayerState, event?: PlayerEvent): void
}

/** Long enough to read which verse is left out. */
const SKIP_SECONDS = 3

/** The player of a visit: one state for the card, the highlight and the media controls. */
export const playerStore = createStore<Store>(() => ({
  player: closed,
  announcement: '',
  away: null,
}))

/** Selects a part of the player's state. The component renders again only when that part changes. */
export function usePlayer<T>(select: (store: Store) => T): T {
  return useStore(playerStore, select)
}

/** The index of the highlighted verse on a screen, or null. */
export function useHighlighted(kind: Playlist['kind'], number: number): number | null {
  return usePlayer(({ player }) => highlighted(player, { kind, number }))
}

/** True while the basmala above that surah plays on a screen of that kind. */
export function useIsBasmala(kind: Playlist['kind'], surah: number): boolean {
  return usePlayer(({ player }) => isBasmalaHighlighted(player, { kind, surah }))
}

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
export function play(playlist: Playlist, index: number, at = 0): void {
  output().unlock()
  const start = () =>
    send({ type: 'play', playlist: extension?.withReciter(playlist) ?? playlist, index, at })
  if (extension || !extensionLoading) start()
  else void extensionLoading.then(start, start)
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

/** Must be called when the screen of a surah or juz opens: another playlist of the same kind ends. */
export function screenOpened(kind: Playlist['kind'], number: number): void {
  send({ type: 'opened', screen: { kind, number } })
}

/** Scrolls to the playing verse, unless the reader has scrolled away from it. */
export function followVerse(anchor: string): void {
  if (!playerStore.getState().away) followTo(anchor)
}

/** True while the card is visible, playing or paused. A full page load would lose it. */
export function playerIsActive(): boolean {
  return playerStore.getState().player.isCardVisible
}

/** Changes the player's state; nothing else may. */
export function send(event: PlayerEvent): void {
  const { player: before, announcement, away } = playerStore.getState()
  const player = transition(before, event)
  if (player === before) return
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
    ended: verseEnded,
    rested: () => send({ type: 'rested' }),
    failed: verseFailed,
    blocked: () => send({ type: 'pause', at: playerStore.getState().player.resumeAt }),
  })
  return opened
}

let opened: AudioOutput | undefined
let skipping: ReturnType<typeof setTimeout> | undefined

function verseEnded(): void {
  const silence = extension?.silenceAfter(output().place.length)
  send({ type: 'ended', now: deviceNow(), isRest: silence !== undefined })
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
  const following = recordingsAfter(playerStore.getState().player)
  if (following) void output().prefetch(following)
}
