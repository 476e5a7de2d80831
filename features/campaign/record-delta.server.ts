import type { Db, Tx } from '#platform/db/connect.server.ts'

export type CampaignDelta = {
  /** The document of the journal that belongs to it, and that journal's event. */
  sourceId: string
  event: string
  campaignId: string
  /** Rupiah; negative when money was returned. */
  amount: number
  /** How many donors were added (1) or removed (-1). */
  donors: number
  createdAt: Date
}

/**
 * Appends a change of a campaign's total; the roll-up adds it later. A repeat of a waiting delta does nothing, but a
 * rolled-up one is no longer known: call it only in the transaction whose journal was new.
 */
export async function recordDelta(tx: Db | Tx, delta: CampaignDelta): Promise<void> {
  await recordDeltas(tx, [delta])
}

/** The same for several documents in one statement. */
export async function recordDeltas(tx: Db | Tx, deltas: readonly CampaignDelta[]): Promise<void> {
  const rows = deltas.map((delta) => ({
    source_id: delta.sourceId,
    event: delta.event,
    campaign_id: delta.campaignId,
    amount: delta.amount,
    donors: delta.donors,
    created_at: delta.createdAt,
  }))
  await tx
    .insertInto('campaign_delta')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source_id', 'event']).doNothing())
    .execute()
}
