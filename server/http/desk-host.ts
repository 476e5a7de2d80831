import type { Config } from '#platform/config.ts'
import type { ReadyAnswer } from './listen.ts'
import { isDeskPath } from './security-headers.ts'

type Settings = Pick<Config, 'origin' | 'deskHost' | 'deskOrigin'>

/** The origin a path is served under. */
export function originOf(path: string, { origin, deskOrigin }: Settings): string {
  return new URL(isDeskPath(path) ? deskOrigin : origin).origin
}

/** Whether a request named the desk's own host. A proxy passes the name on that it was asked by. */
function isAtDeskHost(host: string | undefined | null, { deskHost }: Settings): boolean {
  return deskHost !== undefined && host?.toLowerCase() === deskHost
}

/** An answer in memory that the desk's own host does not give. */
export function notAtDesk(config: Settings, answer: ReadyAnswer): ReadyAnswer {
  if (config.deskHost === undefined) return answer
  return (request, ...rest) =>
    isAtDeskHost(request.headers.host, config) ? undefined : answer(request, ...rest)
}

/** What pages of the desk show and load, and what is no page: answered at every host. */
const SHARED = /^\/(?:gambar|sampul|og|health|metrics)(?:\/|$)/

/**
 * With a host of its own the desk answers there only, and public pages do not: a link to one leads to ORIGIN, anything
 * else is not there. Undefined where the request is at its place.
 */
export function misplaced(request: Request, config: Settings): Response | undefined {
  if (config.deskHost === undefined) return undefined
  const { pathname, search } = new URL(request.url)
  const isAtDesk = isAtDeskHost(request.headers.get('host'), config)
  if (isDeskPath(pathname)) return isAtDesk ? undefined : notHere()
  if (!isAtDesk || SHARED.test(pathname)) return undefined
  if (pathname === '/') return movedOn(`${config.deskOrigin}/kelola`)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isPage = !/^\/(?:v2|webhooks|sandbox)(?:\/|$)/.test(pathname)
  return isRead && isPage ? movedOn(config.origin + pathname + search) : notHere()
}

function movedOn(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store' } })
}

function notHere(): Response {
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ status: 404, message: 'Page Not Found' }, { status: 404, headers })
}
