import type { Ctx } from '#platform/context.ts'
import type { Contact } from '#platform/text/contact.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Device, Me } from './account.ts'
import { consentsNow } from './consents.server.ts'
import { AccountNotFound } from './errors.ts'

/** The account of a verified contact, with its password hash; undefined when there is none. */
export async function findByContact(db: Db | Tx, { kind, value }: Contact) {
  return db
    .selectFrom('account_contact')
    .innerJoin('account', 'account.id', 'account_contact.account_id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('account.status', '=', 'active')
    .select(['account.id', 'account.name', 'account.password_hash'])
    .executeTakeFirst()
}

/** Locks an account until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** A member's own view of their account; refuses when the account is closed. */
export async function getMe(
  ctx: Pick<Ctx, 'config'> & { db: Db | Tx },
  accountId: string,
): Promise<Me> {
  const { db } = ctx
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!row) throw new AccountNotFound()
  const contacts = await contactsOf(db, accountId)
  return {
    id: row.id,
    name: row.name,
    isAnonymous: row.is_anonymous,
    theme: row.theme,
    photo: row.photo && (row.photo.key.split('/').at(-1) ?? null),
    hasTaxId: row.tax_id !== null,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at,
    contacts,
    identities: await identitiesOf(db, accountId),
    ...(await consentsNow(ctx, { accountId, contacts })),
  }
}

/** The verified contacts of an account, email first. */
export async function contactsOf(db: Db | Tx, accountId: string): Promise<Me['contacts']> {
  const rows = await db
    .selectFrom('account_contact')
    .select(['kind', 'value', 'verified_at'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute()
  return rows.map(({ verified_at, ...contact }) => ({ ...contact, verifiedAt: verified_at }))
}

/** The linked sign-in providers, oldest first. */
export async function identitiesOf(db: Db | Tx, accountId: string): Promise<Me['identities']> {
  return db
    .selectFrom('account_identity')
    .select(['id', 'provider', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The signed-in devices of an account, the last seen first. */
export async function listDevices(
  db: Db,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: Date },
): Promise<Device[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.id === sessionId,
  }))
}
