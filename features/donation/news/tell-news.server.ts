import { lockUpdate } from '#features/campaign/edit/save-update.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { sql } from 'kysely'
import { NewsNotShown, NewsTold } from '../errors.ts'
import { tellNewsJob } from './news-jobs.server.ts'

type News = { campaignId: string; id: string }

/**
 * Tells news of a campaign by email to the donors who asked for it, at their donation or in their account, once: each
 * piece of news is told one time. Refuses with NewsTold, with NewsNotShown before visitors can read it, or with
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
    const payload = { campaignId, updateId: id, after: null }
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

/** How many addresses get news of a campaign, by the rule of `newsReaderOf`. */
export async function countNewsReaders(db: Db, campaignId: string): Promise<number> {
  const { rows } = await sql<{ readers: number }>`
    with given as (
      select account_id, donor_email, wants_news, created_at from donation
      where campaign_id = ${campaignId} and status = 'paid'
        and (wants_news or account_id is not null)),
    decided as (
      select account_id, (array_agg(is_given order by decided_at desc, id desc))[1] as is_given,
        max(decided_at) as decided_at, bool_or(is_given) as was_given
      from account_consent
      where purpose = 'news-email'
        and account_id in (select account_id from given where account_id is not null)
      group by account_id)
    select count(distinct lower(
      case when given.wants_news and given.donor_email is not null
          and (decided.is_given is not false or not decided.was_given
            or given.created_at > decided.decided_at)
        then given.donor_email
        when decided.is_given then contact.value end))::int as readers
    from given
    left join decided on decided.account_id = given.account_id
    left join account_contact as contact
      on contact.account_id = given.account_id and contact.kind = 'email'`.execute(db)
  return rows[0]?.readers ?? 0
}
