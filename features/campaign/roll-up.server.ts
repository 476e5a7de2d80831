import { type RawBuilder, sql } from 'kysely'
import { givenByDonation } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'

// An arbitrary fixed number: every change of the totals takes this advisory lock.
const TOTALS_LOCK = 4_202_612

export const rollUpSchedule: Schedule = {
  name: 'campaign.roll-up',
  everyMs: 1_000,
  run: rollUpTotals,
}

/**
 * Adds the waiting deltas to the totals in one commit and drops the pages with the old ones. Does nothing while
 * another process does it.
 */
export async function rollUpTotals(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('campaign_delta')
    .select('source_id')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return

  const rolled = await inTransaction(ctx.db, (tx) => rollUpWaiting(ctx, tx))
  if (rolled.length > 0) ctx.pages.purge('/', '/program', ...rolled.flatMap(pagesOf))
}

type Rolled = { slug: string; category: string }

/** Answers the campaigns whose totals changed; none while another transaction rolls up. */
export async function rollUpWaiting(ctx: Pick<Ctx, 'now'>, tx: Tx): Promise<Rolled[]> {
  // The lock needs its own statement: the next one must see what the last holder wrote.
  const lock = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${TOTALS_LOCK}) as "isOurs"`.execute(tx)
  if (!lock.rows[0]?.isOurs) return []
  const { rows } = await sql<Rolled>`
    with taken as (delete from campaign_delta returning campaign_id, amount, donors),
    rolled as (
      insert into campaign_total as total (campaign_id, collected, donors, updated_at)
      select campaign_id, sum(amount)::bigint, sum(donors)::int, ${ctx.now()}
      from taken group by campaign_id
      on conflict (campaign_id) do update set
        collected = total.collected + excluded.collected,
        donors = total.donors + excluded.donors,
        updated_at = excluded.updated_at
      returning campaign_id)
    select campaign.slug, category.slug as category
    from rolled
    join campaign on campaign.id = rolled.campaign_id
    join category on category.id = campaign.category_id`.execute(tx)
  return rows
}

function pagesOf({ slug, category }: Rolled): string[] {
  return [`/campaign/${slug}`, `/donatur/${slug}`, `/category/${category}`]
}

/** Sets every total to the ledger's sum, less the waiting deltas. Safe while donations arrive. */
export async function rebuildTotals(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // The lock needs its own statement: the next one must see what the last holder wrote.
    await sql`select pg_advisory_xact_lock(${TOTALS_LOCK})`.execute(tx)
    await sql`
      insert into campaign_total as total (campaign_id, collected, donors, updated_at)
      select campaign.id, coalesce(rolled.collected, 0), coalesce(rolled.donors, 0), ${ctx.now()}
      from campaign
      left join ${rolledByCampaign()} as rolled on rolled.campaign_id = campaign.id
      on conflict (campaign_id) do update set
        collected = excluded.collected, donors = excluded.donors, updated_at = excluded.updated_at
    `.execute(tx)
  })
  ctx.pages.purge('/', '/program', '/campaign/', '/donatur/', '/category/')
}

/**
 * What the totals should hold: the ledger's sums less the waiting deltas. The parts meet by document, so that a server
 * of a cluster reads the journal and the delta of one donation at the same moment.
 */
function rolledByCampaign(): RawBuilder<unknown> {
  return sql`(
    select campaign_id, sum(collected)::bigint as collected, sum(donors)::int as donors
    from (
      select source_id, campaign_id, given as collected, (given > 0)::int as donors
      from ${givenByDonation()} as gift
      union all
      select source_id, campaign_id, -amount, -donors from campaign_delta) as part
    group by campaign_id)`
}
