import { sql } from 'kysely'
import { keepDonors } from '#features/donor/keep-donors.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { limit, type Limit } from '#platform/http/rate-limit.server.ts'
import type { ClaimByPhone } from './contract.ts'
import { FactMatchesNothing } from './errors.ts'
import { reachableByPhone } from './queries.server.ts'

// Sums are round and days are few: guessing must fail even with patience.
const factLimit: Limit = {
  name: 'claim facts account',
  windows: [
    { most: 5, seconds: 86_400 },
    { most: 10, seconds: 30 * 86_400 },
  ],
}

/**
 * Adds guest donations that have only the member's verified phone to the account, after proof that only their donor
 * knows: the donation's number, or its sum and day. It counts for all donations of the same number and name. Refuses
 * when nothing matches; answers how many there were.
 */
export async function claimByPhone(
  ctx: Ctx,
  { accountId, fact }: { accountId: string; fact: ClaimByPhone },
): Promise<number> {
  await limit(ctx, factLimit, accountId)
  const claimed = await inTransaction(ctx.db, (tx) =>
    claim(tx, { accountId, fact, now: ctx.now() }),
  )
  if (claimed === 0) {
    ctx.log.warn('donation.claim-refused', { accountId })
    throw new FactMatchesNothing()
  }
  ctx.log.info('donation.claimed', { accountId, gifts: claimed })
  return claimed
}

type Claim = { accountId: string; fact: ClaimByPhone; now: Date }

async function claim(tx: Tx, { accountId, fact, now }: Claim): Promise<number> {
  const { rows } = await sql<{ donation_id: string }>`
    with reachable as (${reachableByPhone(accountId)}),
    mine as (
      update donation set account_id = ${accountId}, updated_at = ${now}
      from reachable
      where donation.id = reachable.id and donation.account_id is null
        and reachable.donor in (select donor from reachable where ${matches(fact)})
      returning donation.id)
    insert into donation_claim (donation_id, account_id, by_kind, claimed_at)
    select id, ${accountId}, 'phone', ${now}::timestamptz from mine
    returning donation_id`.execute(tx)
  await keepDonors(
    tx,
    rows.map((row) => row.donation_id),
  )
  return rows.length
}

function matches({ number, amount, date }: ClaimByPhone) {
  if (number !== undefined) return sql`left(public_id, ${sql.lit(number.length)}) = ${number}`
  const onThatDay = (column: string) =>
    sql`(${sql.ref(column)} at time zone 'Asia/Jakarta')::date = ${date}::date`
  return sql`${amount}::bigint in (amount, amount + operational)
    and (${onThatDay('created_at')} or ${onThatDay('paid_at')})`
}
