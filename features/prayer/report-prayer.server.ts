import { sql } from 'kysely'
import { networkOf } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { PrayerNotFound } from './errors.ts'
import { notifyHiddenJob } from './jobs.server.ts'
import { NETWORKS_TO_HIDE } from './prayer.ts'
import { donationOf, getPrayer } from './queries.server.ts'
import { type Act, isMember, reportsOfReporter } from './say-aamiin.server.ts'

/**
 * Stores a report that a text is no prayer, once per person. Reports from the fifth network hide it, unless staff
 * have reviewed and kept it; the operator gets an email. Refuses a person with too many reports today.
 */
export async function reportPrayer(ctx: Ctx, act: Act): Promise<void> {
  const { prayerId, person, address } = act
  const { campaign } = await getPrayer(ctx.db, prayerId)
  if (await hasReported(ctx, act)) return
  const { slug } = campaign
  const own = [`/campaign/${slug}`, `/donatur/${slug}`, `/doa-orang-baik/${slug}`]
  const shown = ['/', '/doa-orang-baik/semua', ...own]
  await limit(ctx, reportsOfReporter, isMember(person) ? person : networkOf(address))
  const isHidden = await inTransaction(ctx.db, async (tx) => {
    const donationId = await lockPrayer(tx, prayerId)
    const row = { donation_id: donationId, person, reported_at: ctx.now() }
    const network = keyedHash(ctx.config, 'prayer network', networkOf(address))
    await tx
      .insertInto('prayer_report')
      .values({ ...row, network })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const isNew = await hideIfReported(ctx, tx, donationId)
    if (isNew) await recordPurge(ctx, tx, shown)
    return isNew
  })
  if (!isHidden) return
  ctx.log.warn('prayer.hidden', { prayerId, hiddenFor: 'reports' })
  ctx.pages.purge(...shown)
  ctx.wake()
}

async function hasReported(ctx: Ctx, { prayerId, person }: Act): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('prayer')
    .innerJoin('prayer_report', 'prayer_report.donation_id', 'prayer.donation_id')
    .select('prayer.donation_id')
    .where('prayer.public_id', '=', prayerId)
    .where('prayer_report.person', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

/** Locked until the commit, so that of two reports at once the second sees the first. */
async function lockPrayer(tx: Tx, prayerId: string): Promise<string> {
  const donationId = await donationOf(tx, prayerId)
  if (!donationId) throw new PrayerNotFound()
  await sql`select 1 from prayer where donation_id = ${donationId} for update`.execute(tx)
  return donationId
}

async function hideIfReported(ctx: Ctx, tx: Tx, donationId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('prayer')
    .set({ status: 'hidden', hidden_for: 'reports' })
    .where('donation_id', '=', donationId)
    .where('status', '=', 'shown')
    .where('reviewed_at', 'is', null)
    .where(
      sql<boolean>`(select count(distinct network) from prayer_report
        where prayer_report.donation_id = prayer.donation_id) >= ${NETWORKS_TO_HIDE}`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await enqueue(tx, notifyHiddenJob, { payload: { donationId }, now: ctx.now() })
  return true
}
