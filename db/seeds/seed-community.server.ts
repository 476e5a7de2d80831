import { sql } from 'kysely'
import { addPageViews } from '#features/overview/page-view.server.ts'
import { publishPrayers } from '#features/prayer/publish-prayers.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { DemoCampaign } from './content.ts'
import { demoId, demoPublicId, drawFrom } from './deterministic.ts'
import { demoUpdates } from './campaigns/updates.ts'

const MOST_AAMIINS = 37

/** The stock of a campaign in units, before its first donation. */
export async function seedUnit(tx: Tx, { slug, unit }: DemoCampaign): Promise<void> {
  if (!unit) return
  const { name, total } = unit
  await tx
    .insertInto('wakaf_unit')
    .values({
      campaign_id: demoId(`campaign ${slug}`),
      name,
      price: rupiah(unit.price),
      total,
      remaining: total,
    })
    .execute()
}

export async function seedUpdates(tx: Tx, now: Date): Promise<void> {
  const rows = demoUpdates.map(({ slug, daysAgo, title, paragraphs }, index) => ({
    campaign_id: demoId(`campaign ${slug}`),
    id: demoId(`update ${slug} ${title}`),
    title,
    paragraphs: JSON.stringify(paragraphs),
    // Spreads them over the hours of the day.
    published_at: new Date(now.getTime() - daysAgo * DAY_MS - index * 1_740_000),
    is_sample: true,
  }))
  await tx.insertInto('campaign_update').values(rows).execute()
}

/** How often the pages of the campaigns were opened lately: more often than somebody gave. */
export async function seedPageViews(tx: Tx, now: Date): Promise<void> {
  const withPrayer = await tx
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .where('donation.created_at', '>', new Date(now.getTime() - 14 * DAY_MS))
    .select(['slug', 'donation.created_at as at'])
    .execute()
  const forms = new Map<string, number>()
  for (const { slug, at } of withPrayer) {
    const key = `${dayOf(at)} ${slug}`
    const draw = drawFrom(`views ${slug} ${forms.get(key) ?? 0}`)
    forms.set(key, (forms.get(key) ?? 0) + 1 + Math.floor(draw() * 3))
  }
  const views = [...forms].flatMap(([key, opened]) => {
    const [day = '', slug = ''] = key.split(' ')
    const looked = opened * 4 + Math.floor(drawFrom(`looks ${slug}`)() * 9)
    return [
      { day, page: `/donasi-sekarang/${slug}`, views: opened },
      { day, page: `/campaign/${slug}`, views: looked },
    ]
  })
  await addPageViews(tx, views)
}

/**
 * Publishes the prayers of the demo's donations like any others, under ids that are the same every time, with some
 * amens.
 */
export async function seedPrayers(ctx: Ctx): Promise<void> {
  let made = 0
  await publishPrayers({ ...ctx, newPublicId: () => demoPublicId(`prayer ${(made += 1)}`) })
  const prayers = await ctx.db.selectFrom('prayer').select(['donation_id', 'public_id']).execute()
  const said = prayers.flatMap(({ donation_id, public_id }) => {
    const count = Math.floor(drawFrom(`aamiin ${public_id}`)() ** 2 * MOST_AAMIINS)
    const said_at = ctx.now()
    return Array.from({ length: count }, (_, person) => {
      return { donation_id, person: `contoh:${person}`, said_at }
    })
  })
  if (said.length === 0) return
  await ctx.db.insertInto('aamiin').values(said).execute()
  await sql`update prayer set aamiins = (
    select count(*) from aamiin where aamiin.donation_id = prayer.donation_id)`.execute(ctx.db)
}
