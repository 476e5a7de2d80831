import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** How many records the books keep when an account closes. */
export type Kept = { donations: number; receipts: number }

/** The records of an account's donations that the books keep. */
export async function keptOf(db: Db | Tx, accountId: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(distinct donation.id)::int as donations,
      count(receipt.donation_id)::int as receipts
    from donation left join receipt on receipt.donation_id = donation.id
    where donation.account_id = ${accountId}`.execute(db)
  return rows[0] ?? { donations: 0, receipts: 0 }
}

export type Consent = { purpose: string; isGiven: boolean; version: string; decidedAt: Date }

/** Every consent decision of an account with its time and the version of the text, newest first. */
export async function listConsents(db: Db | Tx, accountId: string): Promise<Consent[]> {
  return db
    .selectFrom('account_consent')
    .select(['purpose', 'is_given as isGiven', 'version', 'decided_at as decidedAt'])
    .where('account_id', '=', accountId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
