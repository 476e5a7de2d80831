import type { Ctx } from '#platform/context.ts'
import { SocialNotOffered } from '../errors.ts'
import { type Vouched, verifyFirebaseToken } from './firebase-token.server.ts'
import type { Caller, OpenedSession } from './start-session.server.ts'
import { signInBySubject } from './sign-in-by-subject.server.ts'

type SocialSignIn = { idToken: string; consent: boolean; caller: Caller }

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
