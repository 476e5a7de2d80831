import { ownDeskPath } from '#features/staff/sign-in/entry.ts'
import {
  findStaffSession,
  type StaffSession,
} from '#features/staff/sign-in/staff-session.server.ts'
import type { Ctx } from '#platform/context.ts'
import { deskCookie, sessionValue, cookieValue } from './people/sign-in/session-cookie.ts'

/** The session of a request's cookie, with who it is; undefined without one. */
export async function currentSession(
  ctx: Ctx,
  request: Request,
): Promise<StaffSession | undefined> {
  return await findStaffSession(ctx, sessionValue(ctx.config, request))
}

const WAY = 'kelola_lanjut'
const OWN = /^\/kelola(\/[\w./?=&%~-]*)?$/

/** Headers that remember for ten minutes where somebody without a session wanted to look. */
export function wayRemembered({ config }: Pick<Ctx, 'config'>, request: Request): HeadersInit {
  const { pathname, search } = new URL(request.url)
  const way = pathname + search
  if (request.method !== 'GET' || !OWN.test(way)) return {}
  const cookie = `${deskCookie(config, WAY, encodeURIComponent(way))}; Max-Age=600`
  return { 'Set-Cookie': cookie }
}

/** The address to go to after signing in: the remembered one, or the first page. */
export function rememberedWay({ config }: Pick<Ctx, 'config'>, request: Request): string {
  try {
    return ownDeskPath(decodeURIComponent(cookieValue(config, WAY, request) ?? ''))
  } catch {
    return '/kelola'
  }
}
