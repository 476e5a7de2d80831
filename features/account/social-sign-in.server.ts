import { readContact } from '#platform/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { SocialNotOffered } from './errors.ts'
import { type Vouched, verifyFirebaseToken } from './firebase-token.server.ts'
import type { Caller, OpenedSession } from './open-session.server.ts'
import { findByContact } from './queries.server.ts'
import { signInBySubject } from './sign-in-by-subject.server.ts'

type Given = { idToken: string; consent: boolean; caller: Caller }

/**
 * Exchanges a Firebase ID token for a session of our own. Who it is, (issuer, subject) says alone: an account that
 * has the same e-mail is somebody else's until its owner says otherwise.
 */
export async function signInSocially(ctx: Ctx, given: Given): Promise<OpenedSession> {
  const { firebase } = ctx.config
  if (!firebase) throw new SocialNotOffered()
  const vouched = await verifyFirebaseToken(ctx, firebase, given.idToken)
  return signInBySubject(ctx, {
    issuer: 'firebase',
    subject: vouched.subject,
    name: vouched.name,
    email: vouched.email,
    emailVerified: vouched.emailVerified && !(await hasOwner(ctx, vouched)),
    consents: given.consent ? { terms: true } : {},
    caller: given.caller,
  })
}

async function hasOwner(ctx: Ctx, { email }: Vouched): Promise<boolean> {
  const contact = email && readContact(email)
  return contact ? (await findByContact(ctx.db, contact)) !== undefined : false
}
