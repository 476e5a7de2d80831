import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { NotFound } from '#platform/refusal.ts'
import { NotWakaf } from './errors.ts'

const SHOWN_ON = ['/campaign/', '/wakaf']

type LockedWakaf = {
  status: string
  unit: { price: Rupiah; total: number; remaining: number } | undefined
}

/** Runs a change of a wakaf campaign's unit or packages with both rows locked, and drops the pages that show them. */
export async function changeWakaf(
  ctx: Ctx,
  campaignId: string,
  run: (tx: Tx, locked: LockedWakaf) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const campaign = await tx
      .selectFrom('campaign')
      .select(['fund', 'status'])
      .where('id', '=', campaignId)
      .forUpdate()
      .executeTakeFirst()
    if (!campaign) throw new NotFound()
    if (campaign.fund !== 'W') throw new NotWakaf()
    const unit = await tx
      .selectFrom('wakaf_unit')
      .select(['price', 'total', 'remaining'])
      .where('campaign_id', '=', campaignId)
      .forUpdate()
      .executeTakeFirst()
    await run(tx, { status: campaign.status, unit })
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}
