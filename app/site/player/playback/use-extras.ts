import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type Extras = typeof import('../listening/listening.tsx')

const extrasStore = createStore<{ extras: Extras | null }>(() => ({ extras: null }))

let loading: Promise<void> | undefined

/** Optional parts of the card, loaded with the first sound. The card also plays without them. */
export function useExtras(isPlayerShown: boolean): Extras | null {
  useEffect(() => {
    if (isPlayerShown) void loadExtras()
  }, [isPlayerShown])
  return useStore(extrasStore, ({ extras }) => extras)
}

/** Fetches the optional parts; without them the player stays as it is. */
export function loadExtras(): Promise<void> {
  loading ??= import('../listening/listening.tsx').then(
    (extras) => {
      extras.start()
      extrasStore.setState({ extras })
    },
    (error: unknown) => {
      loading = undefined
      console.warn('the player stays without its extras', error)
    },
  )
  return loading
}
