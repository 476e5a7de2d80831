import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { donationParam, idempotencyHeader } from '#features/donation/contract.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { limitedDonations } from '#features/donation/start/limit-donations.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import {
  type ApiEnv,
  documented,
  problemSchema,
  publicAccess,
  validated,
} from '#platform/http/http.server.ts'
import { cancelDonation } from './cancel-donation.server.ts'
import { screenFor } from '#features/charge/charge.ts'
import { toChargeBody } from '#features/charge/charge-view.ts'
import { listOffers } from './offers.server.ts'
import {
  chargeRequest,
  chargeResponse,
  chargesResponse,
  statusResponse,
} from '#features/charge/contract.ts'
import { openCharge } from './open-charge.server.ts'
import { checkPayment, paymentStatus } from './payment-status.server.ts'
import { newestCharge } from '#features/charge/queries.server.ts'
import { sendStatus } from './status-events.server.ts'

const tag = 'Pembayaran'
const access = 'public'
const status = { tag, ok: statusResponse, access } as const

export type PaymentApi = typeof paymentApi

/** Paying a donation: the methods, the code and the status. Knowing the donation's id is the right to see it. */
export const paymentApi = new Hono<ApiEnv>()
  .get(
    '/donations/:id/charges',
    documented({
      tag,
      summary: 'Metode yang tersedia dan kode pembayaran terakhir',
      ok: chargesResponse,
      access,
      errors: [404],
    }),
    publicAccess,
    validated('param', donationParam),
    async (c) => {
      const { ctx } = c.var
      const donation = await findDonation(ctx.db, c.req.valid('param').id)
      if (!donation) throw new DonationNotFound()
      const charge = await newestCharge(ctx.db, donation.id)
      const now = ctx.now()
      c.header('Cache-Control', 'no-store')
      return c.json({
        data: {
          offers: await listOffers(ctx, donation),
          charge: charge ? toChargeBody(charge) : null,
          screen: screenFor(donation, charge, now),
          serverNow: now.toISOString(),
        },
      })
    },
  )
  .post(
    '/donations/:id/charges',
    documented({
      tag,
      summary: 'Memilih metode; selama kodenya berlaku, pilihan yang sama memberi kode yang sama',
      ok: chargeResponse,
      status: 201,
      access,
      errors: [400, 404, 409, 422, 429],
    }),
    publicAccess,
    limitedDonations('charges address'),
    validated('param', donationParam),
    validated('header', idempotencyHeader),
    validated('json', chargeRequest),
    async (c) => {
      const { ctx } = c.var
      const { id } = c.req.valid('param')
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const choice = { donationId: id, ...c.req.valid('json'), idempotencyKey }
      const charge = await openCharge(ctx, choice)
      const { screen, serverNow } = await paymentStatus(ctx, id)
      const url = `/${screen}/${id}`
      c.header('Cache-Control', 'no-store')
      return c.json({ data: { charge: toChargeBody(charge), screen, url, serverNow } }, 201)
    },
  )
  .get(
    '/donations/:id/status',
    documented({
      ...status,
      summary: 'Status pembayaran, untuk ditanyakan berkala',
      errors: [404],
    }),
    publicAccess,
    validated('param', donationParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ data: await paymentStatus(c.var.ctx, c.req.valid('param').id) })
    },
  )
  .post(
    '/donations/:id/check',
    documented({
      ...status,
      summary: 'Cek status: menanyakan langsung kepada penyedia, paling sering tiap lima detik',
      errors: [404],
    }),
    publicAccess,
    validated('param', donationParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ data: await checkPayment(c.var.ctx, c.req.valid('param').id) })
    },
  )
  .post(
    '/donations/:id/cancel',
    documented({
      ...status,
      summary: 'Membatalkan donasi yang belum dibayar, beserta kodenya',
      errors: [404, 409, 429],
    }),
    publicAccess,
    limitedDonations('charges address'),
    validated('param', donationParam),
    async (c) => {
      const { ctx } = c.var
      const { id } = c.req.valid('param')
      await cancelDonation(ctx, id)
      c.header('Cache-Control', 'no-store')
      return c.json({ data: await paymentStatus(ctx, id) })
    },
  )
  .get(
    '/donations/:id/events',
    describeRoute({
      tags: [tag],
      summary: 'Status pembayaran setiap kali berubah (server-sent events `status`)',
      security: [],
      responses: {
        200: {
          description: 'OK',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        404: problemAnswer('Tidak ditemukan'),
        429: problemAnswer('Terlalu banyak yang menunggu; tanyakan /status berkala'),
        503: problemAnswer('Layanan sedang dimuat ulang atau basis data tidak terjangkau'),
      },
    }),
    validated('param', donationParam),
    (c) => {
      return sendStatus(c, c.req.valid('param').id)
    },
  )

function problemAnswer(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  }
}
