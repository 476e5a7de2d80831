import type { Updateable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { Database } from '#platform/db/schema.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { CAMPAIGN_SCREENS, keepCampaignVersion } from './campaign-version.server.ts'
import { type EditedCampaign, getEditedCampaign, hasDonations } from './edited-campaign.server.ts'
import { ChangedMeanwhile, PurposeFixed, UnitStays } from '../errors.ts'
import { fundOfPurpose, type CampaignPurpose } from '../purpose.ts'

type Hand = { by: string }

/** A target two people agreed on. Refuses with ChangedMeanwhile when `from` is no longer the target. */
export async function changeTarget(
  ctx: Ctx,
  { id, from, to }: { id: string; from: Rupiah | null; to: Rupiah | null },
  { by }: Hand,
): Promise<void> {
  await change(ctx, id, async (_, before) => {
    if (before.target !== from) throw new ChangedMeanwhile()
    return { by, set: { target: to } }
  })
}

/**
 * A purpose, and with it the fund, two people agreed on. Refuses with PurposeFixed once anybody has begun a donation:
 * money given for one purpose never becomes money for another.
 */
export async function changePurpose(
  ctx: Ctx,
  { id, from, to }: { id: string; from: CampaignPurpose; to: CampaignPurpose },
  { by }: Hand,
): Promise<void> {
  await change(ctx, id, async (tx, before) => {
    if (before.purpose !== from) throw new ChangedMeanwhile()
    if (before.unitPrice !== null && fundOfPurpose(to) !== 'W') throw new UnitStays()
    if (await hasDonations(tx, id)) throw new PurposeFixed()
    return { by, set: { fund: fundOfPurpose(to), income_account: to } }
  })
}

/** Withholds disbursements with a reason, or, by two people, allows them again. */
export async function setDisbursementHold(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string | null },
  { by }: Hand,
): Promise<void> {
  await change(ctx, id, async () => ({ by, set: { payout_hold: reason } }))
}

type Change = Hand & { set: Updateable<Database['campaign']> }

async function change(
  ctx: Ctx,
  id: string,
  decide: (tx: Tx, before: EditedCampaign) => Promise<Change>,
): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const before = await getEditedCampaign(tx, id, { isLocked: true })
    const { by, set } = await decide(tx, before)
    await tx
      .updateTable('campaign')
      .set({ ...set, version: before.version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
    await keepCampaignVersion(tx, id, { by, now })
    await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}
