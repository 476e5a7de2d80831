import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http.server.ts'
import { searchQuery, searchResponse } from './contract.ts'
import { openSearch } from './open-search.server.ts'
import { searchWire } from './wire.ts'

/** The search for verses, relative to /v2. */
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
    const index = await openSearch(c.var.ctx.config)
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(searchWire(index, c.req.valid('query')))
  },
)

export type QuranSearchApi = typeof quranSearchApi
