import {
  openBatch,
  type Payout,
  settleBatch,
  type SettledPortion,
} from '#features/books/settle-batch.server.ts'
import { withBooks } from '#features/books/enter-books.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money.ts'
import type { Fund } from '#platform/db/schema-books.ts'

/** One line of a provider's payout, by our reference of the charge: the gross sum and the fee and tax withheld. */
export type SettlementLine = { reference: string; gross: Rupiah; fee: Rupiah; tax: Rupiah }

export type Difference = {
  line: number
  reference: string
  gross: Rupiah
  /** What our books hold unsettled for that charge. */
  expected: Rupiah
  reason: 'unknown' | 'amount' | 'settled'
}

export type Reconciled = { isNew: boolean; settled: number; differences: Difference[] }

/**
 * Books a provider's payout: fees (L03) and money at the banks (L04). A line that does not match our books becomes a
 * difference and is never posted (F19). The same payout is booked once.
 */
export async function recordSettlement(
  ctx: Ctx,
  payout: Payout & { lines: readonly SettlementLine[] },
): Promise<Reconciled> {
  return withBooks(ctx, async (tx) => {
    const id = await openBatch(ctx, tx, payout)
    if (!id) return { isNew: false, settled: 0, differences: [] }
    const { portions, differences } = await match(tx, payout)
    await settleBatch(ctx, tx, { id, settledAt: payout.settledAt, portions })
    for (const difference of differences) {
      await tx
        .insertInto('settlement_difference')
        .values({ batch_id: id, ...difference })
        .execute()
    }
    if (differences.length > 0) {
      ctx.log.error('settlement.differences', {
        batch: payout.reference,
        count: differences.length,
      })
    }
    return { isNew: true, settled: portions.length, differences }
  })
}

type Matched = { portions: SettledPortion[]; differences: Difference[] }

async function match(
  tx: Tx,
  { provider, lines }: Payout & { lines: readonly SettlementLine[] },
): Promise<Matched> {
  const held = await heldFor(tx, { provider, references: lines.map((line) => line.reference) })
  const matched: Matched = { portions: [], differences: [] }
  for (const [index, line] of lines.entries()) {
    const all = held.filter(({ reference }) => reference === line.reference)
    const unsettled = all.filter(({ isSettled }) => !isSettled)
    const taken = fitting(unsettled, line.gross)
    if (taken) {
      for (const portion of taken) portion.isSettled = true
      matched.portions.push(...withFees(taken, line))
      continue
    }
    const { reference, gross } = line
    const expected = rupiah(unsettled.reduce((sum, portion) => sum + portion.gross, 0))
    const reason = all.length === 0 ? 'unknown' : unsettled.length === 0 ? 'settled' : 'amount'
    matched.differences.push({ line: index + 1, reference, gross, expected, reason })
  }
  return matched
}

type Held = {
  reference: string
  sourceId: string
  portionId: string
  fund: Fund
  campaignId: string | null
  gross: Rupiah
  isSettled: boolean
}

/** A provider pays out a charge whole, or each payment on its own. */
function fitting(unsettled: Held[], gross: number): Held[] | undefined {
  const sum = unsettled.reduce((total, portion) => total + portion.gross, 0)
  if (unsettled.length > 0 && sum === gross) return unsettled
  const one = unsettled.find((portion) => portion.gross === gross)
  return one && [one]
}

/** Puts the whole fee of a line on the first part that can carry it. */
function withFees(taken: Held[], { fee, tax }: SettlementLine): SettledPortion[] {
  const bearer = taken.find(({ gross }) => gross >= fee + tax)
  return taken.map((portion) => {
    const { sourceId, portionId, fund, campaignId, gross } = portion
    const kept = portion === bearer ? { fee, tax } : { fee: rupiah(0), tax: rupiah(0) }
    return { sourceId, portionId, fund, gross, ...kept, ...(campaignId && { campaignId }) }
  })
}

type Charges = { provider: string; references: string[] }

/** What our books hold of these charges: paid donations, operational parts, and money that is or was in suspense. */
async function heldFor(tx: Tx, charges: Charges): Promise<Held[]> {
  const rows = [
    ...(await donationsOf(tx, charges)),
    ...(await operationalOf(tx, charges)),
    ...(await suspenseOf(tx, charges)),
  ]
  return rows.map(({ batchId, ...portion }) => ({ ...portion, isSettled: batchId !== null }))
}

async function donationsOf(tx: Tx, { provider, references }: Charges) {
  return tx
    .selectFrom('charge')
    .innerJoin('donation', 'donation.id', 'charge.donation_id')
    .leftJoin('settlement_line as settled', (join) =>
      join
        .onRef('settled.source_id', '=', 'charge.donation_id')
        .onRef('settled.portion_id', '=', 'charge.id'),
    )
    .where('charge.provider', '=', provider)
    .where('charge.reference', 'in', references)
    .where('charge.status', '=', 'paid')
    .select([
      'charge.reference',
      'charge.donation_id as sourceId',
      'charge.id as portionId',
      'donation.fund',
      'donation.campaign_id as campaignId',
      'donation.amount as gross',
      'settled.batch_id as batchId',
    ])
    .execute()
}

/** The operational part of a charge; the id of its donation identifies it. */
async function operationalOf(tx: Tx, { provider, references }: Charges) {
  const rows = await tx
    .selectFrom('charge')
    .innerJoin('donation', 'donation.id', 'charge.donation_id')
    .leftJoin('settlement_line as settled', (join) =>
      join
        .onRef('settled.source_id', '=', 'donation.id')
        .onRef('settled.portion_id', '=', 'donation.id'),
    )
    .where('charge.provider', '=', provider)
    .where('charge.reference', 'in', references)
    .where('charge.status', '=', 'paid')
    .where('donation.operational', '>', rupiah(0))
    .select([
      'charge.reference',
      'donation.id as sourceId',
      'donation.id as portionId',
      'donation.operational as gross',
      'settled.batch_id as batchId',
    ])
    .execute()
  return rows.map((row) => ({ ...row, fund: 'A' as const, campaignId: null }))
}

async function suspenseOf(tx: Tx, { provider, references }: Charges) {
  const rows = await tx
    .selectFrom('suspense')
    .innerJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'suspense.donation_id')
        .onRef('charge.id', '=', 'suspense.charge_id'),
    )
    .leftJoin('settlement_line as settled', (join) =>
      join
        .onRef('settled.source_id', '=', 'suspense.donation_id')
        .onRef('settled.portion_id', '=', 'suspense.id'),
    )
    .where('suspense.provider', '=', provider)
    .where('charge.reference', 'in', references)
    // What our bank sent back, the provider still holds and pays out.
    .where('suspense.returned_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('suspense_decision as decision')
            .select('decision.id')
            .whereRef('decision.donation_id', '=', 'suspense.donation_id')
            .whereRef('decision.suspense_id', '=', 'suspense.id')
            .where('decision.status', '=', 'paid')
            .where('decision.kind', '=', 'refund')
            .where((where) =>
              where.or([
                where('decision.pays_from', 'is', null),
                where('decision.pays_from', '=', 'gateway'),
              ]),
            ),
        ),
      ),
    )
    .select([
      'charge.reference',
      'suspense.donation_id as sourceId',
      'suspense.id as portionId',
      'suspense.amount as gross',
      'settled.batch_id as batchId',
    ])
    .execute()
  return rows.map((row) => ({ ...row, fund: 'IU' as const, campaignId: null }))
}
