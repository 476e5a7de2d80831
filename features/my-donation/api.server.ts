import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { codeRequest, registered } from '#features/account/contract.ts'
import { addressLimits } from '#features/account/limits.ts'
import { askerOf, limitAddress, toChallenge } from '#features/account/wire.server.ts'
import { unitWords } from '#features/wakaf/wakaf.ts'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  problemSchema,
  validated,
} from '#platform/http/http.server.ts'
import { limit, type Limit } from '#platform/http/rate-limit.server.ts'
import { claimByPhone } from './claim-by-phone.server.ts'
import { claimDonations } from './claim-donations.server.ts'
import {
  claimByPhoneBody as claimByPhoneRequest,
  claimedResponse,
  csvQuery,
  donationSearchBody,
  foundDonationResponse,
  type MyDonationBody,
  myDonationsQuery,
  myDonationsResponse,
  passRequest,
  recapParam,
  shownDonationResponse,
  totalsResponse,
} from './contract.ts'
import { openFoundDonation, searchDonation, showFoundDonation } from './find-donation.server.ts'
import type { MyDonation } from './my-donation.ts'
import { countClaimable, hasPhone, listMyDonations, sumMyYears } from './queries.server.ts'
import { donationsCsv, yearlyRecap } from './write-papers.server.ts'

const own = { tag: 'Donasi saya', access: 'member' } as const

/** Making PDFs takes processor time; nobody needs more of them. */
const papersLimit: Limit = { name: 'papers account', burst: 20, everySeconds: 10 }

export type MyDonationApi = typeof myDonationApi

const lists = new Hono<ApiEnv>()
  .get(
    '/me/donations',
    documented({
      ...own,
      summary: 'Donasi saya, terbaru dahulu',
      ok: myDonationsResponse,
      errors: [422],
    }),
    memberAccess,
    validated('query', myDonationsQuery),
    async (c) => {
      const { status: tab, year, after, limit: size } = c.req.valid('query')
      const { accountId } = memberIn(c)
      // One row more than shown tells whether there is a next page.
      const filter = { accountId, tab, year, after, limit: size + 1 }
      const found = await listMyDonations(c.var.ctx.db, filter)
      const shown = found.slice(0, size)
      const last = found.length > size ? (shown.at(-1)?.id ?? null) : null
      return c.json({ data: shown.map(toBody), meta: { after: last } })
    },
  )
  .get(
    '/me/donations/totals',
    documented({ ...own, summary: 'Jumlah per tahun dan dana', ok: totalsResponse }),
    memberAccess,
    async (c) => {
      const { accountId } = memberIn(c)
      const { db } = c.var.ctx
      const data = {
        years: await sumMyYears(db, accountId),
        claimable: await countClaimable(db, accountId),
        hasPhone: await hasPhone(db, accountId),
      }
      return c.json({ data })
    },
  )
  .post(
    '/me/donations/claim',
    documented({
      ...own,
      summary: 'Menjadikan donasi tanpa akun dengan e-mail terbukti milik akun ini',
      ok: claimedResponse,
    }),
    memberAccess,
    async (c) => {
      const claimed = await claimDonations(c.var.ctx, memberIn(c).accountId)
      return c.json({ data: { claimed } })
    },
  )

const byPhone = new Hono<ApiEnv>().post(
  '/me/donations/claim-by-phone',
  documented({
    ...own,
    summary:
      'Menjadikan donasi tanpa akun dengan HP terbukti milik akun ini, dengan nomor donasi atau nominal dan tanggalnya',
    ok: claimedResponse,
    errors: [400, 422, 429],
  }),
  memberAccess,
  validated('json', claimByPhoneRequest),
  async (c) => {
    const { accountId } = memberIn(c)
    const claimed = await claimByPhone(c.var.ctx, { accountId, fact: c.req.valid('json') })
    return c.json({ data: { claimed } })
  },
)

const papers = new Hono<ApiEnv>()
  .get(
    '/me/donations.csv',
    file({ summary: 'Donasi saya sebagai CSV', type: 'text/csv', errors: [422, 429] }),
    memberAccess,
    validated('query', csvQuery),
    async (c) => {
      const { ctx } = c.var
      const { accountId } = memberIn(c)
      await limit(ctx, papersLimit, accountId)
      const { year } = c.req.valid('query')
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="donasi-${year ?? 'semua'}.csv"`)
      return c.body(await donationsCsv(ctx, { accountId, year }))
    },
  )
  .get(
    '/me/donations/rekap/:file',
    file({
      summary: 'Rekap setahun sebagai PDF, misalnya 2026.pdf',
      type: 'application/pdf',
      errors: [404, 429],
    }),
    memberAccess,
    validated('param', recapParam),
    async (c) => {
      const { ctx } = c.var
      const { accountId } = memberIn(c)
      await limit(ctx, papersLimit, accountId)
      const year = c.req.valid('param').file
      const bytes = await yearlyRecap(ctx, { accountId, year })
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', `attachment; filename="rekap-donasi-${year}.pdf"`)
      return c.body(new Uint8Array(bytes))
    },
  )

const open = { tag: 'Cari donasi', access: 'none' } as const

/** One donation for a person without an account: its number and a code to its contact. */
const searches = new Hono<ApiEnv>()
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

/** Donations for their donor: their own for a signed-in member, one donation for a guest who proves its contact. */
export const myDonationApi = new Hono<ApiEnv>()
  .route('/', lists)
  .route('/', byPhone)
  .route('/', papers)
  .route('/', searches)

function file({ summary, type, errors }: { summary: string; type: string; errors: number[] }) {
  const refused = { 'application/problem+json': { schema: resolver(problemSchema) } }
  return describeRoute({
    tags: [own.tag],
    summary,
    security: [{ member: [] }],
    responses: {
      200: { description: 'OK', content: { [type]: { schema: { type: 'string' } } } },
      ...Object.fromEntries(
        [401, ...errors].map((status) => [status, { description: 'Ditolak', content: refused }]),
      ),
    },
  })
}

function keptByNobody(c: Context<ApiEnv>): void {
  c.header('Cache-Control', 'no-store')
}

/** A donation for the wire, with links to what can be done next. */
function toBody(donation: MyDonation): MyDonationBody {
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
