import { Hono, type TypedResponse } from 'hono'
import type * as v from 'valibot'
import { freeze, frozenResponse } from '#platform/http/frozen.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { surahParams, tafsirQuery, tafsirResponse } from './contract.ts'
import { NoTafsir } from './errors.ts'
import { TAFSIR_ATTRIBUTION } from './quran.ts'
import { openQuran } from './text/source.server.ts'

type Answer = v.InferOutput<typeof tafsirResponse>

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  'X-Content-Type-Options': 'nosniff',
}

/** Explanations are almost as long as everything else together, so they have a call of their own. */
export const tafsirApi = new Hono<ApiEnv>().get(
  '/tafsir/:id',
  documented({
    tag: 'Al-Qur’an',
    summary: 'Tafsir ringkas satu surah, atau satu ayatnya dengan ?ayat=',
    ok: tafsirResponse,
    access: 'public',
    errors: [404, 422],
  }),
  publicAccess,
  validated('param', surahParams),
  validated('query', tafsirQuery),
  async (c) => {
    const { id } = c.req.valid('param')
    const { ayat } = c.req.valid('query')
    const all = openQuran(c.var.ctx.config).findTafsir(id) ?? []
    const data = all.flatMap(({ from, to, text }, index) => {
      const nomorAyat = index + 1
      if (ayat !== undefined && ayat !== nomorAyat) return []
      return [{ surahId: id, nomorAyat, dari: from, sampai: to, teks: text }]
    })
    if (data.length === 0) throw new NoTafsir()
    const body: Answer = { data, sumber: TAFSIR_ATTRIBUTION }
    const frozen = await freeze(JSON.stringify(body), { headers, quality: 5 })
    return frozenResponse(c.req.raw, frozen) as Response & TypedResponse<Answer, 200, 'json'>
  },
)
