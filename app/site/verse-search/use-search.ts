import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { SearchQuery, SearchWire } from '#features/verse-search/contract.ts'
import { searchAddress } from './search-address.ts'
import { openDeviceSearch } from './device-search.client.ts'
import { ask, type Searching, searchStore, seedSearch } from './search-store.ts'

/** Results of the query in the address: from the page, else from the device or the API. */
export function useSearch(query: SearchQuery, fromPage: SearchWire | null): Searching {
  const key = searchAddress(query)
  const state = useStore(searchStore)

  useEffect(() => {
    if (fromPage) seedSearch(key, fromPage)
    else void ask(query)
  }, [key, query, fromPage])
  // Builds the index early: a device with the stored text then answers without network.
  useEffect(() => void openDeviceSearch(), [])

  const isAnswered = state.answer?.key === key
  if (fromPage && !isAnswered) {
    return {
      answer: { key, result: fromPage, isFromDevice: false },
      isBusy: false,
      failure: null,
    }
  }
  return { ...state, isBusy: !isAnswered && state.failure === null }
}
