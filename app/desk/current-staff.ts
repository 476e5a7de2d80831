import type { Staff } from '#features/staff/staff.ts'
import type { Ctx } from '#platform/context.ts'

/** Who sent a request, by the session of its cookie; undefined without one. */
export async function currentStaff(_ctx: Ctx, _request: Request): Promise<Staff | undefined> {
  return await Promise.resolve(undefined)
}

const WAY = 'amanah_kelola_lanjut'
const OWN = /^\/kelola(\/[\w./?=&%~-]*)?$/

/** Headers that remember for ten minutes where somebody without a session wanted to look. */
export function wayRemembered(request: Request): HeadersInit {
  const { pathname, search } = new URL(request.url)
  const way = pathname + search
  if (request.method !== 'GET' || !OWN.test(way)) return {}
  const cookie = `${WAY}=${encodeURIComponent(way)}; Path=/kelola; HttpOnly; SameSite=Strict; Max-Age=600`
  return { 'Set-Cookie': cookie }
}

/** The address to go to after signing in: the remembered one, or the first page. */
export function rememberedWay(request: Request): string {
  const [, value = ''] =
    new RegExp(`(?:^|; )${WAY}=([^;]*)`).exec(request.headers.get('cookie') ?? '') ?? []
  try {
    const way = decodeURIComponent(value)
    return OWN.test(way) ? way : '/kelola'
  } catch {
    return '/kelola'
  }
}
