import { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import * as v from 'valibot'
import { accountApi } from '#features/account/api.server.ts'
import { articleApi } from '#features/article/api.server.ts'
import { asramaApi } from '#features/asrama/api.server.ts'
import { bookmarkApi } from '#features/bookmark/api.server.ts'
import { calendarApi } from '#features/calendar/api.server.ts'
import { campaignApi } from '#features/campaign/api.server.ts'
import { donationApi } from '#features/donation/api.server.ts'
import { newsApi } from '#features/donation/news/news-api.server.ts'
import { helpApi } from '#features/help/api.server.ts'
import { donorRecapApi } from '#features/donor-recap/recap-api.server.ts'
import { myDonationApi } from '#features/my-donation/api.server.ts'
import { paymentApi } from '#features/checkout/api.server.ts'
import { prayerApi } from '#features/prayer/api.server.ts'
import { prayerTimeApi } from '#features/prayer-time/api.server.ts'
import { privacyApi } from '#features/privacy/api.server.ts'
import { progressApi } from '#features/progress/api.server.ts'
import { pushApi } from '#features/push/api.server.ts'
import { quranApi } from '#features/quran/api.server.ts'
import { recurringApi } from '#features/recurring/api.server.ts'
import { searchApi } from '#features/search/api.server.ts'
import { sitePageApi } from '#features/site-page/api.server.ts'
import { ticketApi } from '#features/ticket/api.server.ts'
import { quranSearchApi } from '#features/verse-search/api.server.ts'
import { zakatApi } from '#features/zakat/api.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type ApiEnv, answerError, documented, problem } from '#platform/http/http.server.ts'
import type { PublicSessions } from '#platform/http/public-session.server.ts'

const sessionResponse = v.object({
  token: v.string(),
  /** Seconds since 1970. */
  expiresAt: v.number(),
})

const sessionApi = new Hono<ApiEnv>().get(
  '/session',
  documented({ tag: 'Sesi', summary: 'Token pengunjung', ok: sessionResponse, access: 'none' }),
  (c) => {
    c.header('Cache-Control', 'no-store')
    const { ctx, sessions } = c.var
    return c.json(sessions.mint(ctx.newPublicId(), ctx.now().getTime()))
  },
)

/** Every part of the API, a line each, in the order of the document. */
const parts: Hono<ApiEnv>[] = [
  sessionApi,
  accountApi,
  quranApi,
  quranSearchApi,
  bookmarkApi,
  progressApi,
  campaignApi,
  donationApi,
  newsApi,
  myDonationApi,
  donorRecapApi,
  recurringApi,
  privacyApi,
  paymentApi,
  zakatApi,
  articleApi,
  asramaApi,
  sitePageApi,
  prayerApi,
  calendarApi,
  prayerTimeApi,
  pushApi,
  helpApi,
  ticketApi,
  searchApi,
]

/** The JSON API: every feature's calls under /v2, one document that describes them, one place for errors. */
export function createApi(ctx: Ctx, sessions: PublicSessions): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  api.use((c, next) => {
    // Headers of all answers are set by server/http/listen.ts: one set here makes a Headers object of each.
    c.set('ctx', ctx)
    c.set('sessions', sessions)
    c.set('access', { kind: 'none' })
    return next()
  })
  for (const part of parts) api.route('/v2', part)
  api.get(
    '/v2/openapi.json',
    openAPIRouteHandler(api, {
      documentation: openApiDocument(ctx),
      excludeStaticFile: false,
      // The library's own answer to a bad request is one that no call of ours gives.
      defaultValidationErrorResponse: false,
    }),
  )
  api.notFound((c) =>
    problem(c, { status: 404, code: 'not-found', detail: 'Alamat ini tidak ada.' }),
  )
  api.onError((error, c) => answerError(error, c))
  return api
}

function openApiDocument(ctx: Ctx) {
  return {
    info: {
      title: 'Amanah',
      version: '2',
      description: 'Memberi, membaca dan mendengar Al-Qur’an. Galat memakai RFC 9457.',
    },
    servers: [{ url: ctx.config.origin }],
    components: {
      securitySchemes: {
        public: {
          type: 'http' as const,
          scheme: 'bearer',
          description: 'Token pengunjung dari GET /v2/session.',
        },
        member: {
          type: 'apiKey' as const,
          in: 'header' as const,
          name: 'Authorization',
          description: 'Nilai sesi akun, apa adanya.',
        },
      },
    },
  }
}
