import { Hono } from 'hono'
import * as v from 'valibot'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import { authApi } from './sign-in/auth-api.server.ts'
import { changePassword } from './sign-in/change-password.server.ts'
import {
  deviceListResponse,
  deviceParam,
  devicesEnded,
  passwordChange,
  signedIn,
} from './contract.ts'
import { endSessions, putOutDevice } from './sign-in/end-session.server.ts'
import { profileApi } from './profile-api.server.ts'
import { listDevices } from './queries.server.ts'
import { socialApi } from './sign-in/social-api.server.ts'
import { identitiesApi } from './contact/identities-api.server.ts'
import { callerOf, toDevice, toSession } from './wire.server.ts'

const own = { tag: 'Akun', access: 'member' } as const

const password = new Hono<ApiEnv>().put(
  '/me/password',
  documented({
    ...own,
    summary: 'Mengganti kata sandi; perangkat lain keluar dan sesi ini diganti',
    ok: signedIn,
    status: 201,
    errors: [400, 403, 404, 422, 429, 503],
  }),
  memberAccess,
  validated('json', passwordChange),
  async (c) => {
    const { accountId, sessionId } = memberIn(c)
    const input = { ...c.req.valid('json'), accountId, sessionId, caller: callerOf(c) }
    return c.json({ data: toSession(c, await changePassword(c.var.ctx, input)) }, 201)
  },
)

const devices = new Hono<ApiEnv>()
  .get(
    '/me/sessions',
    documented({ ...own, summary: 'Perangkat yang sedang masuk', ok: deviceListResponse }),
    memberAccess,
    async (c) => {
      const { ctx } = c.var
      const found = await listDevices(ctx.db, { ...memberIn(c), now: ctx.now() })
      return c.json({ data: found.map(toDevice) })
    },
  )
  .delete(
    '/me/sessions',
    documented({ ...own, summary: 'Keluar di semua perangkat lain', ok: devicesEnded }),
    memberAccess,
    async (c) => {
      const { ctx } = c.var
      const { accountId, sessionId } = memberIn(c)
      const ended = await endSessions(ctx.db, { accountId, now: ctx.now(), except: sessionId })
      ctx.log.info('account.signed-out-elsewhere', { accountId, sessionId, ended })
      return c.json({ data: { ended } })
    },
  )
  .delete(
    '/me/sessions/:id',
    documented({
      ...own,
      summary: 'Keluar di satu perangkat',
      ok: v.null(),
      status: 204,
      errors: [404],
    }),
    memberAccess,
    validated('param', deviceParam),
    async (c) => {
      const { accountId } = memberIn(c)
      await putOutDevice(c.var.ctx, { accountId, sessionId: c.req.valid('param').id })
      return c.body(null, 204)
    },
  )

/** Accounts: public calls, and the member's own. */
export const accountApi = new Hono<ApiEnv>()
  .route('/', authApi)
  .route('/', socialApi)
  .route('/', profileApi)
  .route('/', password)
  .route('/', identitiesApi)
  .route('/', devices)
export type AccountApi = typeof accountApi
