import { ApiFailure, api } from '#app/client/api.client.ts'
import type { QuranApi } from '#features/quran/api.server.ts'
import type { ReciterWire } from '#features/quran/contract.ts'

/** Fetches the available qari. Throws ApiFailure. */
export async function fetchReciters(signal: AbortSignal): Promise<ReciterWire[]> {
  const response = await api<QuranApi>().qari.$get({}, { init: { signal } })
  return (await response.json()).data
}

/** The available qari; undefined when they cannot be known now. */
export async function recitersOffered(): Promise<ReciterWire[] | undefined> {
  try {
    return await fetchReciters(new AbortController().signal)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return undefined
  }
}
