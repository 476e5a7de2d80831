import { Hono } from 'hono'
import * as v from 'valibot'
import { clientAddress } from '#platform/http/client-address.server.ts'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import {
  challengeResponse,
  codeRequest,
  forgotRequest,
  registered,
  registerRequest,
  resendRequest,
  resetRequest,
  said,
  signedIn,
  signInCodeRequest,
  signInRequest,
} from '../contract.ts'
import { endSession } from './end-session.server.ts'
import { addressLimits } from '../limits.ts'
import { resendCode } from '../contact/create-challenge.server.ts'
import { finishRegistration, registerAccount, passwordMistakes } from './register-account.server.ts'
import { forgotPassword, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { requestSignInCode, signInByCode } from './sign-in-by-code.server.ts'
import { askerOf, callerOf, limitAddress, toChallenge, toSession } from '../wire.server.ts'

const open = { tag: 'Masuk', access: 'none' } as const

const registering = new Hono<ApiEnv>()
  .post(
    '/auth/register',
    documented({
      ...open,
      summary: 'Mendaftar; kode enam angka dikirim ke e-mail atau HP',
      ok: registered,
      status: 201,
      errors: [400, 422, 429, 503],
    }),
    validated('json', registerRequest, (_ctx, sent) => passwordMistakes(sent)),
    async (c) => {
      await limitAddress(c, addressLimits.register)
      const { consent, wantsNews, newsByPhone, ...input } = c.req.valid('json')
      // To the way a member did not come by it goes once the account has such a contact.
      const consents = {
        terms: consent,
        'news-email': wantsNews,
        ...(c.var.ctx.whatsapp && { 'news-whatsapp': wantsNews && newsByPhone }),
      }
      const asker = askerOf(c)
      const { token, ...challenge } = await registerAccount(c.var.ctx, {
        ...input,
        consents,
        asker,
      })
      return c.json({ data: { ...toChallenge(c, challenge), token } }, 201)
    },
  )
  .post(
    '/auth/otp/verify',
    documented({
      ...open,
      summary: 'Menyelesaikan pendaftaran dengan kodenya; langsung masuk',
      ok: signedIn,
      status: 201,
      errors: [400, 409, 410, 422, 429],
    }),
    validated('json', codeRequest),
    async (c) => {
      await limitAddress(c, addressLimits.code)
      const input = { ...c.req.valid('json'), caller: callerOf(c) }
      return c.json({ data: toSession(c, await finishRegistration(c.var.ctx, input)) }, 201)
    },
  )
  .post(
    '/auth/otp/resend',
    documented({
      ...open,
      summary: 'Meminta kode baru; yang lama tidak berlaku lagi',
      ok: challengeResponse,
      errors: [400, 410, 422, 429],
    }),
    validated('json', resendRequest),
    async (c) => {
      await limitAddress(c, addressLimits.register)
      const challenge = await resendCode(c.var.ctx, {
        ...c.req.valid('json'),
        asker: askerOf(c),
      })
      return c.json({ data: toChallenge(c, challenge) })
    },
  )

const signingIn = new Hono<ApiEnv>()
  .post(
    '/auth/login',
    documented({
      ...open,
      summary: 'Masuk dengan e-mail atau HP dan kata sandi',
      ok: signedIn,
      status: 201,
      errors: [400, 422, 429, 503],
    }),
    validated('json', signInRequest),
    async (c) => {
      await limitAddress(c, addressLimits.signIn)
      const input = { ...c.req.valid('json'), caller: callerOf(c) }
      return c.json({ data: toSession(c, await signIn(c.var.ctx, input)) }, 201)
    },
  )
  .post(
    '/auth/code',
    documented({
      ...open,
      summary: 'Meminta kode untuk masuk tanpa kata sandi; hanya kontak terdaftar yang menerimanya',
      ok: registered,
      status: 201,
      errors: [400, 422, 429],
    }),
    validated('json', signInCodeRequest),
    async (c) => {
      await limitAddress(c, addressLimits.register)
      const sent = await requestSignInCode(c.var.ctx, {
        ...c.req.valid('json'),
        asker: askerOf(c),
      })
      const { token, ...challenge } = sent
      return c.json({ data: { ...toChallenge(c, challenge), token } }, 201)
    },
  )
  .post(
    '/auth/code/verify',
    documented({
      ...open,
      summary: 'Masuk dengan kode yang diminta',
      ok: signedIn,
      status: 201,
      errors: [400, 409, 410, 422, 429],
    }),
    validated('json', codeRequest),
    async (c) => {
      await limitAddress(c, addressLimits.code)
      const input = { ...c.req.valid('json'), caller: callerOf(c) }
      return c.json({ data: toSession(c, await signInByCode(c.var.ctx, input)) }, 201)
    },
  )
  .post(
    '/auth/logout',
    documented({
      tag: open.tag,
      summary: 'Keluar di perangkat ini',
      ok: v.null(),
      status: 204,
      access: 'member',
      errors: [404],
    }),
    memberAccess,
    async (c) => {
      await endSession(c.var.ctx, memberIn(c))
      return c.body(null, 204)
    },
  )

const FORGOT_WORDS = 'Jika akun ini terdaftar, tautannya sudah kami kirim.'
const RESET_WORDS = 'Kata sandi sudah diganti. Silakan masuk dengan yang baru.'

const recovering = new Hono<ApiEnv>()
  .post(
    '/auth/password/forgot',
    documented({
      ...open,
      summary: 'Meminta tautan untuk mengatur ulang kata sandi',
      ok: said,
      errors: [400, 422, 429],
    }),
    validated('json', forgotRequest),
    async (c) => {
      await limitAddress(c, addressLimits.forgot)
      await forgotPassword(c.var.ctx, { ...c.req.valid('json'), asker: askerOf(c) })
      c.header('Cache-Control', 'no-store')
      return c.json({ data: { message: FORGOT_WORDS } })
    },
  )
  .post(
    '/auth/password/reset',
    documented({
      ...open,
      summary: 'Mengganti kata sandi dengan tautannya; semua perangkat keluar',
      ok: said,
      errors: [400, 410, 422, 429, 503],
    }),
    validated('json', resetRequest),
    async (c) => {
      await limitAddress(c, addressLimits.forgot)
      await resetPassword(c.var.ctx, { ...c.req.valid('json'), address: clientAddress(c) })
      c.header('Cache-Control', 'no-store')
      return c.json({ data: { message: RESET_WORDS } })
    },
  )

/** Registering, signing in and out, and password reset; open to all, with or without a session. */
export const authApi = new Hono<ApiEnv>()
  .route('/', registering)
  .route('/', signingIn)
  .route('/', recovering)
