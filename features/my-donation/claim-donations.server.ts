import { sql } from 'kysely'
import { keepDonors } from '#features/donor/keep-donors.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { claimableOf } from './queries.server.ts'

/**
 * Adds guest donations with a verified email of the member to the account. Each donation once and for one account;
 * each leaves a row. Answers how many there were.
 */
export async function claimDonations(ctx: Ctx, accountId: string, outer?: Tx): Promise<number> {
  const claim = (tx: Tx) => claimAll(ctx, accountId, tx)
  return outer ? await claim(outer) : await inTransaction(ctx.db, claim)
}

async function claimAll(ctx: Ctx, accountId: string, tx: Tx): Promise<number> {
  const now = ctx.now()
  const { rows } = await sql<{ donation_id: string }>`
    with found as (${claimableOf(accountId)}),
    mine as (
      update donation set account_id = ${accountId}, updated_at = ${now}
      from found where donation.id = found.id and donation.account_id is null
      returning donation.id, found.kind)
    insert into donation_claim (donation_id, account_id, by_kind, claimed_at)
    select id, ${accountId}, kind, ${now}::timestamptz from mine
    returning donation_id`.execute(tx)
  await keepDonors(
    tx,
    rows.map((row) => row.donation_id),
  )
  if (rows.length > 0) ctx.log.info('donation.claimed', { accountId, gifts: rows.length })
  return rows.length
}
