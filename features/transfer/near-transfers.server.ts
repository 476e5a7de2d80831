import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { type PendingTransfer, pendingTransfers } from './pending-transfers.server.ts'
import { LARGEST_ADDED } from '#features/charge/transfer.ts'

const MOST = 5

/**
 * Transfers that are waited for beside a sum: who was asked for Rp150.165 may have sent Rp150.000. First those whose
 * sum it is without the unique rupiah, then the nearest; the sum itself is not among them.
 */
export async function nearTransfers(
  ctx: Pick<Ctx, 'db' | 'now'>,
  amount: Rupiah,
): Promise<PendingTransfer[]> {
  return await pendingTransfers(ctx)
    .where('charge.amount', '>=', (amount - LARGEST_ADDED) as Rupiah)
    .where('charge.amount', '<=', (amount + LARGEST_ADDED) as Rupiah)
    .where('charge.amount', '!=', amount)
    .orderBy(sql`(charge.amount - held.added = ${amount}) desc`)
    .orderBy(sql`abs(charge.amount - ${amount})`)
    .orderBy('charge.id')
    .limit(MOST)
    .execute()
}
