import type { Db, Tx } from '#platform/db/connect.server.ts'

export type CampaignDelta = {
  /** The document of the journal this goes with, and that journal's event. */
  sourceId: string
  event: string
  campaignId: string
  /** Rupiah; negative when money left again. */
  amount: number
  /** How many donors came (1) or went (-1). */
  donors: number
  createdAt: Date
}

/**
 * Appends to what a campaign received; the roll-up adds it to the totals later. A repeat of a waiting delta
 * does nothing, but a rolled-up one is forgotten: call it only in the transaction whose journal was new.
 */
export async function recordDelta(tx: Db | Tx, delta: CampaignDelta): Promise<void> {
  await tx
    .insertInto('campaign_delta')
    .values({
      source_id: delta.sourceId,
      event: delta.event,
      campaign_id: delta.campaignId,
      amount: delta.amount,
      donors: delta.donors,
      created_at: delta.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['source_id', 'event']).doNothing())
    .execute()
}
