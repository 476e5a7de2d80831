import type { PlayerState } from '../player-state.ts'
import { upcoming } from './upcoming.ts'

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
