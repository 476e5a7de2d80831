import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue, type Schedule } from '#platform/jobs/jobs.server.ts'
import { notifyHiddenJob } from './jobs.server.ts'
import { moderate } from './prayer.ts'

export const publishPrayersSchedule: Schedule = {
  name: 'prayer.publish',
  everyMs: 1_000,
  run: publishPrayers,
}

const BATCH = 200

/** Publishes the prayers of newly paid donations, each once, moderated by rule. */
export async function publishPrayers(ctx: Ctx): Promise<void> {
  const slugs = new Set<string>()
  let taken: string[]
  do {
    taken = await inTransaction(ctx.db, (tx) => publishBatch(ctx, tx))
    for (const slug of taken) slugs.add(slug)
  } while (taken.length === BATCH)
  if (slugs.size === 0) return
  const own = [...slugs].flatMap((slug) => [
    `/campaign/${slug}`,
    `/donatur/${slug}`,
    `/doa-orang-baik/${slug}`,
  ])
  ctx.pages.purge('/', '/doa-orang-baik/semua', ...own)
}

/** Answers the campaign slug of every donation it looked at. */
async function publishBatch(ctx: Ctx, tx: Tx): Promise<string[]> {
  const donations = await lockWaiting(tx)
  if (donations.length === 0) return []

  const now = ctx.now()
  const rows = donations.map(({ id, campaign_id, prayer, paid_at }) => {
    const { text, hiddenFor } = moderate(prayer ?? '')
    return {
      donation_id: id,
      public_id: ctx.newPublicId(),
      campaign_id,
      text,
      status: hiddenFor ? ('hidden' as const) : ('shown' as const),
      hidden_for: hiddenFor,
      prayed_at: paid_at ?? now,
      created_at: now,
    }
  })
  await tx
    .insertInto('prayer')
    .values(rows)
    .onConflict((conflict) => conflict.column('donation_id').doNothing())
    .execute()
  const ids = donations.map(({ id }) => id)
  await tx.updateTable('donation').set({ prayer_taken: true }).where('id', 'in', ids).execute()
  for (const { donation_id: donationId, public_id: prayerId, hidden_for: hiddenFor } of rows) {
    if (!hiddenFor) continue
    await enqueue(tx, notifyHiddenJob, { payload: { donationId }, now })
    ctx.log.warn('prayer.hidden', { prayerId, hiddenFor })
  }
  return donations.map(({ slug }) => slug)
}

/** The donations whose prayers wait, oldest first, but for those another process has locked. */
async function lockWaiting(tx: Tx) {
  const waiting = await tx
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select(['donation.id', 'donation.campaign_id', 'prayer', 'paid_at', 'campaign.slug'])
    .where('donation.status', '=', 'paid')
    .where('shows_prayer', '=', true)
    .where('prayer_taken', '=', false)
    .orderBy('paid_at')
    .limit(BATCH)
    .execute()
  const locked = []
  // One by one: they may lie on several servers.
  for (const donation of waiting) {
    if (await lockUntaken(tx, donation.id)) locked.push(donation)
  }
  return locked
}

async function lockUntaken(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('donation')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('prayer_taken', '=', false)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}
