import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '#platform/http/http.server.ts'
import { PUBLIC_ID_SOURCE } from '#platform/ids/public-id.ts'
import { UPLOAD_BYTES } from '#platform/files/upload.ts'
import { refusalPage } from './refusal-page.ts'

/** More than any form or JSON body of ours needs; uploads have a limit of their own. */
const LARGEST_BYTES = 64 * 1024

/** The only places where people send a file. */
const uploads = new RegExp(
  `^/(v2/tickets|v2/me/photo|pusat-bantuan/(belum-terkonfirmasi|pengaduan|tiket/${PUBLIC_ID_SOURCE})(\\.data)?|checkout-transfer/${PUBLIC_ID_SOURCE}(\\.data)?)$`,
)

/** Texts that staff write: a story or an article, in the encoding of forms. */
const LARGEST_TEXT_BYTES = 512 * 1024
const texts = /^\/kelola\//
/** Pictures for the library and of the institution, audited reports, bank statements, reports of providers. */
const FILES = [
  '/kelola/media',
  '/kelola/laporan-audit',
  '/kelola/lembaga',
  '/kelola/rekening-koran',
  '/kelola/pencocokan',
]
/** The report of a disbursement takes pictures and its paper. */
const REPORTS = /^\/kelola\/penyaluran\/[0-9a-f-]{36}\/laporan$/

/** The form of a programme may bring a photo. */
const PROGRAMMES = /^\/kelola\/program\/(baru|[0-9a-f-]{36}\/ubah)$/

const small = limitedTo(LARGEST_BYTES, tooLarge)
const text = limitedTo(LARGEST_TEXT_BYTES, tooLarge)
const upload = limitedTo(UPLOAD_BYTES, (c) =>
  // Without a script the browser sends any file: redirect to the form, which says what it accepts.
  isForm(c) ? c.redirect(`${c.req.path}?berkas=besar`, 303) : tooLarge(c),
)

const programme = limitedTo(UPLOAD_BYTES, tooLarge)

/** Refuses a body that is too large before it is read whole, also one without a declared length. */
export const limitedBody: MiddlewareHandler = (c, next) => limitOf(c.req.path)(c, next)

function limitOf(path: string): MiddlewareHandler {
  if (uploads.test(path) || FILES.includes(path) || REPORTS.test(path)) return upload
  if (PROGRAMMES.test(path)) return programme
  return texts.test(path) ? text : small
}

function limitedTo(maxSize: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: refuse })
  return async (c, next) => {
    if (isRead(c)) return await next()
    const length = declaredLength(c)
    if (length === undefined) return await counted(c, next)
    return length > maxSize ? refuse(c) : await next()
  }
}

/**
 * The length that the caller declares, which the server lets no body exceed. A stream made of the body, as any look at
 * `body` makes one, costs a tenth of a donation.
 */
function declaredLength({ req }: Context): number | undefined {
  const length = req.header('content-length')
  return length === undefined || req.header('transfer-encoding') ? undefined : Number(length)
}

function tooLarge(c: Context): Response {
  if (isForm(c)) return tooLongPage()
  return problem(c, { status: 413, code: 'too-large', detail: 'Isi permintaan terlalu besar.' })
}

/** The body is not read, so that only the browser still has what was typed: its way back leads there. */
function tooLongPage(): Response {
  return refusalPage({
    status: 413,
    title: 'Isian terlalu panjang',
    text:
      'Yang Anda kirim lebih besar daripada yang dapat kami terima, jadi belum ada yang tersimpan. ' +
      'Tekan Kembali di peramban: isian Anda biasanya masih di sana. Pendekkan, lalu kirim lagi.',
    link: { href: '?', words: 'Buka halaman ini dari awal' },
  })
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

/** A read: no handler ever gets its body, and a look at `body` makes a whole Request. */
function isRead({ req }: Context): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}

/** A DELETE without a body has no length, and the server still passes an empty stream. */
function hasBody(c: Context): boolean {
  const { req } = c
  if (isRead(c)) return false
  const length = declaredLength(c)
  if (length !== undefined) return length > 0
  if (req.method === 'DELETE' && !req.header('transfer-encoding')) return false
  return req.raw.body !== null
}
