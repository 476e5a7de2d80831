import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { pageParam, pageQuery, pageResponse } from './contract.ts'
import { getPage } from './queries.server.ts'

/** Pages about the institution and its rules, with all their versions. */
export const sitePageApi = new Hono<ApiEnv>().get(
  '/pages/:slug',
  documented({
    tag: 'Lembaga',
    summary: 'Tentang lembaga, ketentuan, dan kebijakan, beserta riwayat versinya',
    ok: pageResponse,
    access: 'public',
    errors: [404, 422],
  }),
  publicAccess,
  validated('param', pageParam),
  validated('query', pageQuery),
  async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') }
    const { effectiveAt, history, ...page } = await getPage(c.var.ctx, query)
    return c.json({
      data: {
        ...page,
        effectiveAt: effectiveAt.toISOString(),
        history: history.map((entry) => ({
          ...entry,
          effectiveAt: entry.effectiveAt.toISOString(),
        })),
      },
    })
  },
)
