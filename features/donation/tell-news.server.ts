import { lockUpdate } from '#features/campaign/save-update.server.ts'
import { UpdateNotFound } from '#features/campaign/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { sql } from 'kysely'
import { NewsNotShown, NewsTold } from './errors.ts'
import { tellNewsJob } from './news-jobs.server.ts'

type News = { campaignId: string; id: string }

/**
 * Tells news of a campaign by email to the donors who asked for it, once: each piece of news is told one time. Refuses
 * with NewsTold, with NewsNotShown before visitors can read it, or with UpdateNotFound.
 */
export async function tellNews(
  ctx: Ctx,
  { campaignId, id }: News,
  { by }: { by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const update = await lockUpdate(tx, { campaignId, id })
    if (update.told_at) throw new NewsTold()
    if (update.published_at > now || !(await isPublic(tx, campaignId))) throw new NewsNotShown()
    await tx
      .updateTable('campaign_update')
      .set({ told_at: now, told_by: by })
      .where('campaign_id', '=', campaignId)
      .where('id', '=', id)
      .execute()
    const payload = { campaignId, updateId: id, after: null }
    await enqueue(tx, tellNewsJob, { payload, now, key: `${id}.` })
  })
  ctx.wake()
}

async function isPublic(tx: Tx, campaignId: string): Promise<boolean> {
  const campaign = await tx
    .selectFrom('campaign')
    .select('status')
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!campaign) throw new UpdateNotFound()
  return campaign.status !== 'draft' && campaign.status !== 'review'
}

/** How many addresses asked for news of a campaign. */
export async function countNewsReaders(db: Db, campaignId: string): Promise<number> {
  const { readers } = await db
    .selectFrom('donation')
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'paid')
    .where('wants_news', '=', true)
    .where('donor_email', 'is not', null)
    .select(sql<number>`count(distinct lower(donor_email))::int`.as('readers'))
    .executeTakeFirstOrThrow()
  return readers
}
