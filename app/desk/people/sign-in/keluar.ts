import { redirect } from 'react-router'
import { endByStaffToken } from '#features/staff/sign-in/staff-session.server.ts'
import type { Route } from './+types/keluar.ts'
import { ctxContext } from '#app/context.ts'
import { endedCookie, sessionValue } from './session-cookie.ts'

/** A link signs nobody out. */
export function loader() {
  return redirect('/kelola', 303)
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  await endByStaffToken(ctx, sessionValue(ctx.config, request))
  const headers = { 'Set-Cookie': endedCookie(ctx.config) }
  return redirect('/kelola/masuk', { status: 303, headers })
}
