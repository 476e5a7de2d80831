import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { memberSession } from './session.client.ts'
import { type StoreAccess, absent, entryKey, type KeyedStore, type Loaded } from './keyed-store.ts'

type Options<T> = {
  /** What the server put into the page; null after a navigation in the browser. */
  fromPage: T | null
  /** False when the page brought only a part: it is shown, but what needs all of it asks again. */
  isWhole?: boolean
  /** Lists are the same for everyone; a surah and a juz know what a member has saved. */
  isPersonal?: boolean
}

/**
 * What a screen shows: from the page, else from the store, which is asked when the screen opens.
 * Leaving the screen ends what it asked for.
 */
export function useLoaded<T>(
  store: KeyedStore<T>,
  key: number,
  { fromPage, isPersonal = false, isWhole = true }: Options<T>,
): Loaded<T> & { retry(): void } {
  const open = useStore(store.state, (entries) => entries[entryKey(key, 'public')])
  const own = useStore(store.state, (entries) => entries[entryKey(key, 'member')])
  const asked = useRef<AbortController>(undefined)

  const load = useCallback(() => {
    asked.current?.abort()
    asked.current = new AbortController()
    if (fromPage && !isWhole) return
    if (fromPage) store.seed(key, 'public', fromPage)
    const access: StoreAccess = isPersonal && memberSession() !== null ? 'member' : 'public'
    void store.load(key, access, asked.current.signal)
  }, [store, key, fromPage, isPersonal, isWhole])

  useEffect(() => {
    load()
    return () => asked.current?.abort()
  }, [load])

  const shown = [own, open].find((entry) => entry?.data) ?? own ?? open ?? absent
  return { ...shown, data: shown.data ?? fromPage, retry: load }
}
