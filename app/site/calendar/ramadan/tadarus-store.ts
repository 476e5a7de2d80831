import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '#app/client/storage.client.ts'
import { readTadarus, type Tadarus, toggled } from './tadarus.ts'

const KEY = 'amanah.tadarus'

const store = createStore<{ kept: Tadarus | undefined }>(() => ({ kept: undefined }))

/** What was read this year; undefined until storage has been read. */
export function useTadarus(): Tadarus | undefined {
  return useStore(store, ({ kept }) => kept)
}

/** Loads what this device stored for the Ramadan of a year. */
export function openTadarus(year: number): void {
  store.setState({ kept: readTadarus(deviceStorage.get(KEY), year) })
}

/** Marks a juz as read or unread, on this device only. */
export function toggleJuz(juz: number): void {
  const { kept } = store.getState()
  if (kept) keep(toggled(kept, juz))
}

/** Clears this year's progress. */
export function forgetTadarus(): void {
  const { kept } = store.getState()
  if (kept) keep({ year: kept.year, done: [] })
}

function keep(tadarus: Tadarus): void {
  store.setState({ kept: tadarus })
  // Without storage it lasts as long as the page.
  deviceStorage.setJson(KEY, tadarus)
}
