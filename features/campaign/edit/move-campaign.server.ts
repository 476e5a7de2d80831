import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { type CampaignAct, campaignMoves, stateAfter } from '../campaign-states.ts'
import { CAMPAIGN_SCREENS, keepCampaignVersion } from './campaign-version.server.ts'
import { missingForPublishing } from './campaign-ready.ts'
import { type EditedCampaign, getEditedCampaign } from './edited-campaign.server.ts'
import { CampaignIncomplete, ChangedMeanwhile, WrongCampaignState } from '../errors.ts'

type Hand = { by: string }

/** The acts one person may do alone. */
export type OwnAct = Exclude<CampaignAct, 'publish' | 'reopen'>

/** Moves a campaign to its next state. Refuses with WrongCampaignState, or CampaignIncomplete before a review. */
export async function moveCampaign(
  ctx: Ctx,
  { id, act }: { id: string; act: OwnAct },
  { by }: Hand,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await getEditedCampaign(tx, id, { isLocked: true })
    if (act === 'submit') assertReady(before, ctx.now())
    await move(ctx, tx, { before, act, by })
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}

export type Publishing = { id: string; act: 'publish' | 'reopen'; version: number }

/**
 * Publishes what two people agreed on: the version one proposed and another approved. Only the approval of a proposal
 * calls it. Refuses with ChangedMeanwhile when the campaign is no longer the one that was proposed.
 */
export async function publishCampaign(
  ctx: Ctx,
  { id, act, version }: Publishing,
  { by }: Hand,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await getEditedCampaign(tx, id, { isLocked: true })
    if (before.version !== version) throw new ChangedMeanwhile()
    assertReady(before, ctx.now())
    await move(ctx, tx, { before, act, by })
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}

/** Refuses with CampaignIncomplete while something lacks that visitors need. */
export function assertReady(campaign: EditedCampaign, now: Date): void {
  const missing = missingForPublishing(campaign, now)
  if (missing.length > 0) throw new CampaignIncomplete(missing)
}

type Move = Hand & { before: EditedCampaign; act: CampaignAct }

async function move(ctx: Ctx, tx: Tx, { before, act, by }: Move): Promise<void> {
  const status = stateAfter(act, before.status)
  if (!status) throw new WrongCampaignState()
  const now = ctx.now()
  const version = before.version + 1
  await tx
    .updateTable('campaign')
    .set({ status, version, updated_at: now })
    .where('id', '=', before.id)
    .execute()
  await keepCampaignVersion(tx, before.id, { by, now })
  if (campaignMoves[act].to !== 'review') await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
}
