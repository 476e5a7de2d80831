import { type Context, Hono } from 'hono'
import { slugParam } from '#features/campaign/contract.ts'
import { getCampaignBySlug } from '#features/campaign/queries.server.ts'
import { clientAddress } from '#platform/http/client-address.server.ts'
import {
  type Access,
  type ApiEnv,
  documented,
  publicAccess,
  validated,
} from '#platform/http/http.server.ts'
import { limited } from '#platform/http/rate-limit.server.ts'
import {
  aamiinResponse,
  type PrayerBody,
  prayerListQuery,
  prayerListResponse,
  prayerParam,
  reportResponse,
} from './contract.ts'
import type { PublicPrayer } from './prayer.ts'
import { listPrayers } from './queries.server.ts'
import { reportPrayer } from './report-prayer.server.ts'
import { type Act, sayAamiin, takeBackAamiin } from './say-aamiin.server.ts'

const tag = 'Doa'
/** Whole mosques share an address; this limit is for machines. */
const writes = limited({ name: 'prayers address', burst: 300, everySeconds: 0.2 })
const access = 'public'
const acting = { tag, access, errors: [404, 410, 429] as number[] } as const

export type PrayerApi = typeof prayerApi

/** Prayers from donations, and aamiin to them. Answers differ per visitor, so they are never cached. */
export const prayerApi = new Hono<ApiEnv>()
  .get(
    '/campaigns/:slug/prayers',
    documented({
      tag,
      summary: 'Doa para donatur sebuah program',
      ok: prayerListResponse,
      access,
      errors: [404, 422],
    }),
    publicAccess,
    validated('param', slugParam),
    validated('query', prayerListQuery),
    async (c) => {
      const { ctx } = c.var
      const { id: campaignId } = await getCampaignBySlug(ctx.read, c.req.valid('param').slug)
      const filter = { ...c.req.valid('query'), campaignId, person: personOf(c.var.access) }
      const { items, next } = await listPrayers(ctx.db, filter)
      c.header('Cache-Control', 'private, no-store')
      return c.json({ data: items.map(toBody), next })
    },
  )
  .get(
    '/prayers',
    documented({
      tag,
      summary: 'Doa para donatur semua program',
      ok: prayerListResponse,
      access,
      errors: [422],
    }),
    publicAccess,
    validated('query', prayerListQuery),
    async (c) => {
      const filter = { ...c.req.valid('query'), person: personOf(c.var.access) }
      const { items, next } = await listPrayers(c.var.ctx.db, filter)
      c.header('Cache-Control', 'private, no-store')
      return c.json({ data: items.map(toBody), next })
    },
  )
  .put(
    '/prayers/:id/aamiin',
    documented({
      ...acting,
      summary: 'Mengaminkan sebuah doa; sekali untuk setiap orang',
      ok: aamiinResponse,
    }),
    publicAccess,
    writes,
    validated('param', prayerParam),
    async (c) => {
      const act = actOf(c, c.req.valid('param').id)
      return c.json({ data: toAamiin(await sayAamiin(c.var.ctx, act)) })
    },
  )
  .delete(
    '/prayers/:id/aamiin',
    documented({ ...acting, summary: 'Menarik kembali aamiin', ok: aamiinResponse }),
    publicAccess,
    writes,
    validated('param', prayerParam),
    async (c) => {
      const act = actOf(c, c.req.valid('param').id)
      return c.json({ data: toAamiin(await takeBackAamiin(c.var.ctx, act)) })
    },
  )
  .post(
    '/prayers/:id/reports',
    documented({
      ...acting,
      summary: 'Melaporkan sebuah doa kepada petugas',
      ok: reportResponse,
      status: 201,
    }),
    publicAccess,
    writes,
    validated('param', prayerParam),
    async (c) => {
      const act = actOf(c, c.req.valid('param').id)
      await reportPrayer(c.var.ctx, act)
      return c.json({ data: { isReported: true as const } }, 201)
    },
  )

function actOf(c: Context<ApiEnv>, prayerId: string): Act {
  return { prayerId, person: personOf(c.var.access), address: clientAddress(c) }
}

function personOf(access: Access): string {
  if (access.kind === 'member') return `akun:${access.accountId}`
  if (access.kind === 'public') return `tamu:${access.visitorId}`
  throw new Error('a call without a session has no person')
}

function toBody({ prayedAt, ...prayer }: PublicPrayer): PrayerBody {
  return { ...prayer, prayedAt: prayedAt.toISOString() }
}

function toAamiin({ id, aamiins, hasSaidAamiin }: PublicPrayer) {
  return { id, aamiins, hasSaidAamiin }
}
