import type { Ctx } from '#platform/context.ts'
import { SocialNotOffered } from './errors.ts'
import { type Vouched, verifyFirebaseToken } from './firebase-token.server.ts'
import type { Caller, OpenedSession } from './open-session.server.ts'
import { signInBySubject } from './sign-in-by-subject.server.ts'

type SocialSignIn = { idToken: string; consent: boolean; caller: Caller }

/** Exchanges a Firebase ID token for a session of our own. Who it is, (issuer, subject) says alone. */
export async function signInSocially(
  ctx: Ctx,
  { idToken, consent, caller }: SocialSignIn,
): Promise<OpenedSession & { accountId: string }> {
  const vouched = await vouchedBy(ctx, idToken)
  const consents = consent ? { terms: true } : {}
  return signInBySubject(ctx, { issuer: 'firebase', ...vouched, consents, caller })
}

/** Whom a token speaks for. Refuses where no provider is configured, and a token that does not hold. */
export async function vouchedBy(ctx: Ctx, idToken: string): Promise<Vouched> {
  const { firebase } = ctx.config
  if (!firebase) throw new SocialNotOffered()
  return verifyFirebaseToken(ctx, firebase, idToken)
}
