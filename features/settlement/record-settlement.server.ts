import { sql } from 'kysely'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import { withBooks } from '#features/books/enter-books.server.ts'
import { createBatch, type Payout, settleBatch } from '#features/settlement/settle-batch.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { PayoutBelowZero, PayoutEmpty } from './errors.ts'
import { heldPayments } from './held-payments.server.ts'
import {
  type Difference,
  type MatchedPayout,
  matchPayout,
  type SettlementLine,
} from './match-payout.ts'

export type { Difference, SettlementLine } from './match-payout.ts'

type Report = Payout & {
  lines: readonly SettlementLine[]
  /** The bank accounts that received it, where several hold a fund's money. */
  banks?: NamedBanks
}

export type Reconciled = {
  isNew: boolean
  batchId?: string
  settled: number
  deducted: number
  differences: Difference[]
}

/**
 * Books a provider's payout: fees (L03), money at the banks (L04), what it took back and its own corrections. A line
 * that does not match our books becomes a difference and is never posted (F19). The same payout is booked once.
 */
export async function recordSettlement(ctx: Ctx, payout: Report): Promise<Reconciled> {
  if (payout.lines.length === 0) throw new PayoutEmpty()
  return withBooks(ctx, async (tx) => {
    const id = await createBatch(ctx, tx, payout)
    if (!id) return { isNew: false, settled: 0, deducted: 0, differences: [] }
    const { settled, deducted, adjustments, differences, net } = await matchedWith(tx, payout)
    if (net < 0) throw new PayoutBelowZero(net)
    const { settledAt, banks = [] } = payout
    const batch = { id, settledAt, portions: settled, deducted, adjustments, banks }
    await settleBatch(ctx, tx, batch)
    if (differences.length > 0) {
      await tx
        .insertInto('settlement_difference')
        .values(differences.map((difference) => ({ batch_id: id, ...difference })))
        .execute()
      const { reference: batch } = payout
      ctx.log.error('settlement.differences', { batch, count: differences.length })
    }
    return {
      isNew: true,
      batchId: id,
      settled: settled.length,
      deducted: deducted.length,
      differences,
    }
  })
}

/** When the latest of these sums was received; undefined for none. No payout pays out what came after it. */
export async function newestReceived(
  db: Db | Tx,
  settled: MatchedPayout['settled'],
): Promise<Date | undefined> {
  const sources = settled.map(({ sourceId }) => sourceId)
  const portions = settled.map(({ portionId }) => portionId)
  const { rows } = await sql<{ at: Date | null }>`
    select max(coalesce(journal.happened_at, journal.occurred_at)) as at
    from ledger_journal as journal
    left join charge on charge.donation_id = journal.source_id
      and charge.id = any(${portions}::uuid[])
    left join suspense on suspense.donation_id = journal.source_id
      and suspense.id = any(${portions}::uuid[])
    where journal.source_id = any(${sources}::uuid[]) and (
      (charge.id is not null and journal.source = 'donation' and journal.event = 'captured')
      or (journal.source = 'suspense' and journal.event = 'kept ' || suspense.provider_id))`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}

/** What the lines of a payout stand for in our books now; nothing is booked. */
export async function matchedWith(
  db: Db | Tx,
  { provider, lines }: Pick<Report, 'provider' | 'lines'>,
): Promise<MatchedPayout> {
  return matchPayout(lines, await heldPayments(db, { provider, lines }))
}
