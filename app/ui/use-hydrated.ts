import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False in the server's HTML and while it is taken over, true after: for what only a script can offer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
