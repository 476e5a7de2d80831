import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { ContactKind } from '#platform/db/schema/schema-account.ts'

/** What a member decided about news by one way, and where it goes; no contact is no news. */
export type NewsConsent = {
  isGiven: boolean
  /** When a consent was taken back; null where it stands, or was never given. */
  withdrawnAt: Date | null
  to: string | null
}

/** By the ways a member decided about. */
export type NewsConsents = Partial<Record<ContactKind, NewsConsent>>

/** The decisions on news of some accounts, by account; one that never decided is missing, as is null. */
export async function newsConsents(
  db: Db | Tx,
  accountIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, NewsConsents>> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null)
  const consents = new Map<string | null, NewsConsents>()
  if (ids.length === 0) return consents
  const decisions = await db
    .selectFrom('account_consent')
    .select(['account_id as id', 'purpose', sql<Date>`max(decided_at)`.as('lastAt')])
    .select(sql<boolean>`(array_agg(is_given order by decided_at desc, id desc))[1]`.as('isGiven'))
    .select(sql<boolean>`bool_or(is_given)`.as('wasGiven'))
    .where('account_id', 'in', ids)
    .where('purpose', 'in', ['news-email', 'news-whatsapp'])
    .groupBy(['account_id', 'purpose'])
    .execute()
  const contacts = await db
    .selectFrom('account_contact')
    .select(['account_id as id', 'kind', 'value'])
    .where('account_id', 'in', ids)
    .execute()
  const values = new Map(contacts.map(({ id, kind, value }) => [`${kind} ${id}`, value]))
  for (const { id, purpose, isGiven, wasGiven, lastAt } of decisions) {
    const kind = purpose === 'news-email' ? 'email' : 'phone'
    const to = values.get(`${kind} ${id}`) ?? null
    const withdrawnAt = !isGiven && wasGiven ? lastAt : null
    consents.set(id, { ...consents.get(id), [kind]: { isGiven, withdrawnAt, to } })
  }
  return consents
}
