import { sql } from 'kysely'
import { ANONYMOUS_NAME } from '#features/campaign/campaign.ts'
import type { Page } from '#features/campaign/queries.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { certainly } from '#platform/db/pending-commits.server.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { PrayerHidden, PrayerNotFound } from './errors.ts'
import type { PrayerSort, PublicPrayer } from './prayer.ts'

export type PrayerFilter = {
  /** All campaigns when missing. */
  campaignId?: string | undefined
  /** The reader, to mark the prayers they have said aamiin to. */
  person?: string | undefined
  sort?: PrayerSort | undefined
  limit?: number | undefined
  after?: string | undefined
}

/** One page of published prayers of paid donations. The name of an anonymous donor never leaves the database. */
export async function listPrayers(
  db: Db,
  { campaignId, person, sort = 'terbaru', limit = 20, after }: PrayerFilter = {},
): Promise<Page<PublicPrayer>> {
  let query = shownPrayers(db, person).limit(limit + 1)
  if (campaignId) query = query.where('prayer.campaign_id', '=', campaignId)
  if (sort === 'paling-diaminkan') query = query.orderBy('prayer.aamiins', 'desc')
  query = query.orderBy('prayer.prayed_at', 'desc').orderBy('prayer.public_id', 'desc')
  if (after) query = query.where(isAfter(after, sort))
  const rows = await query.execute()
  const items = rows.slice(0, limit).map(({ slug, title, ...prayer }) => ({
    ...prayer,
    campaign: { slug, title },
  }))
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? cursorOf(last, sort) : null }
}

/** The number of a campaign's published prayers. */
export async function countPrayers(db: Db, campaignId: string): Promise<number> {
  const { count } = await shownPrayers(db)
    .where('prayer.campaign_id', '=', campaignId)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One published prayer; refuses with PrayerHidden or PrayerNotFound. */
export async function getPrayer(db: Db, id: string, person?: string): Promise<PublicPrayer> {
  const one = shownPrayers(db, person).where('prayer.public_id', '=', id)
  const row = isPublicId(id) ? await certainly(db, () => one.executeTakeFirst()) : undefined
  if (row) {
    const { slug, title, ...prayer } = row
    return { ...prayer, campaign: { slug, title } }
  }
  const isThere = await db
    .selectFrom('prayer')
    .select('public_id')
    .where('public_id', '=', id)
    .executeTakeFirst()
  throw isThere ? new PrayerHidden() : new PrayerNotFound()
}

/** The document of a prayer, by which its rows are written; undefined when there is none. */
export async function donationOf(
  db: Db | Tx,
  prayerId: string,
  status?: 'shown',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('prayer')
    .select('donation_id')
    .where('public_id', '=', prayerId)
    .$if(status !== undefined, (query) => query.where('status', '=', 'shown'))
    .executeTakeFirst()
  return row?.donation_id
}

function shownPrayers(db: Db, person?: string) {
  return db
    .selectFrom('prayer')
    .innerJoin('donation', 'donation.id', 'prayer.donation_id')
    .innerJoin('campaign', 'campaign.id', 'prayer.campaign_id')
    .where('prayer.status', '=', 'shown')
    .where('donation.status', '=', 'paid')
    .where('campaign.status', 'not in', ['draft', 'review'])
    .select([
      'prayer.public_id as id',
      sql<string>`case when donation.is_anonymous then ${ANONYMOUS_NAME}
        else donation.donor_name end`.as('name'),
      'donation.is_anonymous as isAnonymous',
      'prayer.text',
      'prayer.aamiins',
      sql<boolean>`exists (select 1 from aamiin where aamiin.donation_id = prayer.donation_id
        and aamiin.person = ${person ?? ''})`.as('hasSaidAamiin'),
      'prayer.prayed_at as prayedAt',
      'campaign.slug',
      'campaign.title',
    ])
}

function isAfter(after: string, sort: PrayerSort) {
  const [id = '', at = '', aamiins] = after.split('.').toReversed()
  const prayedAt = new Date(Number(at))
  return sort === 'paling-diaminkan'
    ? sql<boolean>`(prayer.aamiins, prayer.prayed_at, prayer.public_id)
        < (${Number(aamiins ?? 0)}::int, ${prayedAt}::timestamptz, ${id})`
    : sql<boolean>`(prayer.prayed_at, prayer.public_id) < (${prayedAt}::timestamptz, ${id})`
}

function cursorOf({ id, prayedAt, aamiins }: PublicPrayer, sort: PrayerSort): string {
  const place = `${prayedAt.getTime()}.${id}`
  return sort === 'paling-diaminkan' ? `${aamiins}.${place}` : place
}
