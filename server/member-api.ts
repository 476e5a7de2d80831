import { Hono } from 'hono'
import { myDonationApi } from '#features/my-donation/api.server.ts'
import { privacyApi } from '#features/privacy/api.server.ts'
import { reminderApi } from '#features/reminder/api.server.ts'
import type { ApiEnv } from '#platform/http.server.ts'

/** What members have beside their account: their donations, their reminders, and the say over their data. */
export const memberApi = new Hono<ApiEnv>()
  .route('/', myDonationApi)
  .route('/', reminderApi)
  .route('/', privacyApi)
