import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { claimableOf } from './queries.server.ts'

/**
 * Adds guest donations with a verified email of the member to the account. Each donation once and for one account;
 * each leaves a row. Answers how many there were.
 */
export async function claimDonations(
  ctx: Ctx,
  accountId: string,
  db: Db | Tx = ctx.db,
): Promise<number> {
  const now = ctx.now()
  const { rows } = await sql<{ donation_id: string }>`
    with found as (${claimableOf(accountId)}),
    mine as (
      update donation set account_id = ${accountId}, updated_at = ${now}
      from found where donation.id = found.id and donation.account_id is null
      returning donation.id, found.kind)
    insert into donation_claim (donation_id, account_id, by_kind, claimed_at)
    select id, ${accountId}, kind, ${now}::timestamptz from mine
    returning donation_id`.execute(db)
  if (rows.length > 0) ctx.log.info('donation.claimed', { accountId, gifts: rows.length })
  return rows.length
}
