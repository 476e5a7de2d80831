import type { Posting } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money.ts'
import { feePostings, settledPostings } from './books.ts'
import { enterJournal } from './enter-books.server.ts'
import type { Fund } from '#platform/db/schema-books.ts'

/** A received sum within a payout: a donation (the id of its charge) or a suspense entry (its row id). */
export type SettledPortion = {
  sourceId: string
  portionId: string
  fund: Fund
  campaignId?: string
  gross: Rupiah
  fee: Rupiah
  tax: Rupiah
}

export type Payout = { provider: string; reference: string; settledAt: Date }

/** Stores a payout in the caller's transaction; undefined when it was stored before. */
export async function openBatch(
  ctx: Ctx,
  tx: Tx,
  { provider, reference, settledAt }: Payout,
): Promise<string | undefined> {
  const id = ctx.newId()
  const now = ctx.now()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settlement_batch')
    .values({ id, provider, reference, settled_at: settledAt, recorded_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/**
 * Books what a payout settled: each donation's fee on its own document (L03), the money at the banks in one journal
 * of the payout (L04).
 */
export async function settleBatch(
  ctx: Ctx,
  tx: Tx,
  batch: { id: string; settledAt: Date; portions: readonly SettledPortion[] },
): Promise<void> {
  const { id, settledAt: occurredAt, portions } = batch
  for (const portion of portions) {
    const { sourceId, portionId, fund, campaignId, gross, fee, tax } = portion
    await tx
      .insertInto('settlement_line')
      .values({
        source_id: sourceId,
        portion_id: portionId,
        batch_id: id,
        fund,
        campaign_id: campaignId ?? null,
        gross,
        fee,
        tax,
      })
      .execute()
    const postings = feePostings(portion, portion)
    if (postings.length === 0) continue
    const event = `fee ${portionId}`
    const description = 'Biaya kanal pembayaran, ditanggung amil'
    const entry = { sourceId, source: 'settlement', event, description, occurredAt, postings }
    await enterJournal(ctx, tx, entry)
  }
  const postings = banked(portions)
  if (postings.length === 0) return
  const description = 'Pencairan dana dari penyedia pembayaran'
  const entry = { sourceId: id, source: 'settlement', event: 'settled', description, occurredAt }
  await enterJournal(ctx, tx, { ...entry, postings })
}

/** One posting per fund and campaign: a payout may hold thousands of donations. */
function banked(portions: readonly SettledPortion[]): Posting[] {
  const sums = new Map<string, { of: SettledPortion; net: number }>()
  for (const portion of portions) {
    const key = `${portion.fund} ${portion.campaignId ?? ''}`
    const sum = sums.get(key) ?? { of: portion, net: 0 }
    sums.set(key, { ...sum, net: sum.net + netOf(portion) })
  }
  return [...sums.values()].flatMap(({ of, net }) => settledPostings(of, rupiah(net)))
}

/** What reaches the bank: the principal of a wakaf whole, everything else less what the provider keeps. */
function netOf({ fund, gross, fee, tax }: SettledPortion): number {
  return fund === 'W' ? gross : gross - fee - tax
}
