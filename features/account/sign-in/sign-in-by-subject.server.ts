import { sql } from 'kysely'
import { readContact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { SocialProvider } from '#platform/settings/firebase-settings.ts'
import { isName, typedLine } from '#platform/text/typed-text.ts'
import { NAME_MOST, type Purpose } from '../account.ts'
import { AccountNotFound, ConsentNeeded } from '../errors.ts'
import { type Caller, startSession, type OpenedSession } from './start-session.server.ts'
import { addContact, writeAccount } from './register-account.server.ts'

/** A person as a sign-in provider confirmed them; the caller has verified the token. */
export type Subject = {
  issuer: 'firebase'
  subject: string
  provider: SocialProvider
  name: string
  email?: string | undefined
  /** True only when the provider itself verified the address. */
  emailVerified: boolean
  /** For a new account: none is created without consent to the terms. */
  consents?: Partial<Record<Purpose, boolean>>
  caller: Caller
}

/**
 * Signs in by (issuer, subject) only: an account with the same email is another person's until its owner links it. A
 * new person gets an account, with an email the provider verified unless another account has it. Refuses with
 * `account/consent-needed` before it creates an account without consent.
 */
export async function signInBySubject(
  ctx: Ctx,
  subject: Subject,
): Promise<OpenedSession & { accountId: string; isNew: boolean }> {
  const { issuer, caller } = subject
  const signedIn = await inTransaction(ctx.db, async (tx) => {
    const known = await findByIdentity(tx, subject)
    const { accountId, isNew } = known
      ? { accountId: known, isNew: false }
      : await firstSignIn(ctx, tx, subject)
    return { ...(await startSession(ctx, tx, { accountId, caller })), accountId, isNew }
  })
  const { accountId, sessionId } = signedIn
  ctx.log.info('account.signed-in', { accountId, sessionId, issuer })
  ctx.wake()
  return signedIn
}

type Named = Pick<Subject, 'issuer' | 'subject'>

/** The account of a subject, locked until the transaction ends: two sign-ins at once would create two accounts. */
export async function findByIdentity(
  tx: Tx,
  { issuer, subject }: Named,
): Promise<string | undefined> {
  const name = `${issuer} ${subject}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
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
  subject: Subject,
): Promise<{ accountId: string; isNew: boolean }> {
  const { consents = {} } = subject
  if (!consents.terms) throw new ConsentNeeded()
  const line = [...typedLine(subject.name)].slice(0, NAME_MOST).join('')
  const name = isName(line) ? line : 'Sahabat'
  const accountId = await writeAccount(ctx, tx, { name, passwordHash: null, consents })
  await addIdentity(ctx, tx, { ...subject, accountId })
  const contact = subject.emailVerified && subject.email ? readContact(subject.email) : undefined
  if (contact?.kind === 'email') await addContact(ctx, tx, { accountId, contact })
  return { accountId, isNew: true }
}

type Known = Pick<Subject, 'issuer' | 'subject' | 'provider'> & { accountId: string }

/** Links a subject to an account. */
export async function addIdentity(ctx: Ctx, tx: Tx, identity: Known): Promise<string> {
  const { issuer, subject, provider, accountId } = identity
  const id = ctx.newId()
  const row = { id, issuer, subject, provider, account_id: accountId, created_at: ctx.now() }
  await tx.insertInto('account_identity').values(row).execute()
  return id
}
