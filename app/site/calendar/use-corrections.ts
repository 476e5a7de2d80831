import { useSyncExternalStore } from 'react'
import type { Corrections } from '#features/prayer-time/corrections.ts'
import { keepCorrections, keptCorrections } from './chosen-city.client.ts'

const none: Corrections = {}
const listeners = new Set<() => void>()
let cached: Corrections | undefined

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The minutes by which this device moves the times. */
export function useCorrections(): Corrections {
  return useSyncExternalStore(
    listen,
    () => (cached ??= keptCorrections()),
    () => none,
  )
}

/** Moves the times of this device from now on; `code` is the place they are of. */
export function correctTimes(corrections: Corrections, code: string): void {
  keepCorrections(corrections, code)
  // Without storage they last as long as the page.
  cached = corrections
  for (const onChange of listeners) onChange()
}
