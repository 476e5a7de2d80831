import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

type Slot = {
  /** The audio card, once its code is there. */
  Card: ComponentType | null
  /** True while the code of the player is on its way for a press. */
  isComing: boolean
}

/** What every screen knows of the player; the rest comes with the first sound. */
export const slotStore = createStore<Slot>(() => ({ Card: null, isComing: false }))

/** True while the card is visible, playing, paused or on its way. A full page load would lose it. */
export function playerIsActive(): boolean {
  return slotStore.getState().isComing || document.querySelector('[data-player-card]') !== null
}
