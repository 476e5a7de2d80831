import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '#app/client/storage.client.ts'
import { awaitExtension } from './player-store.ts'

type Extras = typeof import('./listening/listening.tsx')

const extrasStore = createStore<{ extras: Extras | null }>(() => ({ extras: null }))

let loading: Promise<void> | undefined

/**
 * Optional parts of the card, loaded with the first sound, or earlier when this device has stored settings. The card
 * also plays without them.
 */
export function useExtras(isPlayerShown: boolean): Extras | null {
  const { pathname } = useLocation()
  const isReading = /^\/(alquran|surat|juz|halaman)/.test(pathname)
  useEffect(() => {
    if (isPlayerShown) void load()
    else if (isReading && remembersListener()) awaitExtension(load())
  }, [isPlayerShown, isReading])
  return useStore(extrasStore, ({ extras }) => extras)
}

function load(): Promise<void> {
  loading ??= import('./listening/listening.tsx').then(
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

/** True when this device has stored settings or a last played verse (app/player/listening/extension.client.ts). */
function remembersListener(): boolean {
  return Boolean(
    deviceStorage.get('amanah.murottal') || deviceStorage.get('amanah.murottal.terakhir'),
  )
}
