import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { AudioOutput } from './audio-element.client.ts'
import { closed, highlighted, type PlayerEvent, type PlayerState, transition } from './machine.ts'
import { showInSystem } from './media-session.client.ts'
import type { Playlist } from './playlist.ts'

type Store = {
  player: PlayerState /** Why the card is paused, when it was not the listener. */
  problem: string | null
}

const CANNOT_PLAY = 'Audio ayat ini belum dapat diputar. Periksa koneksi Anda, lalu coba lagi.'

/** The player of a visit: one state for the card, the highlight and the system's media controls. */
export const playerStore = createStore<Store>(() => ({ player: closed, problem: null }))

/** A part of the player's state; the component draws again only when that part changes. */
export function usePlayer<T>(select: (store: Store) => T): T {
  return useStore(playerStore, select)
}

/** The place of the highlighted verse on a screen, or null. */
export function useHighlighted(kind: Playlist['kind'], number: number): number | null {
  return usePlayer(({ player }) => highlighted(player, { kind, number }))
}

/** Starts a playlist at a verse; what played before ends. */
export function play(playlist: Playlist, index: number): void {
  send({ type: 'play', playlist, index })
}

/** Pauses, or goes on where it was paused. */
export function toggle(): void {
  const { player } = playerStore.getState()
  if (player.isCardPaused) send({ type: 'resume' })
  else send({ type: 'pause', at: output().pause() })
}

/** The next verse, when there is one. */
export function next(): void {
  send({ type: 'next' })
}

/** The verse before, when there is one. */
export function previous(): void {
  send({ type: 'previous' })
}

/** Stops the audio and hides the card. */
export function close(): void {
  send({ type: 'close' })
}

/** To be called when a surah's or juz's screen is shown: another one of the same kind ends. */
export function screenOpened(kind: Playlist['kind'], number: number): void {
  send({ type: 'opened', screen: { kind, number } })
}

/** True while a card is shown, playing or paused: a document load would lose it. */
export function playerIsActive(): boolean {
  return playerStore.getState().player.isCardVisible
}

function send(event: PlayerEvent, problem: string | null = null): void {
  const before = playerStore.getState().player
  const player = transition(before, event)
  if (player === before) return
  playerStore.setState({ player, problem })
  sound(player, event)
  showInSystem(player, { toggle, next, previous, close })
}

function sound({ current, isCardPaused, resumeAt }: PlayerState, event: PlayerEvent): void {
  if (!current) output().stop()
  else if (isCardPaused) output().pause()
  else if (event.type === 'resume') output().resume(current, resumeAt)
  else output().start(current)
}

let opened: AudioOutput | undefined

function output(): AudioOutput {
  opened ??= new AudioOutput({
    sounding: prefetchNext,
    ended: () => send({ type: 'ended' }),
    failed: () => send({ type: 'failed' }, CANNOT_PLAY),
    blocked: () => send({ type: 'pause', at: 0 }),
  })
  return opened
}

function prefetchNext(): void {
  const { playlist, index } = playerStore.getState().player
  const following = playlist?.tracks[index + 1]
  if (following) output().prefetch(following)
}
