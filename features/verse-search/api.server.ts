import { Hono, type TypedResponse } from 'hono'
import type { Config } from '#platform/config.ts'
import { type Frozen, freeze, frozenResponse } from '#platform/http/frozen.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { type SearchQuery, type SearchWire, searchQuery, searchResponse } from './contract.ts'
import { openSearch } from './open-search.server.ts'
import type { Search } from './search-index.ts'
import { searchWire } from './wire.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
  'X-Content-Type-Options': 'nosniff',
}

/** The verse search, relative to /v2. */
export const quranSearchApi = new Hono<ApiEnv>().get(
  '/alquran/search',
  documented({
    tag: 'Al-Qur’an',
    access: 'public',
    summary: 'Cari ayat: kata Indonesia, Arab, ejaan Latin, atau tempat (“2:255”, “juz 30”)',
    ok: searchResponse,
    errors: [422],
  }),
  publicAccess,
  validated('query', searchQuery),
  async (c) => {
    const answer = await answerFor(c.var.ctx.config, c.req.valid('query'))
    return frozenResponse(c.req.raw, answer) as Response & TypedResponse<SearchWire, 200, 'json'>
  },
)

export type QuranSearchApi = typeof quranSearchApi

/** Cached compressed answers: many people search the same. About 10 KB each. */
const KEPT = 500
const caches = new WeakMap<Search, Map<string, Frozen>>()

async function answerFor(config: Config, query: SearchQuery): Promise<Frozen> {
  const index = await openSearch(config)
  const answers = caches.get(index) ?? new Map<string, Frozen>()
  caches.set(index, answers)
  const key = JSON.stringify(query)
  const known = answers.get(key)
  if (known) return known
  const made = await freeze(JSON.stringify(searchWire(index, query)), { headers, quality: 4 })
  answers.set(key, made)
  const [oldest] = answers.keys()
  if (oldest !== undefined && answers.size > KEPT) answers.delete(oldest)
  return made
}
