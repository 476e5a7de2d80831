import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '#platform/http.server.ts'
import { PUBLIC_ID_SOURCE } from '#platform/public-id.ts'

/** More than any form or JSON body of ours needs; what people upload has a door of its own. */
const LARGEST_BYTES = 64 * 1024

/** A proof of 5 MB and what is written beside it. */
const LARGEST_UPLOAD_BYTES = 6 * 1024 * 1024
/** The only places where people send a file. */
const uploads = new RegExp(
  `^/(v2/tickets|v2/me/photo|pusat-bantuan/(belum-terkonfirmasi|pengaduan|tiket/${PUBLIC_ID_SOURCE})(\\.data)?)$`,
)

const small = bodyLimit({ maxSize: LARGEST_BYTES, onError: tooLarge })
const upload = bodyLimit({
  maxSize: LARGEST_UPLOAD_BYTES,
  // Without script the browser sends any file: back to the form, which says what it takes.
  onError: (c) => (isForm(c) ? c.redirect(`${c.req.path}?berkas=besar`, 303) : tooLarge(c)),
})

/** Refuses a body that is too large before it is read whole, also one that does not say its length. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  uploads.test(c.req.path) ? upload(c, next) : small(c, next)

function tooLarge(c: Context): Response {
  return problem(c, { status: 413, code: 'too-large', detail: 'Isi permintaan terlalu besar.' })
}

function isForm({ req }: Context): boolean {
  return !req.path.startsWith('/v2/') && !req.path.endsWith('.data')
}

/** Refuses a body that is not JSON, so that no other site's form can send one; a file comes with a token a form cannot send. */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (uploads.test(c.req.path) && /^multipart\/form-data\b/i.test(type)) return next()
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
