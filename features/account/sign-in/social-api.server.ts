import { Hono } from 'hono'
import * as v from 'valibot'
import { type ApiEnv, documented, validated } from '#platform/http/http.server.ts'
import { signedIn, socialRequest, socialSettings, socialTrouble } from '../contract.ts'
import { SocialNotOffered } from '../errors.ts'
import { addressLimits } from '../limits.ts'
import { callerOf, limitAddress, toSession } from '../wire.server.ts'
import type { Ctx } from '#platform/context.ts'
import { verifyFirebaseToken, type Vouched } from './firebase-token.server.ts'
import type { Caller, OpenedSession } from './start-session.server.ts'
import { signInBySubject } from './sign-in-by-subject.server.ts'

type SocialSignIn = { idToken: string; consent: boolean; caller: Caller }

const open = { tag: 'Masuk', access: 'none' } as const

/** Signing in by a provider, where one is configured. */
export const socialApi = new Hono<ApiEnv>()
  .get(
    '/auth/social',
    documented({ ...open, summary: 'Penyedia untuk masuk, kalau ada', ok: socialSettings }),
    (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      const { firebase } = c.var.ctx.config
      if (!firebase) return c.json({ data: null })
      const { providers, projectId, apiKey, authDomain } = firebase
      return c.json({ data: { providers: [...providers], projectId, apiKey, authDomain } })
    },
  )
  .post(
    '/auth/social',
    documented({
      ...open,
      summary: 'Masuk dengan token Firebase dari Google, Facebook, GitHub, atau Twitter',
      ok: signedIn,
      status: 201,
      errors: [400, 404, 422, 429, 503],
    }),
    validated('json', socialRequest),
    async (c) => {
      await limitAddress(c, addressLimits.signIn)
      const input = { ...c.req.valid('json'), caller: callerOf(c) }
      return c.json({ data: toSession(c, await signInSocially(c.var.ctx, input)) }, 201)
    },
  )
  .post(
    '/auth/social/trouble',
    documented({
      ...open,
      summary: 'Memberi tahu pengelola bahwa masuk lewat penyedia salah disiapkan',
      ok: v.null(),
      status: 204,
      errors: [400, 404, 422, 429],
    }),
    validated('json', socialTrouble),
    async (c) => {
      const { ctx } = c.var
      if (!ctx.config.firebase) throw new SocialNotOffered()
      await limitAddress(c, addressLimits.trouble)
      // For the operator: this sign-in fails until the settings are right.
      ctx.log.error('account.social-misconfigured', c.req.valid('json'))
      return c.body(null, 204)
    },
  )

/** Exchanges a Firebase ID token for our own session. Only (issuer, subject) identifies the person. */
export async function signInSocially(
  ctx: Ctx,
  { idToken, consent, caller }: SocialSignIn,
): Promise<OpenedSession & { accountId: string }> {
  const vouched = await vouchedBy(ctx, idToken)
  const consents = consent ? { terms: true } : {}
  return signInBySubject(ctx, { issuer: 'firebase', ...vouched, consents, caller })
}

/** The person a token confirms. Refuses where no provider is configured, and an invalid token. */
export async function vouchedBy(ctx: Ctx, idToken: string): Promise<Vouched> {
  const { firebase } = ctx.config
  if (!firebase) throw new SocialNotOffered()
  return verifyFirebaseToken(ctx, firebase, idToken)
}
