import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { AudioOutput } from './audio-element.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { followTo } from './follow.ts'
import {
  closed,
  highlighted,
  type PlayerEvent,
  type PlayerState,
  transition,
  upcoming,
} from './machine.ts'
import type { Playlist } from './playlist.ts'

type Store = {
  player: PlayerState
  /** Why the card paused by itself; null when the listener paused it. */
  problem: string | null
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
  /** Called when the player's state or the position in the verse has changed. */
  changed(player: PlayerState, event?: PlayerEvent): void
}

const CANNOT_PLAY = 'Audio ayat ini belum dapat diputar. Periksa koneksi Anda, lalu coba lagi.'
const CUT = 'Koneksi terputus. Audio berlanjut sendiri begitu internet kembali.'

/** The player of a visit: one state for the card, the highlight and the media controls. */
export const playerStore = createStore<Store>(() => ({
  player: closed,
  problem: null,
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

/** Changes the player's state; nothing else may. `problem` says why it stopped by itself. */
export function send(event: PlayerEvent, problem: string | null = null): void {
  const { player: before, announcement, away } = playerStore.getState()
  const player = transition(before, event)
  if (player === before) return
  sound(before, { player, event })
  playerStore.setState({
    player,
    problem,
    announcement: problem ?? wordsFor(player, event) ?? announcement,
    away: isByHand(event) ? null : away,
  })
  extension?.changed(player, event)
}

/** The audio output, created once per visit. */
export function output(): AudioOutput {
  opened ??= new AudioOutput({
    moved: () => extension?.changed(playerStore.getState().player),
    roomForNext: prefetchNext,
    ended: verseEnded,
    rested: () => send({ type: 'rested' }),
    failed: (at) => send({ type: 'failed', at }, navigator.onLine ? CANNOT_PLAY : CUT),
    blocked: () => send({ type: 'pause', at: 0 }),
  })
  return opened
}

let opened: AudioOutput | undefined

function verseEnded(): void {
  const silence = extension?.silenceAfter(output().place.length)
  send({ type: 'ended', now: deviceNow(), isRest: silence !== undefined })
  const { player } = playerStore.getState()
  if (silence !== undefined && player.upNext && !player.isCardPaused) output().rest(silence)
}

type Change = { player: PlayerState; event: PlayerEvent }

function sound(before: PlayerState, { player, event }: Change): void {
  const { current, isCardPaused, resumeAt } = player
  if (!current) output().stop()
  else if (isCardPaused) output().pause()
  else if (event.type === 'resume' && !before.upNext) output().resume(current, resumeAt)
  else if (isStart(event)) output().start(current, resumeAt)
}

/** Changes for later verses do not restart the current one, nor does the silence after it. */
function isStart(event: PlayerEvent): boolean {
  if (event.type === 'ended') return !event.isRest
  if (event.type === 'repeat') return event.repeat?.kind === 'range'
  return event.type !== 'sleep'
}

function isByHand({ type }: PlayerEvent): boolean {
  return type === 'play' || type === 'next' || type === 'previous' || type === 'close'
}

function wordsFor(
  { title, current, isCardPaused }: PlayerState,
  event: PlayerEvent,
): string | null {
  if (!current) return ''
  if (event.type === 'ended') return isCardPaused ? 'Selesai diputar' : null
  return isByHand(event) || event.type === 'repeat' ? title : null
}

function prefetchNext(): void {
  const { player } = playerStore.getState()
  const following = player.playlist?.tracks[upcoming(player)?.index ?? -1]
  if (following) void output().prefetch(following)
}
