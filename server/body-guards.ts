import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '#platform/http.server.ts'

/** More than any form or JSON body of ours needs; what people upload has a door of its own. */
const LARGEST_BYTES = 64 * 1024

/** Refuses a body that is too large before it is read whole, also one that does not say its length. */
export const smallBody: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_BYTES,
  onError: (c: Context) =>
    problem(c, { status: 413, code: 'too-large', detail: 'Isi permintaan terlalu besar.' }),
})

/** Refuses a body that is not JSON, so that no other site's form can send one. */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (hasBody(c) && !/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
    return problem(c, {
      status: 415,
      code: 'unsupported-type',
      detail: 'Isi permintaan harus berupa JSON (application/json).',
    })
  }
  await next()
}

/** A DELETE without a body says nothing of its length, and the server still hands on an empty stream. */
function hasBody({ req }: Context): boolean {
  const isSilent = !req.header('content-length') && !req.header('transfer-encoding')
  if (req.raw.body === null || (req.method === 'DELETE' && isSilent)) return false
  return req.header('content-length') !== '0'
}
