import { endOwnScroll, isOwnScroll, whereOutOfSight } from '../follow-verse.client.ts'
import { playerStore } from '../player-store.ts'
import { soundAnchor } from '../playlist.ts'

/** Longer than a scroll by the code takes. */
export const FIRST_LOOK_MS = 1_600

/** Watches whether the reader scrolls away from the playing verse. */
export function watchPosition(): void {
  for (const byHand of ['wheel', 'touchmove', 'keydown'])
    document.addEventListener(byHand, endOwnScroll, { passive: true })
  document.addEventListener('scroll', checkPosition, { passive: true })
  window.addEventListener('scrollend', () => setTimeout(checkPosition))
  // The reader may have scrolled before this code was loaded.
  setTimeout(checkPosition, FIRST_LOOK_MS)
}

/**
 * Records whether the reader has scrolled away from the playing verse. Checked after each scroll of theirs, and when
 * the verse becomes visible.
 */
export function checkPosition(): void {
  const { player, away: before } = playerStore.getState()
  const anchor = soundAnchor(player)
  if (isOwnScroll() || !anchor) return
  const away = player.isCardPaused ? null : whereOutOfSight(anchor)
  if (away !== before) playerStore.setState({ away })
}
