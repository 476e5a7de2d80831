import { Hono } from 'hono'
import * as v from 'valibot'
import { type ApiEnv, documented, validated } from '#platform/http/http.server.ts'
import { stopNews } from './stop-news.server.ts'

const token = v.object({ token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })
const stopped = v.object({ data: v.object({ isOn: v.boolean() }) })

/** A stop link of news by email works without signing in. */
export const newsApi = new Hono<ApiEnv>().post(
  '/news/stop/:token',
  documented({
    tag: 'Donasi',
    access: 'none',
    summary: 'Berhenti menerima kabar program, sekali tekan dari e-mail (RFC 8058), tanpa masuk',
    ok: stopped,
    errors: [404, 410],
  }),
  validated('param', token),
  async (c) => {
    c.header('Cache-Control', 'no-store')
    await stopNews(c.var.ctx, c.req.valid('param').token)
    return c.json({ data: { isOn: false } })
  },
)
