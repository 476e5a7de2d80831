import { sql } from 'kysely'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { demoCampaigns } from './campaigns/campaigns.ts'
import { categories, type DemoCampaign, organizer } from './content.ts'
import { demoId } from './deterministic.ts'
import { endOf, startOf } from './money/donations.ts'
import { seedBanks } from './money/seed-banks.server.ts'
import { seedPolicies } from './money/seed-policies.server.ts'
import { seedPageViews, seedPrayers, seedUnit, seedUpdates } from './seed-community.server.ts'
import { seedContent } from './seed-content.server.ts'
import { seedDesk } from './desk/seed-desk.server.ts'
import { seedReportedPrayers } from './desk/seed-desk-content.server.ts'
import { seedDisbursements, seedDonations } from './money/seed-money.server.ts'

// An arbitrary fixed number: two processes that start together must not both seed.
const SEED_LOCK = 4_202_613

/**
 * Fills an empty database with the demo: the same every time, dated relative to now. False and no change when there
 * is data already. Throws in live mode.
 */
export async function seedDemo(ctx: Ctx): Promise<boolean> {
  if (ctx.config.mode === 'live') throw new Error('live takes no sample data')
  // Patient: the second process waits until the first has filled it, also on a busy machine.
  const isSeeded = await inTransaction(ctx.db, (tx) => seedEmpty(ctx, tx), { isPatient: true })
  if (!isSeeded) return false
  const desk = await seedDesk(ctx)
  await rollUpTotals(ctx)
  await seedPrayers(ctx)
  await seedReportedPrayers(desk)
  return true
}

async function seedEmpty(ctx: Ctx, tx: Tx): Promise<boolean> {
  // On a slow cluster the first takes longer than a lock is waited for.
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx)
  // A cluster writes reference tables and shards in one transaction only one by one; one server does not read it.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx)
  if (!(await isEmpty(tx))) return false
  await seedCategories(tx)
  await seedPolicies(ctx, tx)
  await seedBanks(ctx, tx)
  for (const campaign of demoCampaigns) await seedCampaign(ctx, tx, campaign)
  await seedUpdates(tx, ctx.now())
  await seedPageViews(tx, ctx.now())
  await seedContent(ctx, tx, demoCampaigns)
  return true
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`select not (
    exists (select 1 from category) or exists (select 1 from campaign)
    or exists (select 1 from donation) or exists (select 1 from ledger_journal)
    or exists (select 1 from account) or exists (select 1 from article)
    or exists (select 1 from asrama) or exists (select 1 from ticket)) as is_empty`.execute(tx)
  return rows[0]?.is_empty ?? false
}

async function seedCategories(tx: Tx): Promise<void> {
  const rows = categories.map((category, index) => ({
    id: demoId(`category ${category.slug}`),
    ...category,
    position: index + 1,
  }))
  await tx.insertInto('category').values(rows).execute()
}

async function seedCampaign(ctx: Ctx, tx: Tx, campaign: DemoCampaign): Promise<void> {
  await insertCampaign(tx, campaign, ctx.now())
  await seedUnit(tx, campaign)
  await seedDonations(ctx, tx, campaign)
  await seedDisbursements(ctx, tx, campaign)
  if ((campaign.endsInDays ?? 0) >= 0) return
  // Set last: the campaign had to run while its donations came.
  await tx
    .updateTable('campaign')
    .set({ status: 'ended' })
    .where('slug', '=', campaign.slug)
    .execute()
}

async function insertCampaign(tx: Tx, campaign: DemoCampaign, now: Date): Promise<void> {
  const { slug, formerSlug, endsInDays, story, presets, impact, cover } = campaign
  const id = demoId(`campaign ${slug}`)
  const startsAt = startOf(campaign, now)
  await tx
    .insertInto('campaign')
    .values({
      id,
      slug,
      title: campaign.title,
      summary: campaign.summary,
      story: JSON.stringify(story),
      category_id: demoId(`category ${campaign.category}`),
      fund: campaign.fund,
      income_account: campaign.incomeAccount,
      organizer,
      location: campaign.location,
      target: campaign.target === null ? null : rupiah(campaign.target),
      minimum_amount: rupiah(campaign.minimumAmount ?? 10_000),
      amount_step: rupiah(campaign.amountStep ?? 1_000),
      presets: JSON.stringify(presets),
      impact_unit: impact?.unit ?? null,
      impact_price: impact ? rupiah(impact.price) : null,
      cover: JSON.stringify(cover),
      cover_words: campaign.coverWords,
      is_urgent: campaign.isUrgent ?? false,
      status: 'active',
      starts_at: startsAt,
      ends_at: endsInDays === undefined ? null : endOf(now, endsInDays),
      is_sample: true,
      created_at: startsAt,
      updated_at: now,
    })
    .execute()
  const slugs = [slug, ...(formerSlug ? [formerSlug] : [])]
  await tx
    .insertInto('campaign_slug')
    .values(slugs.map((each) => ({ slug: each, campaign_id: id, created_at: startsAt })))
    .execute()
}
