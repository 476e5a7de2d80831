import type { Hono } from 'hono'
import { sessionCookie } from '#app/desk/people/sign-in/session-cookie.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { startStaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { openApp } from '../server/app.ts'
import { aStaffCaller } from './coming-in.ts'
import { type TestCtx, type TestContextOptions, testContext } from '../context.ts'
import { aStaff } from './staff.ts'

type Body = Record<string, string> | URLSearchParams | FormData

type Asking = {
  /** Who asks; nobody without it. */
  as?: Role
  form?: Body
  method?: string
  headers?: Record<string, string>
}

export type OpenDesk = {
  ctx: TestCtx
  app: Hono<ApiEnv>
  staff: Record<Role, Staff>
  /** The cookie of each person's session. */
  cookies: Record<Role, string>
  ask(path: string, asking?: Asking): Promise<Response>
}

/** The built desk with one person of every role signed in, used by documents and forms. */
export async function openDesk(options: TestContextOptions = {}): Promise<OpenDesk> {
  const ctx = await testContext(options)
  const { app } = await openApp(ctx)
  const staff = {} as Record<Role, Staff>
  const cookies = {} as Record<Role, string>
  for (const role of roles) staff[role] = await aStaff(ctx, role)
  await signInAgain({ ctx, staff, cookies })
  const ask = async (path: string, { as, form, method, headers }: Asking = {}) =>
    await app.request(`${ctx.config.deskOrigin}${path}`, {
      method: method ?? (form ? 'POST' : 'GET'),
      headers: {
        host: new URL(ctx.config.deskOrigin).host,
        ...(as && { cookie: cookies[as] }),
        ...(form && { origin: ctx.config.deskOrigin }),
        ...headers,
      },
      ...(form && { body: form instanceof FormData ? form : new URLSearchParams(form) }),
    })
  return { ctx, app, staff, cookies, ask }
}

/** Everybody comes in anew: a session ends half an hour after its last use. */
export async function signInAgain({
  ctx,
  staff,
  cookies,
}: Pick<OpenDesk, 'ctx' | 'staff' | 'cookies'>): Promise<void> {
  for (const role of roles) {
    const opened = { staffId: staff[role].id, caller: aStaffCaller, hasFactor: true }
    const { token } = await startStaffSession(ctx, ctx.db, opened)
    cookies[role] = sessionCookie(ctx.config, token).split(';')[0] ?? ''
  }
}

/** The hidden id of a drawn page's forms. */
export async function formIdOn(answer: Response): Promise<string> {
  return /name="formulir" value="([0-9a-f-]{36})"/.exec(await answer.text())?.[1] ?? ''
}

/** The hidden field of a proposal's page: an approval is bound to what was shown. */
export function shownOn(html: string): { tampak: string } {
  return { tampak: /name="tampak" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '' }
}
