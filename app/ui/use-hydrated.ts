import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False in the server's HTML and during hydration, true afterwards: for features that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
