import { sumOfUse } from '#features/ledger/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { sql } from 'kysely'
import type { MoneyFlow } from './campaign.ts'

/**
 * Where the money of all campaigns is, from the books: donations by their roll-up, so that no visitor waits for a sum
 * over every gift, and what became of them from the ledger itself.
 */
export async function moneyInSum(db: Db): Promise<MoneyFlow> {
  const { collected } = await db
    .selectFrom('campaign_total')
    .select(sql<number>`coalesce(sum(collected), 0)::bigint`.as('collected'))
    .executeTakeFirstOrThrow()
  const { disbursed, amilShare, yields } = await sumOfUse(db)
  const total = collected + yields
  return { donated: total, amilShare, handedOver: disbursed, onHand: total - amilShare - disbursed }
}
