import { Hono } from 'hono'
import { clientAddress } from '#platform/http/client-address.server.ts'
import {
  type Access,
  type ApiEnv,
  documented,
  publicAccess,
  validated,
} from '#platform/http/http.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { searchLimit } from '#platform/http/search-allowance.server.ts'
import { blocksOf } from './blocks.ts'
import {
  helpArticleResponse,
  helpListResponse,
  helpParam,
  helpQuery,
  helpVote,
  helpVoteResponse,
} from './contract.ts'
import { findHelp, getHelpArticle, listHelp } from './queries.server.ts'
import { voteHelp } from './vote-help.server.ts'

const shared = { tag: 'Bantuan', access: 'public' } as const

export type HelpApi = typeof helpApi

/** The articles of the help centre, and votes on whether they helped. */
export const helpApi = new Hono<ApiEnv>()
  .get(
    '/help',
    documented({ ...shared, summary: 'Artikel bantuan', ok: helpListResponse, errors: [422, 429] }),
    publicAccess,
    validated('query', helpQuery),
    async (c) => {
      const { q, topik } = c.req.valid('query')
      const { read } = c.var.ctx
      if (q !== undefined) await limit(c.var.ctx, searchLimit, clientAddress(c))
      const found = q === undefined ? await listHelp(read) : await findHelp(read, q)
      return c.json({ data: found.filter(({ topic }) => !topik || topic === topik) })
    },
  )
  .get(
    '/help/:slug',
    documented({
      ...shared,
      summary: 'Satu artikel bantuan',
      ok: helpArticleResponse,
      errors: [404],
    }),
    publicAccess,
    validated('param', helpParam),
    async (c) => {
      const article = await getHelpArticle(c.var.ctx.read, c.req.valid('param').slug)
      const { slug, topic, title, summary, body, related, updated_at } = article
      const answer = { slug, topic, title, summary, related }
      return c.json({
        data: { ...answer, blocks: blocksOf(body), updatedAt: updated_at.toISOString() },
      })
    },
  )
  .put(
    '/help/:slug/vote',
    documented({
      ...shared,
      summary: 'Apakah artikel ini membantu; satu jawaban untuk setiap pengunjung',
      ok: helpVoteResponse,
      errors: [400, 404, 422, 429],
    }),
    publicAccess,
    validated('param', helpParam),
    validated('json', helpVote),
    async (c) => {
      const { isHelpful } = c.req.valid('json')
      const { slug } = c.req.valid('param')
      const voter = voterOf(c.var.access)
      await voteHelp(c.var.ctx, { slug, isHelpful, voter, address: clientAddress(c) })
      c.header('Cache-Control', 'private, no-store')
      return c.json({ data: { isHelpful } })
    },
  )

function voterOf(access: Access): string {
  // A vote belongs to the session, not to the account: it is no personal data.
  if (access.kind === 'member') return `sesi:${access.sessionId}`
  if (access.kind === 'public') return `tamu:${access.visitorId}`
  throw new Error('a call without a session has no person')
}
