import { lockUpdate } from '#features/campaign/edit/save-update.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { NewsNotShown, NewsTold } from '../errors.ts'
import { tellNewsJob } from './news-jobs.server.ts'

type News = { campaignId: string; id: string }

/**
 * Tells news of a campaign to the donors who asked for it, at their donation or in their account, once: each piece of
 * news is told one time. Refuses with NewsTold, with NewsNotShown before visitors can read it, or with
 * UpdateNotFound.
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
    const payload = { campaignId, updateId: id, after: null, way: 'email' as const }
    await enqueue(tx, tellNewsJob, { payload, now, key: `${id}.` })
  })
  ctx.wake()
}

async function isPublic(tx: Tx, campaignId: string): Promise<boolean> {
  const { status } = await tx
    .selectFrom('campaign')
    .select('status')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  return status !== 'draft' && status !== 'review'
}
