import { type KeyboardEvent, useId } from 'react'
import { useStore } from 'zustand'
import { usePlayer } from '../player-store.ts'
import { placeStore, seekBy, seekTo } from './seek.ts'
import { positionClock, placeWords } from './words.ts'

/** Seconds that a key moves. A verse is rarely longer than a minute. */
const STEPS: Record<string, number> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
}

/** The progress bar of the verse, which can jump to any second. */
export function PlaceBar() {
  const id = useId()
  const title = usePlayer(({ player }) => player.title)
  const { at, length } = useStore(placeStore)
  const isKnown = Number.isFinite(length) && length > 0
  const last = isKnown ? length : 0
  const place = Math.min(at, last)
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || !isKnown) return
    event.preventDefault()
    seekBy(by)
  }
  return (
    <div className="grid gap-1 pt-1">
      <label htmlFor={id} className="font-semibold">
        Posisi di dalam ayat <span className="sr-only">({title})</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={0.1}
        value={place}
        disabled={!isKnown}
        aria-valuetext={isKnown ? placeWords(place, last) : 'Belum diketahui'}
        onChange={(event) => seekTo(Number(event.target.value))}
        onKeyDown={step}
        className="min-h-touch w-full cursor-pointer accent-primary disabled:cursor-default"
      />
      <p aria-hidden="true" className="-mt-2 flex justify-between text-xs text-muted tabular">
        <span>{positionClock(place)}</span>
        <span>{isKnown ? positionClock(last) : '–'}</span>
      </p>
    </div>
  )
}
