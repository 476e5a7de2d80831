import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { FRESH_MINUTES } from '../account.ts'
import { assertGoodPassword } from '#platform/security/check-password.server.ts'
import { endSessions } from './end-session.server.ts'
import { CurrentPasswordWrong, FreshSignInNeeded } from '../errors.ts'
import { sendNoticeJob } from '../jobs.server.ts'
import { type Caller, startSession, type OpenedSession } from './start-session.server.ts'
import { hashPassword, verifyPassword } from '#platform/security/password-hash.server.ts'
import { getMe } from '../queries.server.ts'
import { storePassword } from './reset-password.server.ts'
import { forgetTries, spendTry } from './sign-in-delay.server.ts'

/** A signed-in member who wants something that a thief of the device must not be able to do. */
export type PasswordProof = {
  accountId: string
  sessionId: string
  address: string
  currentPassword?: string | undefined
}

/**
 * Asks a member to prove their identity again: by the password if there is one, otherwise by a recent sign-in.
 * Refuses with `account/current-password-wrong` or `account/fresh-sign-in-needed`; attempts count as at sign-in.
 */
export async function proveAgain(ctx: Ctx, proof: PasswordProof): Promise<void> {
  const { password_hash } = await ctx.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', proof.accountId)
    .executeTakeFirstOrThrow()
  if (password_hash === null) return proveFresh(ctx, proof)
  const contact = { kind: 'email' as const, value: `akun:${proof.accountId}` }
  const attempt = { contact, address: proof.address }
  await spendTry(ctx, attempt)
  if (!(await verifyPassword(ctx, proof.currentPassword ?? '', password_hash))) {
    ctx.log.warn('account.proof-failed', { accountId: proof.accountId })
    throw new CurrentPasswordWrong()
  }
  await forgetTries(ctx, attempt)
}

async function proveFresh(ctx: Ctx, { sessionId }: PasswordProof): Promise<void> {
  const { created_at } = await ctx.db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  if (ctx.now().getTime() - created_at.getTime() > FRESH_MINUTES * 60_000) {
    throw new FreshSignInNeeded()
  }
}

export type PasswordChange = Omit<PasswordProof, 'address'> & {
  newPassword: string
  caller: Caller
}

/** Sets a new password, also the first one. Every session ends; this device gets a new session value. */
export async function changePassword(ctx: Ctx, change: PasswordChange): Promise<OpenedSession> {
  const { accountId, newPassword, caller } = change
  const { name, contacts } = await getMe(ctx, accountId)
  const about = [{ name }, ...contacts.map(({ value }) => ({ name, contact: value }))]
  await assertGoodPassword({ password: newPassword, about, field: 'newPassword' })
  await proveAgain(ctx, { ...change, address: caller.address })
  const passwordHash = await hashPassword(ctx, newPassword)
  const now = ctx.now()
  const session = await inTransaction(ctx.db, async (tx) => {
    await storePassword(tx, { accountId, passwordHash, now })
    await endSessions(tx, { accountId, now })
    const opened = await startSession(ctx, tx, { accountId, caller })
    const payload = { accountId, notice: 'password-changed' as const, key: opened.sessionId }
    await enqueue(tx, sendNoticeJob, { payload, now })
    return opened
  })
  ctx.log.info('account.password-changed', { accountId, sessionId: session.sessionId })
  ctx.wake()
  return session
}
