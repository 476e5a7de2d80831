import { type Context, Hono, type TypedResponse } from 'hono'
import type * as v from 'valibot'
import { freeze, frozenResponse } from '#platform/http/frozen.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { NotFound } from '#platform/refusal.ts'
import {
  juzListResponse,
  juzParams,
  juzResponse,
  reciterListResponse,
  reciterQuery,
  surahListResponse,
  surahParams,
  surahResponse,
  tafsirQuery,
  tafsirResponse,
} from './contract.ts'
import { NoTafsir, UnknownReciter } from './errors.ts'
import { findReciter } from './audio/reciters.ts'
import { englishApi } from './english/english-api.server.ts'
import { openResponseCache } from './response-cache.server.ts'
import { TAFSIR_ATTRIBUTION } from './quran.ts'
import { openQuran } from './text/source.server.ts'

type Answer = v.InferOutput<typeof tafsirResponse>

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  'X-Content-Type-Options': 'nosniff',
}

/** Explanations are almost as long as everything else together, so they have a call of their own. */
const tafsirApi = new Hono<ApiEnv>().get(
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

const tag = 'Al-Qur’an'
const open = { tag, access: 'public' } as const
const query = validated('query', reciterQuery)
const surah = validated('param', surahParams)
const juz = validated('param', juzParams)

const readingApi = new Hono<ApiEnv>()
  .get(
    '/surat',
    documented({ ...open, summary: 'Daftar 114 surah', ok: surahListResponse }),
    publicAccess,
    (c) => shelved(c, '/v2/surat', surahListResponse),
  )
  .get(
    '/surat/:id',
    documented({
      ...open,
      summary: 'Satu surat dengan semua ayatnya',
      ok: surahResponse,
      errors: [404, 422],
    }),
    publicAccess,
    surah,
    query,
    (c) => shelved(c, `/v2/surat/${c.req.valid('param').id}`, surahResponse),
  )
  .get(
    '/juz',
    documented({
      ...open,
      summary: 'Daftar 30 juz (batas Mushaf Standar Indonesia)',
      ok: juzListResponse,
    }),
    publicAccess,
    (c) => shelved(c, '/v2/juz', juzListResponse),
  )
  .get(
    '/juz/:id',
    documented({ ...open, summary: 'Semua ayat satu juz', ok: juzResponse, errors: [404, 422] }),
    publicAccess,
    juz,
    query,
    (c) => shelved(c, `/v2/juz/${c.req.valid('param').id}`, juzResponse),
  )
  .get(
    '/qari',
    documented({ ...open, summary: 'Qari yang dapat dipilih', ok: reciterListResponse }),
    publicAccess,
    (c) => shelved(c, '/v2/qari', reciterListResponse),
  )

/** The Quran calls of the spec, relative to /v2. */
export const quranApi = new Hono<ApiEnv>()
  .route('/', readingApi)
  .route('/', tafsirApi)
  .route('/', englishApi)

export type QuranApi = typeof quranApi

type Typed<S extends v.GenericSchema> = Response & TypedResponse<v.InferOutput<S>, 200, 'json'>

async function shelved<S extends v.GenericSchema>(
  c: Context<ApiEnv>,
  path: string,
  _schema: S,
): Promise<Typed<S>> {
  const { config } = c.var.ctx
  const voice = c.req.query('qari')
  const reciter = findReciter(config.audioSource, voice)
  if (!reciter) throw new UnknownReciter()
  const isDefault = reciter === findReciter(config.audioSource)
  const frozen = await openResponseCache(config).get(
    isDefault ? path : `${path}?qari=${reciter.id}`,
  )
  if (!frozen) throw new NotFound()
  return frozenResponse(c.req.raw, frozen) as Typed<S>
}
