import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** What a member decided about news by email, and where it goes; no address is no email. */
export type NewsConsent = {
  isGiven: boolean
  /** When a consent was taken back; null where it stands, or was never given. */
  withdrawnAt: Date | null
  email: string | null
}

/** The decisions on 'news-email' of some accounts, by account; one that never decided is missing, as is null. */
export async function newsConsents(
  db: Db | Tx,
  accountIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, NewsConsent>> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const decisions = await db
    .selectFrom('account_consent')
    .select(['account_id as id', sql<Date>`max(decided_at)`.as('lastAt')])
    .select(sql<boolean>`(array_agg(is_given order by decided_at desc, id desc))[1]`.as('isGiven'))
    .select(sql<boolean>`bool_or(is_given)`.as('wasGiven'))
    .where('account_id', 'in', ids)
    .where('purpose', '=', 'news-email')
    .groupBy('account_id')
    .execute()
  const contacts = await db
    .selectFrom('account_contact')
    .select(['account_id', 'value'])
    .where('account_id', 'in', ids)
    .where('kind', '=', 'email')
    .execute()
  const emails = new Map(contacts.map(({ account_id, value }) => [account_id, value]))
  return new Map(
    decisions.map(({ id, isGiven, wasGiven, lastAt }) => {
      const withdrawnAt = !isGiven && wasGiven ? lastAt : null
      return [id, { isGiven, withdrawnAt, email: emails.get(id) ?? null }]
    }),
  )
}
