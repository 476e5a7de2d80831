import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '#platform/http.server.ts'
import { PUBLIC_ID_SOURCE } from '#platform/public-id.ts'

/** More than any form or JSON body of ours needs; uploads have a limit of their own. */
const LARGEST_BYTES = 64 * 1024

/** A proof of 5 MB and its accompanying text. */
const LARGEST_UPLOAD_BYTES = 6 * 1024 * 1024
/** The only places where people send a file. */
const uploads = new RegExp(
  `^/(v2/tickets|v2/me/photo|pusat-bantuan/(belum-terkonfirmasi|pengaduan|tiket/${PUBLIC_ID_SOURCE})(\\.data)?)$`,
)

const small = bodyLimit({ maxSize: LARGEST_BYTES, onError: tooLarge })
const upload = bodyLimit({
  maxSize: LARGEST_UPLOAD_BYTES,
  // Without a script the browser sends any file: redirect to the form, which says what it accepts.
  onError: (c) => (isForm(c) ? c.redirect(`${c.req.path}?berkas=besar`, 303) : tooLarge(c)),
})

/** Refuses a body that is too large before it is read whole, also one without a declared length. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  uploads.test(c.req.path) ? upload(c, next) : small(c, next)

function tooLarge(c: Context): Response {
  return problem(c, { status: 413, code: 'too-large', detail: 'Isi permintaan terlalu besar.' })
}

function isForm({ req }: Context): boolean {
  return !req.path.startsWith('/v2/') && !req.path.endsWith('.data')
}

/**
 * Refuses a body that is not JSON, so that no other site's form can send one; an upload needs a token that a form
 * cannot send.
 */
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

/** A DELETE without a body has no length, and the server still passes an empty stream. */
function hasBody({ req }: Context): boolean {
  const isSilent = !req.header('content-length') && !req.header('transfer-encoding')
  if (req.raw.body === null || (req.method === 'DELETE' && isSilent)) return false
  return req.header('content-length') !== '0'
}
