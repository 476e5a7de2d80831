import type { Tx } from '#platform/db/connect.server.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { chosenPackage } from './queries.server.ts'
import { splitIntoUnits, termsOf } from './wakaf.ts'

/** `sourceId` is the document of the money: a donation, or an allocated suspense entry. */
export type UnitDonation = { sourceId: string; campaignId: string; amount: Rupiah; at: Date }

/**
 * Takes a donation's units, or those of its packages, out of the stock, in the transaction that makes it paid; money
 * beyond the stock becomes general wakaf. Does nothing for a campaign without units. Call it once per donation.
 */
export async function takeUnits(
  tx: Tx,
  { sourceId, campaignId, amount, at }: UnitDonation,
): Promise<void> {
  const unit = await tx
    .selectFrom('wakaf_unit')
    .select(['name', 'price', 'remaining'])
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst()
  if (!unit) return

  const terms = termsOf(unit, await chosenPackage(tx, sourceId))
  const { asked, granted, general } = splitIntoUnits(amount, {
    ...terms,
    remaining: unit.remaining,
  })
  const ids = { source_id: sourceId, campaign_id: campaignId }
  const share = { asked, granted, general_amount: general, taken_at: at, returned_at: null }
  await tx
    .insertInto('wakaf_share')
    .values({ ...ids, ...share })
    // A transfer that was matched by mistake had returned them.
    .onConflict((conflict) =>
      conflict
        .column('source_id')
        .doUpdateSet(share)
        .where('wakaf_share.returned_at', 'is not', null),
    )
    .returning('source_id')
    .executeTakeFirstOrThrow()
  if (granted === 0) return
  await tx
    .updateTable('wakaf_unit')
    .set(({ eb }) => ({ remaining: eb('remaining', '-', granted) }))
    .where('campaign_id', '=', campaignId)
    .execute()
}

/** Returns the units of a refunded or reversed donation to the stock; a repeat does nothing. */
export async function returnUnits(
  tx: Tx,
  { sourceId, at }: Pick<UnitDonation, 'sourceId' | 'at'>,
): Promise<void> {
  const share = await tx
    .updateTable('wakaf_share')
    .set({ returned_at: at })
    .where('source_id', '=', sourceId)
    .where('returned_at', 'is', null)
    .returning(['campaign_id', 'granted'])
    .executeTakeFirst()
  if (!share || share.granted === 0) return
  await tx
    .updateTable('wakaf_unit')
    .set(({ eb }) => ({ remaining: eb('remaining', '+', share.granted) }))
    .where('campaign_id', '=', share.campaign_id)
    .execute()
}
