import { useSyncExternalStore } from 'react'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import type { Mark } from '#features/hafalan/marks.ts'
import { type VerseMemory, readVerseMemory } from '#features/hafalan/memory.ts'

const KEY = 'amanah.hafalan'
const nothing: VerseMemory = {}
const listeners = new Set<() => void>()
let kept: VerseMemory | undefined

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function read(): VerseMemory {
  kept ??= deviceStorage.getJson(KEY, readVerseMemory)
  return kept
}

/** What this device keeps of each verse that was said. */
export function useMemory(): VerseMemory {
  return useSyncExternalStore(listen, read, () => nothing)
}

/** Keeps how well a verse was said; the reckoning of the next time comes with the first mark. */
export async function markVerse(key: string, mark: Mark): Promise<void> {
  const { marked } = await import('#features/hafalan/hafalan.ts')
  kept = { ...read(), [key]: marked(read()[key], mark, new Date(deviceNow())) }
  deviceStorage.setJson(KEY, kept)
  for (const onChange of listeners) onChange()
}
