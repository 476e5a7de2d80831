import { returnAmilShare } from '#features/books/amil-share.server.ts'
import { isShared } from '#features/books/amil-share.ts'
import type { Donation } from '#features/donation/donation.ts'
import { returnSomeUnits } from '#features/wakaf/return-some-units.server.ts'
import { returnUnits } from '#features/wakaf/take-units.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'

/**
 * Returns what others had of a refunded donation: the amil's share where its fund has one, wakaf units to the stock.
 * A repeat does nothing.
 */
export async function returnShareOf(ctx: Ctx, tx: Tx, donation: Donation): Promise<void> {
  const { fund, id: sourceId, campaign } = donation
  if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })
  if (!isShared(fund)) return
  await returnAmilShare(ctx, tx, { fund, campaignId: campaign.id, sourceId, event: 'returned' })
}

/** The same for a part of it that goes back, once it is off the books. */
export async function returnShareOfPart(
  ctx: Ctx,
  tx: Tx,
  { part, refundId }: { part: Donation; refundId: string },
): Promise<void> {
  const { fund, id: sourceId, campaign, amount } = part
  if (amount === 0) return
  const campaignId = campaign.id
  if (fund === 'W') await returnSomeUnits(tx, { sourceId, campaignId, amount })
  if (!isShared(fund)) return
  await returnAmilShare(ctx, tx, { fund, campaignId, sourceId, event: `returned ${refundId}` })
}
