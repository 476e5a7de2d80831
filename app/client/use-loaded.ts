import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { memberSession } from './session.client.ts'
import { type StoreAccess, absent, entryKey, type KeyedStore, type Loaded } from './keyed-store.ts'

type Options<T> = {
  /** Data from the server; null after a navigation in the browser. */
  fromPage: T | null
  /** False when the page holds only a part. The part is shown, and the rest is fetched when needed. */
  isWhole?: boolean
  /** A surah or juz depends on the member's bookmarks; lists are the same for everyone. */
  isPersonal?: boolean
}

/**
 * The data of a screen: from the page, else from the store, which fetches it when the screen opens. Leaving the
 * screen cancels the request.
 */
export function useLoaded<T>(
  store: KeyedStore<T>,
  key: number,
  { fromPage, isPersonal = false, isWhole = true }: Options<T>,
): Loaded<T> & { retry(): void } {
  const open = useStore(store.state, (entries) => entries[entryKey(key, 'public')])
  const own = useStore(store.state, (entries) => entries[entryKey(key, 'member')])
  const request = useRef<AbortController>(undefined)

  const load = useCallback(() => {
    request.current?.abort()
    request.current = new AbortController()
    if (fromPage && !isWhole) return
    if (fromPage) store.seed(key, 'public', fromPage)
    const access: StoreAccess = isPersonal && memberSession() !== null ? 'member' : 'public'
    void store.load(key, access, request.current.signal)
  }, [store, key, fromPage, isPersonal, isWhole])

  useEffect(() => {
    load()
    return () => request.current?.abort()
  }, [load])

  const shown = [own, open].find((entry) => entry?.data) ?? own ?? open ?? absent
  return { ...shown, data: shown.data ?? fromPage, retry: load }
}
