import { type Context, Hono } from 'hono'
import { codeRequest, registered } from '#features/account/contract.ts'
import { addressLimits } from '#features/account/limits.ts'
import { askerOf, limitAddress, toChallenge } from '#features/account/wire.server.ts'
import { type ApiEnv, documented, validated } from '#platform/http/http.server.ts'
import {
  donationSearchBody,
  foundDonationResponse,
  type MyDonationBody,
  passRequest,
  shownDonationResponse,
} from './contract.ts'
import { openFoundDonation, searchDonation, showFoundDonation } from './find-donation.server.ts'
import { unitWords } from '#features/wakaf/wakaf.ts'
import type { MyDonation } from './my-donation.ts'

const open = { tag: 'Cari donasi', access: 'none' } as const

/** One donation for a person without an account: its number and a code to its contact. */
export const findApi = new Hono<ApiEnv>()
  .post(
    '/gift-searches',
    documented({
      ...open,
      summary: 'Mencari satu donasi; kode dikirim bila nomor dan kontaknya cocok',
      ok: registered,
      status: 201,
      errors: [400, 422, 429],
    }),
    validated('json', donationSearchBody),
    async (c) => {
      await limitAddress(c, addressLimits.register)
      const { token, ...challenge } = await searchDonation(c.var.ctx, {
        ...c.req.valid('json'),
        asker: askerOf(c),
      })
      return c.json({ data: { ...toChallenge(c, challenge), token } }, 201)
    },
  )
  .post(
    '/gift-searches/verify',
    documented({
      ...open,
      summary: 'Melihat donasi yang dicari dengan kodenya',
      ok: foundDonationResponse,
      status: 201,
      errors: [400, 409, 410, 422, 429],
    }),
    validated('json', codeRequest),
    async (c) => {
      await limitAddress(c, addressLimits.code)
      const { gift: donation, ...pass } = await openFoundDonation(c.var.ctx, c.req.valid('json'))
      keptByNobody(c)
      return c.json({ data: { ...pass, gift: toBody(donation) } }, 201)
    },
  )
  .post(
    '/gift-searches/show',
    documented({
      ...open,
      summary: 'Melihat donasi itu lagi, selama lima belas menit',
      ok: shownDonationResponse,
      errors: [400, 410, 422, 429],
    }),
    validated('json', passRequest),
    async (c) => {
      await limitAddress(c, addressLimits.code)
      const donation = await showFoundDonation(c.var.ctx, c.req.valid('json').pass)
      keptByNobody(c)
      return c.json({ data: toBody(donation) })
    },
  )

function keptByNobody(c: Context<ApiEnv>): void {
  c.header('Cache-Control', 'no-store')
}

/** A donation for the wire, with links to what can be done next. */
export function toBody(donation: MyDonation): MyDonationBody {
  const { id, papers: printed, campaign, units, createdAt, paidAt, ...rest } = donation
  const urls = { kuitansi: `/kuitansi/${id}.pdf`, bsz: `/kuitansi/${id}/bsz.pdf` }
  return {
    ...rest,
    id,
    campaign,
    units: units && unitWords(units),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    receipts: printed.map((paper) => ({ ...paper, url: urls[paper.kind] })),
    paymentUrl: donation.status === 'awaiting_payment' ? `/payment/${id}` : null,
    repeatUrl: `/donasi-sekarang/${campaign.slug}?${units?.count ? `jumlah=${units.count}` : `nominal=${donation.amount}`}`,
  }
}
