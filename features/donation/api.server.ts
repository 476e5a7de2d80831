import { Hono } from 'hono'
import {
  type Access,
  type ApiEnv,
  documented,
  publicAccess,
  validated,
} from '#platform/http/http.server.ts'
import {
  donationParam,
  donationRequest,
  donationResponse,
  donationStarted,
  idempotencyHeader,
  requestedSum,
} from './contract.ts'
import { DonationNotFound } from './errors.ts'
import { limitedDonations } from './start/limit-donations.server.ts'
import { findDonation, isAnonymousByDefault } from './queries.server.ts'
import { startDonation } from './start/start-donation.server.ts'
import { sumMistakes } from './start/sum-mistakes.server.ts'
import { publicDonation } from './public-donation.server.ts'

const tag = 'Donasi'
const access = 'public'

export type DonationApi = typeof donationApi

/** Starting a donation and looking at one. Knowing a donation's id is the right to see it, with masked names. */
export const donationApi = new Hono<ApiEnv>()
  .post(
    '/donations',
    documented({
      tag,
      summary:
        'Memulai donasi; Idempotency-Key yang sama dengan isi yang sama adalah donasi yang sama',
      ok: donationStarted,
      status: 201,
      access,
      errors: [400, 404, 409, 422, 429, 503],
    }),
    publicAccess,
    limitedDonations('gifts address'),
    validated('header', idempotencyHeader),
    validated('json', donationRequest, (ctx, sent) => sumMistakes(ctx, requestedSum, sent)),
    async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const { access: caller, ctx } = c.var
      const accountId = accountOf(caller)
      const posted = c.req.valid('json')
      const isAnonymous = posted.isAnonymous ?? (await isAnonymousByDefault(ctx.db, accountId))
      const input = { ...posted, isAnonymous, accountId }
      const { donationId } = await startDonation(ctx, input, { idempotencyKey })
      c.header('Cache-Control', 'no-store')
      return c.json({ data: { donationId, paymentUrl: `/payment/${donationId}` } }, 201)
    },
  )
  .get(
    '/donations/:id',
    documented({ tag, summary: 'Satu donasi', ok: donationResponse, access, errors: [404] }),
    publicAccess,
    validated('param', donationParam),
    async (c) => {
      const { access: caller, ctx } = c.var
      // The read handle may lag: a donor looks right after donating.
      const donation = await findDonation(ctx.db, c.req.valid('param').id)
      if (!donation) throw new DonationNotFound()
      c.header('Cache-Control', 'no-store')
      return c.json({ data: await publicDonation(ctx, donation, accountOf(caller)) })
    },
  )

function accountOf(caller: Access): string | undefined {
  return caller.kind === 'member' ? caller.accountId : undefined
}
