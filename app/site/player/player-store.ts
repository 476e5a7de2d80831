import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { followTo } from './follow-verse.client.ts'
import { closed, highlighted, isBasmalaHighlighted, type PlayerState } from './player-state.ts'
import type { Playlist } from './playlist.ts'

type Store = {
  player: PlayerState
  /** The screen reader's text for the last press. Automatic verse changes are not announced over the recitation. */
  announcement: string
  /** Where the playing verse lies after the reader has scrolled away from it. The page then no longer follows. */
  away: 'above' | 'below' | null
}

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

/** Scrolls to the playing verse, unless the reader has scrolled away from it. */
export function followVerse(anchor: string): void {
  if (!playerStore.getState().away) followTo(anchor)
}
