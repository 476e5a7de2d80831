import { api } from '#app/client/api.client.ts'
import type { SearchApi } from '#features/search/api.server.ts'

const counted = new Set<string>()

/** Counts a search that found something, once while this page is open. Whether it is counted changes nothing here. */
export function sendSearchCount(q: string): void {
  if (counted.has(q)) return
  counted.add(q)
  api<SearchApi>()
    .search.terms.$post({ json: { q } })
    .catch(() => {})
}
