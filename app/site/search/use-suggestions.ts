import { useEffect, useRef, useState } from 'react'
import { api } from '#app/client/api.client.ts'
import type { SearchApi } from '#features/search/api.server.ts'
import type { SuggestionWire } from '#features/search/contract.ts'
import { cleanQuery, isTooShort } from '#features/search/search.ts'

const TYPING_MS = 160

export type SuggestionState = {
  rows: readonly SuggestionWire[]
  /** Fetches suggestions for the typed text and cancels the previous request. */
  ask(typed: string): void
  clear(): void
}

/** Suggestions, a moment after the last key. Without an answer the list is empty, and the form still works. */
export function useSuggestions(): SuggestionState {
  const [rows, setRows] = useState<readonly SuggestionWire[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(timer.current)
    request.current?.abort()
  }

  useEffect(() => stop, [])

  return {
    rows,
    ask(typed) {
      stop()
      const q = cleanQuery(typed)
      if (q === '' || isTooShort(q)) return setRows([])
      timer.current = setTimeout(() => {
        request.current = new AbortController()
        find(q, request.current.signal).then(setRows, () => {})
      }, TYPING_MS)
    },
    clear() {
      stop()
      setRows([])
    },
  }
}

async function find(q: string, signal: AbortSignal): Promise<readonly SuggestionWire[]> {
  const response = await api<SearchApi>().search.suggest.$get(
    { query: { q } },
    { init: { signal } },
  )
  const { data } = await response.json()
  // An answer to an older text is ignored.
  signal.throwIfAborted()
  return data
}
