import { api } from '#app/client/api.client.ts'
import type { SearchApi } from '#features/search/api.server.ts'

const counted = new Set<string>()

/** Counts a successful search once per page load. A failed count changes nothing on screen. */
export function sendSearchCount(q: string): void {
  if (counted.has(q)) return
  counted.add(q)
  api<SearchApi>()
    .search.terms.$post({ json: { q } })
    .catch(() => {})
}
