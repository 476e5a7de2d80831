import { sql } from 'kysely'
import { readContact } from '#platform/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { type Purpose, settledName } from './account.ts'
import { AccountNotFound } from './errors.ts'
import { sendNoticeJob } from './jobs.server.ts'
import { type Caller, openSession, type OpenedSession } from './open-session.server.ts'
import { findByContact } from './queries.server.ts'
import { addContact, writeAccount } from './register-account.server.ts'

/** Somebody as a sign-in provider has vouched for them; the caller has verified its token. */
export type Subject = {
  issuer: 'firebase'
  subject: string
  name: string
  email?: string | undefined
  /** Only when the provider itself has verified the address. */
  emailVerified: boolean
  /** For an account that is new. */
  consents?: Partial<Record<Purpose, boolean>>
  caller: Caller
}

/**
 * Signs in by (issuer, subject). Who comes for the first time gets an account, or joins the one whose verified
 * e-mail the provider has verified as well; an unverified e-mail joins nothing and is not kept.
 */
export async function signInBySubject(
  ctx: Ctx,
  given: Subject,
): Promise<OpenedSession & { accountId: string; isNew: boolean }> {
  const { issuer, subject, caller } = given
  const signedIn = await inTransaction(ctx.db, async (tx) => {
    // Two first sign-ins at once would make two accounts of one person.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(
      tx,
    )
    const known = await findByIdentity(tx, given)
    const { accountId, isNew } = known
      ? { accountId: known, isNew: false }
      : await firstSignIn(ctx, tx, given)
    return { ...(await openSession(ctx, tx, { accountId, caller })), accountId, isNew }
  })
  const { accountId, sessionId } = signedIn
  ctx.log.info('account.signed-in', { accountId, sessionId, issuer })
  ctx.wake()
  return signedIn
}

async function findByIdentity(tx: Tx, { issuer, subject }: Subject): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .select(['account.id', 'account.status'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (row?.status === 'closed') throw new AccountNotFound()
  return row?.id
}

async function firstSignIn(
  ctx: Ctx,
  tx: Tx,
  given: Subject,
): Promise<{ accountId: string; isNew: boolean }> {
  const email = given.emailVerified && given.email ? readContact(given.email) : undefined
  const contact = email?.kind === 'email' ? email : undefined
  const owner = contact && (await findByContact(tx, contact))
  if (owner) {
    await addIdentity(ctx, tx, { ...given, accountId: owner.id })
    const key = `${given.issuer}.${ctx.newId()}`
    const payload = { accountId: owner.id, notice: 'identity-added' as const, key }
    await enqueue(tx, sendNoticeJob, { payload, now: ctx.now() })
    return { accountId: owner.id, isNew: false }
  }
  const name = [...settledName(given.name)].slice(0, 100).join('') || 'Sahabat'
  const consents = given.consents ?? {}
  const accountId = await writeAccount(ctx, tx, { name, passwordHash: null, consents })
  await addIdentity(ctx, tx, { ...given, accountId })
  if (contact) await addContact(ctx, tx, { accountId, contact })
  return { accountId, isNew: true }
}

type Identity = Pick<Subject, 'issuer' | 'subject'> & { accountId: string }

async function addIdentity(ctx: Ctx, tx: Tx, { issuer, subject, accountId }: Identity) {
  await tx
    .insertInto('account_identity')
    .values({ issuer, subject, account_id: accountId, created_at: ctx.now() })
    .execute()
}
