import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { HiddenFor } from '#platform/db/schema/schema-community.ts'
import { PrayerEmpty, PrayerNotFound } from './errors.ts'

/** A hidden prayer as staff read it; the donor's name stays with the donation. */
export type HiddenPrayer = {
  id: string
  text: string
  hiddenFor: HiddenFor
  /** How many people reported it, and from how many networks. */
  reports: number
  networks: number
  prayedAt: Date
  reviewedAt: Date | null
  campaign: { slug: string; title: string }
}

export type HiddenFilter = PageAsked & {
  /** True lists what somebody has read and left hidden. */
  isReviewed?: boolean
  /** The latest first by default. */
  isOldestFirst?: boolean
}

const byMoment = {
  by: 'prayer.prayed_at',
  id: 'prayer.public_id',
  kind: 'moment',
  hasTextId: true,
} as const

/** Hidden prayers, one page. */
export async function listHiddenPrayers(
  db: Db,
  { isReviewed = false, isOldestFirst = false, after, limit = 30 }: HiddenFilter = {},
): Promise<PageOf<HiddenPrayer>> {
  const query = hiddenPrayers(db).where('prayer.reviewed_at', isReviewed ? 'is not' : 'is', null)
  const keyset = { ...byMoment, order: isOldestFirst ? 'asc' : 'desc' } as const
  const { items, next } = await pageOf(db, query, { keyset, after, limit })
  return { items: items.map(toHidden), next }
}

/** How many prayers are hidden, read or unread; counting stops at `most`. */
export async function countHiddenPrayers(
  db: Db,
  { isReviewed = false }: Pick<HiddenFilter, 'isReviewed'>,
  most: number,
): Promise<number> {
  const reviewed = sql.raw(isReviewed ? 'is not null' : 'is null')
  const where = [sql<boolean>`status = 'hidden' and reviewed_at ${reviewed}`]
  return await countUpTo(db, { from: sql`prayer`, where, most })
}

/**
 * Decides about a hidden prayer: shows it again, where no further report hides it, or leaves it hidden. Refuses with
 * PrayerNotFound when it is not hidden, and with PrayerEmpty when nothing could be shown.
 */
export async function reviewPrayer(
  ctx: Ctx,
  { id, isShown }: { id: string; isShown: boolean },
): Promise<void> {
  const { donationId, slug, hiddenFor } = await ownerOf(ctx.db, id)
  if (isShown && hiddenFor === 'empty') throw new PrayerEmpty()
  const shownOn = ['/', '/doa-orang-baik/', `/campaign/${slug}`, `/donatur/${slug}`]
  await inTransaction(ctx.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('prayer')
      .set({
        reviewed_at: ctx.now(),
        ...(isShown && { status: 'shown' as const, hidden_for: null }),
      })
      .where('donation_id', '=', donationId)
      .where('status', '=', 'hidden')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new PrayerNotFound()
    if (isShown) await recordPurge(ctx, tx, shownOn)
  })
  if (isShown) ctx.pages.purge(...shownOn)
}

async function ownerOf(db: Db, id: string) {
  const found = await db
    .selectFrom('prayer')
    .innerJoin('campaign', 'campaign.id', 'prayer.campaign_id')
    .where('prayer.public_id', '=', id)
    .select(['prayer.donation_id as donationId', 'campaign.slug', 'prayer.hidden_for as hiddenFor'])
    .executeTakeFirst()
  if (!found) throw new PrayerNotFound()
  return found
}

function hiddenPrayers(db: Db) {
  return db
    .selectFrom('prayer')
    .innerJoin('campaign', 'campaign.id', 'prayer.campaign_id')
    .where('prayer.status', '=', 'hidden')
    .select([
      'prayer.public_id as id',
      'prayer.text',
      'prayer.hidden_for as hiddenFor',
      'prayer.prayed_at as prayedAt',
      'prayer.reviewed_at as reviewedAt',
      'campaign.slug',
      'campaign.title',
      sql<number>`(select count(*)::int from prayer_report
        where prayer_report.donation_id = prayer.donation_id)`.as('reports'),
      sql<number>`(select count(distinct network)::int from prayer_report
        where prayer_report.donation_id = prayer.donation_id)`.as('networks'),
    ])
}

type Row = Omit<HiddenPrayer, 'campaign' | 'hiddenFor'> & {
  hiddenFor: HiddenFor | null
  slug: string
  title: string
}

function toHidden({ slug, title, hiddenFor, ...row }: Row): HiddenPrayer {
  return { ...row, hiddenFor: hiddenFor ?? 'word', campaign: { slug, title } }
}
