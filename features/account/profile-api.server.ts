import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  problemSchema,
  validated,
} from '#platform/http/http.server.ts'
import { formBody } from '#platform/form/form-body.server.ts'
import { limited, uploads } from '#platform/http/rate-limit.server.ts'
import { accountChange, meResponse, photoForm, taxIdResponse } from './contract.ts'
import { dropPhoto, getPhoto, keepPhoto } from './photo.server.ts'
import { getMe } from './queries.server.ts'
import { taxIdOf } from './tax-id.server.ts'
import { updateAccount } from './update-account.server.ts'
import { toMe } from './wire.server.ts'

const own = { tag: 'Akun', access: 'member' } as const

const profile = new Hono<ApiEnv>()
  .get(
    '/me',
    documented({ ...own, summary: 'Akun saya', ok: meResponse, errors: [404] }),
    memberAccess,
    async (c) => {
      const me = await getMe(c.var.ctx, memberIn(c).accountId)
      return c.json({ data: toMe(me) })
    },
  )
  .patch(
    '/me',
    documented({
      ...own,
      summary: 'Mengubah nama, NPWP, tema, anonimitas bawaan dan persetujuan',
      ok: meResponse,
      errors: [400, 404, 422],
    }),
    memberAccess,
    validated('json', accountChange),
    async (c) => {
      const me = await updateAccount(c.var.ctx, memberIn(c).accountId, c.req.valid('json'))
      return c.json({ data: toMe(me) })
    },
  )
  .get(
    '/me/tax-id',
    documented({ ...own, summary: 'NPWP atau NIK saya, untuk isian zakat', ok: taxIdResponse }),
    memberAccess,
    async (c) => {
      const taxId = await taxIdOf(c.var.ctx, memberIn(c).accountId)
      return c.json({ data: { taxId: taxId ?? null } })
    },
  )

const refused = { 'application/problem+json': { schema: resolver(problemSchema) } }

const photo = new Hono<ApiEnv>()
  .put(
    '/me/photo',
    documented({
      ...own,
      summary: 'Memasang foto: multipart, `photo`, JPEG, PNG, WebP, atau AVIF sampai 8 MB',
      ok: meResponse,
      errors: [400, 413, 415, 422, 429, 503],
    }),
    memberAccess,
    limited(uploads),
    formBody,
    validated('form', photoForm),
    async (c) => {
      const { photo: file } = c.req.valid('form')
      const bytes = Buffer.from(await file.arrayBuffer())
      const me = await keepPhoto(c.var.ctx, { accountId: memberIn(c).accountId, bytes })
      return c.json({ data: toMe(me) })
    },
  )
  .get(
    '/me/photo',
    describeRoute({
      tags: [own.tag],
      summary: 'Foto saya',
      security: [{ member: [] }],
      responses: {
        200: { description: 'OK', content: { 'image/jpeg': { schema: { type: 'string' } } } },
        401: { description: 'Perlu sesi', content: refused },
        404: { description: 'Tidak ditemukan', content: refused },
      },
    }),
    memberAccess,
    async (c) => {
      const { bytes, type } = await getPhoto(c.var.ctx, memberIn(c).accountId)
      c.header('Content-Type', type)
      return c.body(new Uint8Array(bytes))
    },
  )
  .delete(
    '/me/photo',
    documented({ ...own, summary: 'Menghapus foto saya', ok: meResponse }),
    memberAccess,
    async (c) => {
      const me = await dropPhoto(c.var.ctx, memberIn(c).accountId)
      return c.json({ data: toMe(me) })
    },
  )

/** A member's own data: name, photo, NPWP, appearance, consents. */
export const profileApi = new Hono<ApiEnv>().route('/', profile).route('/', photo)
