import { Hono } from 'hono'
import { proofOf } from '#features/account/wire.server.ts'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import {
  closedResponse,
  closureRequest,
  exportRequest,
  exportResponse,
  privacyResponse,
} from './contract.ts'
import { eraseAccount } from './erase-account.server.ts'
import { exportData } from './export-data.server.ts'
import { keptOf, listConsents } from './queries.server.ts'

const own = { tag: 'Privasi', access: 'member' } as const

export type PrivacyApi = typeof privacyApi

/** Control over one's own data: see consents, export everything, close the account. */
export const privacyApi = new Hono<ApiEnv>()
  .get(
    '/me/privacy',
    documented({
      ...own,
      summary: 'Persetujuan saya, dan apa yang tetap disimpan bila akun dihapus',
      ok: privacyResponse,
    }),
    memberAccess,
    async (c) => {
      const { ctx } = c.var
      const { accountId } = memberIn(c)
      const consents = (await listConsents(ctx, accountId)).map(({ decidedAt, ...consent }) => ({
        ...consent,
        decidedAt: decidedAt.toISOString(),
      }))
      return c.json({ data: { kept: await keptOf(ctx.db, accountId), consents } })
    },
  )
  .post(
    '/me/privacy/export',
    documented({
      ...own,
      summary: 'Unduh semua data saya',
      ok: exportResponse,
      errors: [400, 403, 422, 429, 503],
    }),
    memberAccess,
    validated('json', exportRequest),
    async (c) => {
      const { ctx } = c.var
      const data = await exportData(ctx, proofOf(c, c.req.valid('json')))
      c.header('Content-Disposition', 'attachment; filename="data-saya.json"')
      return c.json({ exportedAt: ctx.now().toISOString(), data })
    },
  )
  .post(
    '/me/privacy/closure',
    documented({
      ...own,
      summary: 'Menghapus akun; donasi tetap ada di pembukuan tanpa orangnya',
      ok: closedResponse,
      errors: [400, 403, 422, 429, 503],
    }),
    memberAccess,
    validated('json', closureRequest),
    async (c) => {
      const proof = proofOf(c, c.req.valid('json'))
      return c.json({ data: await eraseAccount(c.var.ctx, proof) })
    },
  )
