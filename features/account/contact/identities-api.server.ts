import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import { beginContact, finishContact } from './add-contact.server.ts'
import {
  codeRequest,
  contactRequest,
  identityParam,
  identityRequest,
  meResponse,
  registered,
  removalRequest,
} from '../contract.ts'
import { addressLimits } from '../limits.ts'
import { linkIdentity, unlinkIdentity } from './link-identity.server.ts'
import { removeContact } from './remove-contact.server.ts'
import { askerOf, limitAddress, proofOf, toChallenge, toMe } from '../wire.server.ts'

const own = { tag: 'Akun', access: 'member' } as const

const ofRemoval = {
  ...own,
  summary: 'Menghapus satu kontak; yang terakhir tidak dapat dihapus',
  ok: meResponse,
  errors: [400, 403, 404, 409, 422, 429, 503],
}

const contacts = new Hono<ApiEnv>()
  .post(
    '/me/contacts',
    documented({
      ...own,
      summary: 'Menambah atau mengganti e-mail atau HP; kodenya dikirim ke sana',
      ok: registered,
      status: 201,
      errors: [400, 403, 422, 429, 503],
    }),
    memberAccess,
    validated('json', contactRequest),
    async (c) => {
      await limitAddress(c, addressLimits.register)
      const { contact, ...proof } = c.req.valid('json')
      const input = { ...proofOf(c, proof), contact, device: askerOf(c).device }
      const { token, ...challenge } = await beginContact(c.var.ctx, input)
      return c.json({ data: { ...toChallenge(c, challenge), token } }, 201)
    },
  )
  .post(
    '/me/contacts/verify',
    documented({
      ...own,
      summary: 'Membuktikan kontak dengan kodenya',
      ok: meResponse,
      errors: [400, 404, 409, 410, 422],
    }),
    memberAccess,
    validated('json', codeRequest),
    async (c) => {
      const { accountId } = memberIn(c)
      const me = await finishContact(c.var.ctx, { ...c.req.valid('json'), accountId })
      return c.json({ data: toMe(me) })
    },
  )
  // A path of its own for each kind: with a parameter beside `verify` Hono leaves its quick router for the whole API.
  .post(
    '/me/contacts/email/removal',
    documented(ofRemoval),
    memberAccess,
    validated('json', removalRequest),
    async (c) => c.json({ data: await withoutContact(c, 'email', c.req.valid('json')) }),
  )
  .post(
    '/me/contacts/phone/removal',
    documented(ofRemoval),
    memberAccess,
    validated('json', removalRequest),
    async (c) => c.json({ data: await withoutContact(c, 'phone', c.req.valid('json')) }),
  )

async function withoutContact(
  c: Context<ApiEnv>,
  kind: 'email' | 'phone',
  proof: v.InferOutput<typeof removalRequest>,
) {
  return toMe(await removeContact(c.var.ctx, { ...proofOf(c, proof), kind }))
}

const identities = new Hono<ApiEnv>()
  .post(
    '/me/identities',
    documented({
      ...own,
      summary: 'Menghubungkan akun Google, Facebook, GitHub, atau Twitter',
      ok: meResponse,
      status: 201,
      errors: [400, 403, 404, 409, 422, 429, 503],
    }),
    memberAccess,
    validated('json', identityRequest),
    async (c) => {
      await limitAddress(c, addressLimits.signIn)
      const { idToken, ...proof } = c.req.valid('json')
      const me = await linkIdentity(c.var.ctx, { ...proofOf(c, proof), idToken })
      return c.json({ data: toMe(me) }, 201)
    },
  )
  .post(
    '/me/identities/:id/removal',
    documented({
      ...own,
      summary: 'Melepas satu akun penyedia; cara masuk terakhir tidak dapat dilepas',
      ok: meResponse,
      errors: [400, 403, 404, 409, 422, 429, 503],
    }),
    memberAccess,
    validated('param', identityParam),
    validated('json', removalRequest),
    async (c) => {
      const { id } = c.req.valid('param')
      const me = await unlinkIdentity(c.var.ctx, { ...proofOf(c, c.req.valid('json')), id })
      return c.json({ data: toMe(me) })
    },
  )

/** A member's contacts and sign-in providers. */
export const identitiesApi = new Hono<ApiEnv>().route('/', contacts).route('/', identities)
