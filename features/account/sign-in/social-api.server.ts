import { Hono } from 'hono'
import * as v from 'valibot'
import { type ApiEnv, documented, validated } from '#platform/http/http.server.ts'
import { signedIn, socialRequest, socialSettings, socialTrouble } from '../contract.ts'
import { SocialNotOffered } from '../errors.ts'
import { addressLimits } from '../limits.ts'
import { signInSocially } from './social-sign-in.server.ts'
import { callerOf, limitAddress, toSession } from '../wire.server.ts'

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
