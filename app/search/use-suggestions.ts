import { useEffect, useRef, useState } from 'react'
import { api } from '#app/client/api.client.ts'
import type { SearchApi } from '#features/search/api.server.ts'
import type { SuggestionWire } from '#features/search/contract.ts'
import { cleanQuery, isTooShort } from '#features/search/search.ts'

const TYPING_MS = 160

export type SuggestionState = {
  rows: readonly SuggestionWire[]
  /** Asks for what is typed now; what was asked before is dropped. */
  ask(typed: string): void
  clear(): void
}

/** What may be meant, a moment after the last letter. Without an answer there are none: the form works all the same. */
export function useSuggestions(): SuggestionState {
  const [rows, setRows] = useState<readonly SuggestionWire[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(timer.current)
    asked.current?.abort()
  }

  useEffect(() => stop, [])

  return {
    rows,
    ask(typed) {
      stop()
      const q = cleanQuery(typed)
      if (q === '' || isTooShort(q)) return setRows([])
      timer.current = setTimeout(() => {
        asked.current = new AbortController()
        find(q, asked.current.signal).then(setRows, () => {})
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
  // An answer to what is no longer there counts for nothing.
  signal.throwIfAborted()
  return data
}
