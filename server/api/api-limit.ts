import type { MiddlewareHandler } from 'hono'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { type ApiEnv, answerError } from '#platform/http/http.server.ts'
import { TooManyTries } from '#platform/http/rate-limit.server.ts'
import { RenderLimit } from '../pages/render-limit.ts'

/** A call costs far less than a page, and a campaign on television brings a town behind one network. */
const CALLS_PER_PAGE = 50
/** This machine itself: monitors, and programs of the operator. */
const OWN = /^(?:127\.|0:0:0:0::\/64$)/

/**
 * Counts every call of the API for its network, reads and `/v2/session` too, in memory and per process: what costs more
 * has an allowance of its own besides. Answers from memory are free.
 */
export function apiLimit(
  rendersPerMinute: number,
  clock = () => performance.now(),
): MiddlewareHandler<ApiEnv> {
  const limit = new RenderLimit({ perMinute: rendersPerMinute * CALLS_PER_PAGE, clock })
  return async (c, next) => {
    const address = clientAddress(c)
    const wait = OWN.test(address) ? 0 : limit.take(address)
    if (wait > 0) return answerError(new TooManyTries(wait), c)
    await next()
  }
}
