import { createStore, type StoreApi } from 'zustand/vanilla'

/** The state of one entry: its data, whether it is loading, and why loading failed. */
export type Loaded<T> = { data: T | null; loading: boolean; error: string | null }

/** Public and member data are separate entries, even for the same surah. */
export type StoreAccess = 'public' | 'member'

export type KeyedStore<T> = {
  state: StoreApi<Record<string, Loaded<T>>>
  /** Stores data that came with the page, so that it is not fetched again. */
  seed(key: number, access: StoreAccess, data: T): void
  /**
   * Fetches an entry, unless it is here already. A failed answer is stored as `error`; an aborted call changes
   * nothing.
   */
  load(key: number, access: StoreAccess, signal: AbortSignal): Promise<void>
}

type FetchOne<T> = (key: number, access: StoreAccess, signal: AbortSignal) => Promise<T>

export const absent: Loaded<never> = { data: null, loading: false, error: null }

export function entryKey(key: number, access: StoreAccess): string {
  return `${access}:${key}`
}

/** A store of entries by number, each with its own `loading` and `error`. */
export function keyedStore<T>(fetchOne: FetchOne<T>): KeyedStore<T> {
  const state = createStore<Record<string, Loaded<T>>>(() => ({}))
  const newest = new Map<string, AbortSignal>()
  const put = (key: string, entry: Loaded<T>) => state.setState({ [key]: entry })

  return {
    state,
    seed(number, access, data) {
      const key = entryKey(number, access)
      if (!state.getState()[key]?.data) put(key, { data, loading: false, error: null })
    },
    async load(number, access, signal) {
      const key = entryKey(number, access)
      if (state.getState()[key]?.data) return
      newest.set(key, signal)
      const isMine = () => newest.get(key) === signal
      put(key, { data: null, loading: true, error: null })
      try {
        const data = await fetchOne(number, access, signal)
        put(key, { data, loading: false, error: null })
      } catch (error) {
        if (isMine()) put(key, signal.aborted ? absent : { ...absent, error: sentence(error) })
      }
    },
  }
}

function sentence(error: unknown): string {
  const { status = 0, message = '' } =
    error instanceof Error ? (error as { status?: number } & Error) : {}
  // The API's message for its own faults speaks of donations, which does not fit here.
  if (status >= 500) return 'Sistem kami sedang terganggu. Coba lagi sebentar lagi.'
  return message || 'Periksa koneksi internet Anda, lalu coba lagi.'
}
