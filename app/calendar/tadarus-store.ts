import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readTadarus, type Tadarus, toggled } from './tadarus.ts'

const KEY = 'amanah.tadarus'

const store = createStore<{ kept: Tadarus | undefined }>(() => ({ kept: undefined }))

/** What was read this year; undefined until the device has been asked. */
export function useTadarus(): Tadarus | undefined {
  return useStore(store, ({ kept }) => kept)
}

/** Asks the device what was read in the Ramadan of a year. */
export function openTadarus(year: number): void {
  store.setState({ kept: readTadarus(reach(() => localStorage.getItem(KEY)) ?? null, year) })
}

/** Marks a juz as read, or takes it back; it stays on this device. */
export function toggleJuz(juz: number): void {
  const { kept } = store.getState()
  if (kept) keep(toggled(kept, juz))
}

/** Begins the year anew. */
export function forgetTadarus(): void {
  const { kept } = store.getState()
  if (kept) keep({ year: kept.year, done: [] })
}

function keep(kept: Tadarus): void {
  store.setState({ kept })
  reach(() => localStorage.setItem(KEY, JSON.stringify(kept)))
}

/** Storage that is refused is no fault: everything then lasts as long as the page. */
function reach<T>(storage: () => T): T | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}
