import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { limited } from '#platform/http/rate-limit.server.ts'
import { searchLimit } from '#platform/http/search-allowance.server.ts'
import {
  siteQuery,
  siteResponse,
  suggestQuery,
  suggestResponse,
  termBody,
  termResponse,
} from './contract.ts'
import { findSite } from './find-site.server.ts'
import { countSearch } from './popular.server.ts'
import { suggest } from './suggest.server.ts'

/** Counting writes to the database, and influences what others see. */
const countLimit = { name: 'search terms address', burst: 60, everySeconds: 2 }

const tag = 'Pencarian'
const access = 'public'

export type SearchApi = typeof searchApi

/** The search over all public content. */
export const searchApi = new Hono<ApiEnv>()
  .get(
    '/search',
    documented({
      tag,
      summary: 'Cari di program, berita, surah, ayat, bantuan, dan asrama',
      ok: siteResponse,
      access,
      errors: [422, 429],
    }),
    publicAccess,
    validated('query', siteQuery),
    limited(searchLimit),
    async (c) => c.json(await findSite(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/search/suggest',
    documented({
      tag,
      summary: 'Saran saat mengetik',
      ok: suggestResponse,
      access,
      errors: [422, 429],
    }),
    publicAccess,
    validated('query', suggestQuery),
    limited(searchLimit),
    async (c) => c.json({ data: await suggest(c.var.ctx, c.req.valid('query').q) }),
  )
  .post(
    '/search/terms',
    documented({
      tag,
      summary: 'Hitung satu pencarian untuk “Sering dicari”, tanpa data siapa pun',
      ok: termResponse,
      access,
      errors: [400, 422, 429],
    }),
    publicAccess,
    validated('json', termBody),
    limited(countLimit),
    async (c) => {
      const { ctx, access: who } = c.var
      // Members' searches are not counted: their session would identify them.
      if (who.kind === 'public')
        await countSearch(ctx, { ...c.req.valid('json'), visitorId: who.visitorId })
      return c.json({ data: { ok: true } })
    },
  )
