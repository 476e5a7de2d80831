import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { ANONYMOUS_NAME, type PublicDonor } from './campaign.ts'
import type { Page } from './queries.server.ts'

export type DonorFilter = {
  limit?: number | undefined
  after?: string | undefined
  sort?: 'terbaru' | 'terbesar' | undefined
}

/**
 * One page of donors in their public form: no ids, no contacts, and an anonymous name never leaves the database. The
 * cursor counts rows, because it must not contain an id.
 */
export async function listDonors(
  db: Db,
  campaignId: string,
  { limit = 20, after, sort = 'terbaru' }: DonorFilter = {},
): Promise<Page<PublicDonor>> {
  const before = (after ?? '').split('.').map(Number)
  let query = db
    .selectFrom('donation')
    // The prayer comes from the moderated table, never from the donation's own text.
    .leftJoin('prayer', (join) =>
      join.onRef('prayer.donation_id', '=', 'donation.id').on('prayer.status', '=', 'shown'),
    )
    .where('donation.campaign_id', '=', campaignId)
    .where('donation.status', '=', 'paid')
    .select([
      sql<string>`case when is_anonymous then ${ANONYMOUS_NAME} else donor_name end`.as('name'),
      'is_anonymous as isAnonymous',
      'amount',
      sql<Date>`paid_at`.as('paidAt'),
      'prayer.text as prayer',
    ])
    .limit(limit + 1)
    .offset(after ? (before.at(-1) ?? 0) : 0)
  if (sort === 'terbesar') query = query.orderBy('amount', 'desc')
  query = query.orderBy('paid_at', 'desc').orderBy('donation.id', 'desc')
  if (after && sort === 'terbaru') query = query.where('paid_at', '<=', new Date(before[0] ?? 0))
  if (after && sort === 'terbesar') {
    const paidAt = new Date(before[1] ?? 0)
    query = query.where(sql<boolean>`(amount, paid_at) <= (${before[0]}::bigint, ${paidAt})`)
  }
  const rows = await query.execute()
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? donorCursor(items, { sort, after }) : null }
}

/** The last position on the page, and how many rows with exactly that position were shown. */
function donorCursor(items: PublicDonor[], { sort, after }: DonorFilter): string {
  const placeOf = ({ amount, paidAt }: PublicDonor) =>
    sort === 'terbesar' ? `${amount}.${paidAt.getTime()}` : `${paidAt.getTime()}`
  const place = placeOf(items.at(-1) as PublicDonor)
  const shownBefore = after?.startsWith(`${place}.`) ? Number(after.split('.').at(-1)) : 0
  return `${place}.${shownBefore + items.filter((item) => placeOf(item) === place).length}`
}
