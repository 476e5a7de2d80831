import { Hono, type TypedResponse } from 'hono'
import { freeze, frozenResponse } from '#platform/http/frozen.server.ts'
import { type ApiEnv, documented, publicAccess } from '#platform/http/http.server.ts'
import { type EnglishWire, englishResponse } from '../contract.ts'
import { openQuran } from '../text/source.server.ts'
import { pickthall } from './english.server.ts'
import { englishSurahNames } from './surah-names.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  'X-Content-Type-Options': 'nosniff',
}

let frozen: ReturnType<typeof freeze> | undefined

/** The English translation, whole: a device that wants it keeps it. Compressed once per process, when first asked for. */
export const englishApi = new Hono<ApiEnv>().get(
  '/terjemahan/en',
  documented({
    tag: 'Al-Qur’an',
    summary: 'Terjemahan Inggris (Pickthall, 1930) semua ayat, dengan nama surah',
    ok: englishResponse,
    access: 'public',
  }),
  publicAccess,
  async (c) => {
    frozen ??= freeze(JSON.stringify(englishWire(c.var.ctx.config)), { headers, quality: 9 })
    const response = frozenResponse(c.req.raw, await frozen)
    return response as Response & TypedResponse<EnglishWire, 200, 'json'>
  },
)

function englishWire(config: Parameters<typeof openQuran>[0]): EnglishWire {
  const lines = pickthall()
  let first = 0
  const data = openQuran(config)
    .listSurahs()
    .map(({ number, verseCount }) => {
      const ayat = lines.slice(first, first + verseCount)
      first += verseCount
      return { nomor: number, nama: englishSurahNames[number - 1] ?? '', ayat }
    })
  return { data, sumber: 'Marmaduke Pickthall, The Meaning of the Glorious Koran (1930)' }
}
