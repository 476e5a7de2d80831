import { createStore } from 'zustand/vanilla'
import { ApiFailure, api } from '#app/client/api.client.ts'
import type { QuranSearchApi } from '#features/verse-search/api.server.ts'
import type { SearchQuery, SearchWire } from '#features/verse-search/contract.ts'
import { searchAddress, paramsOf } from './search-address.ts'
import { openDeviceSearch, readyDeviceSearch } from './device-search.client.ts'

/** `key` is the address of the answered query. */
export type SearchAnswer = { key: string; result: SearchWire; isFromDevice: boolean }

export type Searching = {
  /** The last answer; it may belong to an earlier query while a request runs. */
  answer: SearchAnswer | null
  isBusy: boolean
  /** Status 0 when there is no connection and the text is not stored on the device. */
  failure: { status: number; message: string } | null
}

export const searchStore = createStore<Searching>(() => ({
  answer: null,
  isBusy: false,
  failure: null,
}))

let request: AbortController | undefined

/** Runs the query, unless it was answered last. A newer query cancels the previous one. */
export async function ask(query: SearchQuery): Promise<void> {
  const key = searchAddress(query)
  request?.abort()
  if (query.q === '' || searchStore.getState().answer?.key === key) {
    return searchStore.setState({ isBusy: false, failure: null })
  }
  request = new AbortController()
  const { signal } = request
  searchStore.setState({ isBusy: true, failure: null })
  try {
    const found = await findVerses(query, signal)
    if (!signal.aborted) searchStore.setState({ answer: { key, ...found }, isBusy: false })
  } catch (error) {
    if (signal.aborted) return
    searchStore.setState({ answer: null, isBusy: false, failure: failureOf(error) })
  }
}

/** Stores results that came with the page. */
export function seedSearch(key: string, result: SearchWire): void {
  request?.abort()
  searchStore.setState({
    answer: { key, result, isFromDevice: false },
    isBusy: false,
    failure: null,
  })
}

type Found = { result: SearchWire; isFromDevice: boolean }

async function findVerses(query: SearchQuery, signal: AbortSignal): Promise<Found> {
  const device = readyDeviceSearch()
  if (device) return { result: await device(query), isFromDevice: true }
  try {
    const response = await api<QuranSearchApi>().alquran.search.$get(
      { query: Object.fromEntries(paramsOf(query)) },
      { init: { signal } },
    )
    return { result: await response.json(), isFromDevice: false }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 0) throw error
    const opened = await openDeviceSearch()
    if (!opened) throw error
    return { result: await opened(query), isFromDevice: true }
  }
}

function failureOf(error: unknown): { status: number; message: string } {
  if (!(error instanceof ApiFailure)) throw error
  // The API's message for its own faults speaks of donations, which does not fit here.
  const message =
    error.status >= 500 ? 'Sistem kami sedang terganggu. Coba lagi sebentar lagi.' : error.message
  return { status: error.status, message }
}
