import type { Config } from '#platform/config.ts'
import { originOf } from './desk-host.ts'

export type PageRequest = {
  request: Request
  /** A page of another site sent it: it must have no effect. */
  isForeign: boolean
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * A request as the screens get it, under the public address: a proxy in front speaks plain HTTP and may change the
 * host. The router compares that address with `Origin` and refuses a difference.
 */
export function pageRequest(
  request: Request,
  config: Pick<Config, 'mode' | 'origin' | 'deskHost' | 'deskOrigin'>,
): PageRequest {
  // No Request object can have this method, and no screen answers it.
  if (request.method === 'TRACE') return { request, isForeign: false }
  const given = changing.has(request.method) ? request.headers.get('origin') : null
  // A form of the desk comes from the desk's host, every other from ORIGIN.
  const own = originOf(new URL(request.url).pathname, config)
  if (given === null) {
    const origin = config.mode === 'live' ? own : new URL(request.url).origin
    return { request: under(origin, request), isForeign: false }
  }
  const allowed = given === own || (config.mode === 'demo' && wasAsked(given, request))
  return allowed
    ? { request: under(given, request), isForeign: false }
    : { request: withoutOrigin(under(new URL(request.url).origin, request)), isForeign: true }
}

/**
 * The path with every `%` spelled out where one of them encodes nothing ("/surat/50%"). No screen is there either way,
 * but the router prints a warning for each route that it compares with such a path.
 */
function readable(pathname: string): string {
  if (!pathname.includes('%')) return pathname
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}

/** True when `origin` names the requested host, with or without TLS at a proxy: a demo runs under any name. */
function wasAsked(origin: string, { headers }: Request): boolean {
  const asked = URL.parse(origin)
  if (!asked || asked.origin !== origin || !/^https?:$/.test(asked.protocol)) return false
  return ['host', 'x-forwarded-host'].some((name) => {
    const host = headers.get(name)
    return host !== null && URL.parse(`${asked.protocol}//${host}`)?.origin === origin
  })
}

function under(origin: string, request: Request): Request {
  const { pathname, search, origin: present } = new URL(request.url)
  const path = readable(pathname)
  if (present === origin && path === pathname) return request
  const { method, headers, body, signal } = request
  return new Request(origin + path + search, {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
}

/** The request for rendering a refusal: without its body and without an Origin for the router to compare. */
function withoutOrigin({ url, method, headers: given, signal }: Request): Request {
  const headers = new Headers(given)
  for (const name of ['origin', 'content-type', 'content-length']) headers.delete(name)
  return new Request(url, { method, headers, signal })
}
