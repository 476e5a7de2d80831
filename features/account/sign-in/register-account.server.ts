import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { answerChallenge, useAnswer } from '../contact/answer-challenge.server.ts'
import type { Purpose } from '../account.ts'
import { assertGoodPassword } from '#platform/security/check-password.server.ts'
import { ContactTaken } from '../errors.ts'
import type { Asker } from './known-device.server.ts'
import { type Challenge, createChallenge } from '../contact/create-challenge.server.ts'
import { type Caller, startSession, type OpenedSession } from './start-session.server.ts'
import { hashPassword } from '#platform/security/password-hash.server.ts'
import { type FieldErrors, isRefusal } from '#platform/refusal.ts'
import { writeConsents } from '../consents.server.ts'

export type Registration = {
  name: string
  contact: Contact
  password: string
  consents: Partial<Record<Purpose, boolean>>
  asker: Asker
}

/**
 * Starts a registration: a code goes to the contact, and the token opens the screen for it. Answer and work are the
 * same when the contact has an account; its owner then gets a message about it.
 */
export async function registerAccount(
  ctx: Ctx,
  { name, contact, password, consents, asker }: Registration,
): Promise<Challenge & { token: string }> {
  await assertGoodPassword({ password, about: [{ name, contact: contact.value }] })
  const passwordHash = await hashPassword(ctx, password)
  const draft = { name, passwordHash, consents }
  return createChallenge(ctx, { purpose: 'register', contact, draft, asker })
}

/** What is wrong with the password of a registration that is refused for other fields. */
export async function passwordMistakes(sent: unknown): Promise<FieldErrors> {
  const { name = '', contact = '', password } = { ...(sent as Record<string, unknown>) }
  if (typeof password !== 'string' || password === '') return {}
  try {
    await assertGoodPassword({
      password,
      about: [{ name: String(name), contact: String(contact) }],
    })
    return {}
  } catch (error) {
    if (isRefusal(error)) return error.fields ?? {}
    throw error
  }
}

export type Finish = { token: string; code: string; caller: Caller }

/** Finishes a registration with its code: creates the account, verifies the contact and signs this device in. */
export async function finishRegistration(
  ctx: Ctx,
  { token, code, caller }: Finish,
): Promise<OpenedSession & { accountId: string }> {
  const answered = await answerChallenge(ctx, { token, code, purpose: 'register' })
  const { name, passwordHash, consents } = answered.draft
  if (!name || !passwordHash) throw new Error('a registration without its draft')
  const done = await inTransaction(ctx.db, async (tx) => {
    await useAnswer(tx, answered, ctx.now())
    const accountId = await writeAccount(ctx, tx, { name, passwordHash, consents: consents ?? {} })
    if (!(await addContact(ctx, tx, { accountId, contact: answered.contact }))) {
      throw new ContactTaken()
    }
    return { ...(await startSession(ctx, tx, { accountId, caller })), accountId }
  })
  const { accountId, sessionId } = done
  ctx.log.info('account.registered', { accountId, sessionId })
  return done
}

export type NewAccount = {
  name: string
  passwordHash: string | null
  consents: Partial<Record<Purpose, boolean>>
}

/** Creates an account with its consents; answers its id. */
export async function writeAccount(ctx: Ctx, tx: Tx, input: NewAccount): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await tx
    .insertInto('account')
    .values({
      id,
      name: input.name,
      password_hash: input.passwordHash,
      password_changed_at: input.passwordHash === null ? null : now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await writeConsents(ctx, tx, { accountId: id, consents: input.consents })
  return id
}

/** Adds a just verified contact to the account; false when it belongs to another. */
export async function addContact(
  ctx: Ctx,
  tx: Tx,
  { accountId, contact: { kind, value } }: { accountId: string; contact: Contact },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account_contact')
    .values({ account_id: accountId, kind, value, verified_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
