import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { WrongCredentials } from '../errors.ts'
import { type Caller, startSession, type OpenedSession } from './start-session.server.ts'
import {
  hashPassword,
  isOutdated,
  verifyPassword,
} from '#platform/security/password-hash.server.ts'
import { findByContact } from '../queries.server.ts'
import { forgetTries, spendTry } from './sign-in-delay.server.ts'

export type Credentials = { contact: Contact; password: string; caller: Caller }

/** Signs in with a password. An unknown contact and a wrong password take the same work and get the same words. */
export async function signIn(
  ctx: Ctx,
  { contact, password, caller }: Credentials,
): Promise<OpenedSession & { accountId: string }> {
  const attempt = { contact, address: caller.address }
  await spendTry(ctx, attempt)
  const account = await findByContact(ctx.db, contact)
  const isRight = await verifyPassword(ctx, password, account?.password_hash)
  if (!account || !isRight) {
    ctx.log.warn('account.sign-in-failed', { accountId: account?.id })
    throw new WrongCredentials()
  }
  await forgetTries(ctx, attempt)
  await renewHash(ctx, account, password)
  const session = await startSession(ctx, ctx.db, { accountId: account.id, caller })
  ctx.log.info('account.signed-in', { accountId: account.id, sessionId: session.sessionId })
  return { ...session, accountId: account.id }
}

type Held = { id: string; password_hash: string | null }

async function renewHash(ctx: Ctx, { id, password_hash }: Held, password: string): Promise<void> {
  if (password_hash === null || !isOutdated(password_hash)) return
  const renewed = await hashPassword(ctx, password)
  await ctx.db
    .updateTable('account')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    // A password changed meanwhile must stay changed.
    .where('password_hash', '=', password_hash)
    .execute()
}
