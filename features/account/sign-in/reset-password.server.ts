import { type Contact, maskContact } from '#platform/text/contact.ts'
import { messageWays } from '#features/message/message-channels.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { type Identity, RESET_MINUTES } from '../account.ts'
import { assertGoodPassword } from '#platform/security/check-password.server.ts'
import { endSessions } from './end-session.server.ts'
import { LinkNotValid, PhoneNotReachable } from '../errors.ts'
import { sendNoticeJob, sendResetJob } from '../jobs.server.ts'
import { type Asker, spendMessage } from './known-device.server.ts'
import { hashPassword } from '#platform/security/password-hash.server.ts'
import { findByContact, identitiesOf } from '../queries.server.ts'
import { resetTokenOf } from '../secret-values.server.ts'
import { forgetAllTries } from './sign-in-delay.server.ts'

/** Requests a password reset. The work is the same for an unknown contact; the job then sends nothing. */
export async function forgotPassword(
  ctx: Ctx,
  { contact, asker }: { contact: Contact; asker: Asker },
): Promise<void> {
  if (!messageWays('account', ctx.otp).includes(contact.kind)) throw new PhoneNotReachable()
  await spendMessage(ctx, 'resets', { contact, asker })
  const { kind, value } = contact
  const now = ctx.now()
  const row = { id: ctx.newId(), nonce: ctx.newPublicId() }
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insertInto('password_reset')
      .values({
        ...row,
        token_hash: tokenHash(resetTokenOf(ctx.config, row)),
        kind,
        contact: value,
        created_at: now,
        expires_at: new Date(now.getTime() + RESET_MINUTES * 60_000),
      })
      .execute()
    await enqueue(tx, sendResetJob, { payload: { resetId: row.id }, now })
  })
  ctx.wake()
}

export type Reset = {
  /** The masked contact. */
  target: string
  expiresAt: Date
  /** The sign-in providers linked to the account; null where the provider is unknown. */
  linked: Identity['provider'][]
}

/**
 * What a reset token leads to; only its holder learns what is linked. Refuses a token that is unknown, used or
 * expired.
 */
export async function getReset(ctx: Ctx, token: string): Promise<Reset> {
  const { contact, expires_at } = await getRow(ctx, token)
  const account = await findByContact(ctx.db, contact)
  const identities = account ? await identitiesOf(ctx.db, account.id) : []
  return {
    target: maskContact(contact),
    expiresAt: expires_at,
    linked: [...new Set(identities.map(({ provider }) => provider))],
  }
}

export type NewPassword = {
  token: string
  password: string
  address: string
  /** Whether to unlink the sign-in providers: one of them may belong to an attacker. */
  unlinksProviders?: boolean
}

/** Sets a new password by a reset token, once. Ends every session of the account and tells its owner. */
export async function resetPassword(
  ctx: Ctx,
  { token, password, address, unlinksProviders = false }: NewPassword,
): Promise<void> {
  const { id: resetId, contact } = await getRow(ctx, token)
  const account = await findByContact(ctx.db, contact)
  if (!account) throw new LinkNotValid()
  await assertGoodPassword({ password, about: [{ name: account.name, contact: contact.value }] })
  const passwordHash = await hashPassword(ctx, password)
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await useReset(tx, { resetId, now })
    await voidResets(tx, contact, now)
    await storePassword(tx, { accountId: account.id, passwordHash, now })
    await endSessions(tx, { accountId: account.id, now })
    if (unlinksProviders) await unlinkAll(tx, { accountId: account.id, key: resetId, now })
    const payload = { accountId: account.id, notice: 'password-changed' as const, key: resetId }
    await enqueue(tx, sendNoticeJob, { payload, now })
  })
  await forgetAllTries(ctx, { contact, address })
  ctx.log.info('account.password-reset', { accountId: account.id })
  ctx.wake()
}

type Unlinking = { accountId: string; key: string; now: Date }

async function unlinkAll(tx: Tx, { accountId, key, now }: Unlinking): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  const payload = { accountId, notice: 'identities-removed' as const, key: `${key}.identities` }
  await enqueue(tx, sendNoticeJob, { payload, now })
}

async function useReset(tx: Tx, { resetId, now }: { resetId: string; now: Date }): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LinkNotValid()
}

/** Earlier reset links become invalid. */
async function voidResets(tx: Tx, { kind, value }: Contact, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('kind', '=', kind)
    .where('contact', '=', value)
    .where('used_at', 'is', null)
    .execute()
}

/** Stores the hash of a new password. */
export async function storePassword(
  tx: Tx,
  { accountId, passwordHash, now }: { accountId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

async function getRow(ctx: Ctx, token: string) {
  const row = await ctx.db
    .selectFrom('password_reset')
    .select(['id', 'kind', 'contact', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!row) throw new LinkNotValid()
  const { kind, contact: value, ...rest } = row
  return { ...rest, contact: { kind, value } }
}
