import { Hono } from 'hono'
import { articleApi } from '#features/article/api.server.ts'
import { asramaApi } from '#features/asrama/api.server.ts'
import { calendarApi } from '#features/calendar/api.server.ts'
import { helpApi } from '#features/help/api.server.ts'
import { prayerApi } from '#features/prayer/api.server.ts'
import { prayerTimeApi } from '#features/prayer-time/api.server.ts'
import { searchApi } from '#features/search/api.server.ts'
import { sitePageApi } from '#features/site-page/api.server.ts'
import { ticketApi } from '#features/ticket/api.server.ts'
import type { ApiEnv } from '#platform/http.server.ts'

/** What visitors look for besides giving and reading: news, dormitories, prayers, days and times, help, the search over everything, the institution's own pages. */
export const contentApi = new Hono<ApiEnv>()
  .route('/', articleApi)
  .route('/', asramaApi)
  .route('/', sitePageApi)
  .route('/', prayerApi)
  .route('/', calendarApi)
  .route('/', prayerTimeApi)
  .route('/', helpApi)
  .route('/', ticketApi)
  .route('/', searchApi)
