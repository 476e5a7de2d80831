import type { Config } from '#platform/config.ts'
import { originOf } from '../http/desk-host.ts'

export type PageRequest = {
  request: Request
  /** A page of another site sent it: it must have no effect. */
  isForeign: boolean
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request as the screens get it, under the public address: a proxy in front speaks plain HTTP and may change the
 * host. The router compares that address with `Origin` and refuses a difference.
 */
export function pageRequest(
  incoming: Request,
  config: Pick<Config, 'mode' | 'origin' | 'deskHost' | 'deskOrigin'>,
): PageRequest {
  // No Request object can have this method, and no screen answers it.
  if (incoming.method === 'TRACE') return { request: incoming, isForeign: false }
  const request = readable(incoming)
  const isChanging = !reading.has(request.method)
  const origin = isChanging ? request.headers.get('origin') : null
  // A form of the desk comes from the desk's host, every other from ORIGIN.
  const own = originOf(new URL(request.url).pathname, config)
  if (origin === null && isChanging && isSentElsewhere(request)) {
    return { request: withoutOrigin(request), isForeign: true }
  }
  if (origin === null) {
    return { request: config.mode === 'live' ? under(own, request) : request, isForeign: false }
  }
  const allowed = origin === own || (config.mode === 'demo' && wasAsked(origin, request))
  return allowed
    ? { request: under(origin, request), isForeign: false }
    : { request: withoutOrigin(request), isForeign: true }
}

/** What a browser says of the page that sends a form: another host of ours is another page as well. */
function isSentElsewhere({ headers }: Request): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
}

/**
 * The request with every `%` of its path spelled out where one of them encodes nothing ("/surat/50%"). No screen is
 * there either way, but the router prints a warning for each route that it compares with such a path.
 */
function readable(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.includes('%')) return request
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return moved(url.href, request)
  }
}

/** True when `origin` names the requested host, with or without TLS at a proxy: a demo runs under any name. */
function wasAsked(origin: string, { headers }: Request): boolean {
  const referrer = URL.parse(origin)
  if (!referrer || referrer.origin !== origin || !/^https?:$/.test(referrer.protocol)) return false
  return ['host', 'x-forwarded-host'].some((name) => {
    const host = headers.get(name)
    return host !== null && URL.parse(`${referrer.protocol}//${host}`)?.origin === origin
  })
}

function under(origin: string, request: Request): Request {
  const { pathname, search, origin: present } = new URL(request.url)
  return present === origin ? request : moved(origin + pathname + search, request)
}

function moved(address: string, { method, headers, body, signal }: Request): Request {
  return new Request(address, {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
}

/** The request for rendering a refusal: without its body and without an Origin for the router to compare. */
function withoutOrigin({ url, method, headers: sentHeaders, signal }: Request): Request {
  const headers = new Headers(sentHeaders)
  for (const name of ['origin', 'content-type', 'content-length']) headers.delete(name)
  return new Request(url, { method, headers, signal })
}
