import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage, tabStorage } from '#app/client/storage.client.ts'
import { type Count, readCounts, readWish, type TahlilWish } from './counting.ts'

const WISH_KEY = 'amanah.tahlil'
const COUNTS_KEY = 'amanah.tahlil.hitungan'

type Tahlil = TahlilWish & { counts: Record<string, Count> }

// Starts empty, as on the server, and reads the device's values before anything can be pressed.
const tahlilStore = createStore<Tahlil>(() => ({ name: '', goesOn: false, counts: {} }))
if (typeof document !== 'undefined') {
  tahlilStore.setState({
    ...readWish(deviceStorage.get(WISH_KEY)),
    counts: readCounts(tabStorage.get(COUNTS_KEY)),
  })
}

/** Selects a part of what this device stores of the tahlil. */
export function useTahlil<T>(select: (tahlil: Tahlil) => T): T {
  return useStore(tahlilStore, select)
}

export function goesOnNow(): boolean {
  return tahlilStore.getState().goesOn
}

/** Changes a setting and stores it on this device only. */
export function changeWish(part: Partial<TahlilWish>): void {
  tahlilStore.setState(part)
  const { name, goesOn } = tahlilStore.getState()
  deviceStorage.setJson(WISH_KEY, { name, goesOn })
}

/** Stores a count until the tab is closed. */
export function keepCount(id: string, count: Count): void {
  keepCounts({ ...tahlilStore.getState().counts, [id]: count })
}

export function forgetCounts(): void {
  keepCounts({})
}

function keepCounts(counts: Record<string, Count>): void {
  tahlilStore.setState({ counts })
  tabStorage.setJson(COUNTS_KEY, counts)
}
