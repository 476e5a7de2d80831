import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { FirebaseSettings, SocialProvider } from '#platform/settings/firebase-settings.ts'
import { SocialSignInStale, SocialTokenRefused, SocialUnreachable } from '../errors.ts'

/** Only a recent sign-in is exchanged, so a token that leaks later is useless. */
const FRESH_SECONDS = 300
/** Two servers' clocks are never exactly equal. */
const SKEW_SECONDS = 30

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  auth_time: v.number(),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  firebase: v.object({ sign_in_provider: v.string() }),
})

/** The person a provider confirmed, by a verified token. */
export type Vouched = {
  subject: string
  name: string
  email: string | undefined
  emailVerified: boolean
  provider: SocialProvider
}

/**
 * Checks a Firebase ID token by Google's rules: RS256 by a published key, this project as issuer and audience, a
 * subject; also that the sign-in is at most five minutes old and its provider configured. Throws SocialTokenRefused,
 * SocialSignInStale, or SocialUnreachable when the keys are not available.
 */
export async function verifyFirebaseToken(
  ctx: Ctx,
  settings: FirebaseSettings,
  idToken: string,
): Promise<Vouched> {
  const payload = await verifySignature(ctx, settings, idToken)
  const parsed = v.safeParse(claims, payload)
  if (!parsed.success) throw refused(ctx, 'claims')
  const { sub, auth_time, name, email, email_verified, firebase } = parsed.output
  const age = ctx.now().getTime() / 1000 - auth_time
  if (age < -SKEW_SECONDS) throw refused(ctx, 'auth_time')
  if (age > FRESH_SECONDS) throw new SocialSignInStale()
  const provider = settings.providers.find((each) => providerId[each] === firebase.sign_in_provider)
  if (!provider) throw refused(ctx, 'provider')
  return { subject: sub, name, email, emailVerified: email_verified, provider }
}

/** Firebase's names of the providers. */
const providerId: Record<SocialProvider, string> = {
  google: 'google.com',
  facebook: 'facebook.com',
  github: 'github.com',
  twitter: 'twitter.com',
}

async function verifySignature(
  ctx: Ctx,
  settings: FirebaseSettings,
  idToken: string,
): Promise<JWTPayload> {
  try {
    // Without a key id jose would take the only key there is.
    if (!decodeProtectedHeader(idToken).kid) throw new errors.JWTInvalid('no kid')
    const { payload } = await jwtVerify(idToken, keysOf(settings), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${settings.projectId}`,
      audience: settings.projectId,
      requiredClaims: ['sub', 'auth_time', 'iat', 'exp'],
      clockTolerance: SKEW_SECONDS,
      currentDate: ctx.now(),
    })
    return payload
  } catch (cause) {
    if (cause instanceof SocialUnreachable) {
      ctx.log.error('account.social-keys-away', { cause: cause.cause })
      throw cause
    }
    // Besides its own errors the decoder throws TypeErrors for text that is no token.
    throw refused(ctx, cause instanceof errors.JOSEError ? cause.code : 'malformed')
  }
}

function refused(ctx: Ctx, reason: string): SocialTokenRefused {
  ctx.log.warn('account.social-refused', { reason })
  return new SocialTokenRefused()
}

type Keys = ReturnType<typeof createRemoteJWKSet>
// Kept as long as the configuration. An unknown key is fetched at most every thirty seconds.
const keySets = new WeakMap<FirebaseSettings, Keys>()

function keysOf(settings: FirebaseSettings) {
  let keys = keySets.get(settings)
  if (!keys) {
    keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
      timeoutDuration: 5_000,
      cooldownDuration: 30_000,
      cacheMaxAge: 6 * 3_600_000,
    })
    keySets.set(settings, keys)
  }
  const known = keys
  return async (...params: Parameters<Keys>) => {
    try {
      return await known(...params)
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause
      throw Object.assign(new SocialUnreachable(), { cause })
    }
  }
}
