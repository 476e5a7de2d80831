import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'

/** Pages that invite to give. Each is one address however it is asked for. */
const OFFER =
  /^\/(?:(?:campaign|asrama)\/[^/]+|sedekah|wakaf|zakat|zakatcalculator(?:\/zakat[a-z]+)?)$/
/** Pages with the form of a donation; a quick one stands on /sedekah itself. */
const FORM = /^\/(?:donasi-sekarang\/[^/]+|sedekah)$/

const DATA = '.data'
/** What a browser says when it fetches a page that nobody looks at yet. */
const aheadNames = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
const AHEAD = /prefetch|prerender|preview/i

/**
 * The page that a person opens with this request, where it leads to a donation. A document counts as a view, and so
 * does the data with which the app turns to another page; data that a page asks for again does not, nor do programs
 * and what a browser fetches ahead.
 */
export function openedPage({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if (method !== 'GET') return undefined
  const path = pathIn(url)
  const isData = path.endsWith(DATA)
  const page = isData ? path.slice(0, -DATA.length) : path
  if (!OFFER.test(page) && !FORM.test(page)) return undefined
  if (isData && page === refererPath(headers.referer)) return undefined
  if (aheadNames.some((name) => AHEAD.test(String(headers[name] ?? '')))) return undefined
  const agent = headers['user-agent']
  return agent && !isbot(agent) ? page : undefined
}

/** The steps of the way that a view of a page counts for. */
export function stepsOf(page: string): { isOffer: boolean; isForm: boolean } {
  return { isOffer: OFFER.test(page), isForm: FORM.test(page) }
}

function pathIn(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function refererPath(referer: string | undefined): string | undefined {
  return referer === undefined ? undefined : URL.parse(referer)?.pathname
}
