import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
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
  myDonationsQuery,
  myDonationsResponse,
  recapParam,
  totalsResponse,
} from './contract.ts'
import { findApi, toBody } from './find-api.server.ts'
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

/** Donations for their donor: their own for a signed-in member, one donation for a guest who proves its contact. */
export const myDonationApi = new Hono<ApiEnv>()
  .route('/', lists)
  .route('/', byPhone)
  .route('/', papers)
  .route('/', findApi)

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
