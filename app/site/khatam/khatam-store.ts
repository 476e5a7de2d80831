import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#app/client/storage.client.ts'
import { type Khatam, readKhatam } from '#features/khatam/khatam.ts'

const KEY = 'amanah.khatam'
const listeners = new Set<() => void>()
let kept: { khatam: Khatam | undefined } | undefined

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function read(): Khatam | undefined {
  kept ??= { khatam: deviceStorage.getJson(KEY, readKhatam) }
  return kept.khatam
}

/** The reading this device keeps; null until storage has been read, undefined without one. */
export function useKhatam(): Khatam | undefined | null {
  return useSyncExternalStore(listen, read, () => null)
}

/** Keeps a reading on this device only; undefined ends it. */
export function keepKhatam(khatam: Khatam | undefined): void {
  // Without storage it lasts as long as the page.
  kept = { khatam }
  if (khatam) deviceStorage.setJson(KEY, khatam)
  else deviceStorage.remove(KEY)
  for (const onChange of listeners) onChange()
}
