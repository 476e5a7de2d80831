import { sql } from 'kysely'
import { totalOf } from '#features/donation/donation.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { type Keyset, positionIn } from '#platform/db/keyset.server.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'
import type { DonationStatus, ChargeMethod } from '#platform/db/schema.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { DonationFilter, DonationSort } from './donation-filter.ts'
import { type Condition, conditionOf } from './search.server.ts'

/** A donation in the desk's list. Name and contacts are the donor's own, unmasked: what leaves masks them. */
export type LoggedDonation = {
  id: string
  publicId: string
  status: DonationStatus
  amount: Rupiah
  operational: Rupiah
  total: Rupiah
  fund: Fund
  campaign: { id: string; slug: string; title: string }
  /** Of the newest code; null before the first. */
  method: ChargeMethod | null
  channel: string | null
  donor: { name: string; phone: string | null; email: string | null; isAnonymous: boolean }
  createdAt: Date
  paidAt: Date | null
}

const keysets: Readonly<Record<DonationSort, Keyset>> = {
  terbaru: { by: 'donation.created_at', id: 'donation.id', kind: 'moment', order: 'desc' },
  nominal: { by: 'donation.amount', id: 'donation.id', kind: 'number', order: 'desc' },
}

/** A page of the list from its filter, after the cursor of the page before. */
export async function listDonations(
  db: Db,
  { after, limit = 50, ...filter }: DonationFilter & PageAsked,
): Promise<PageOf<LoggedDonation>> {
  const conditions = await filtered(db, filter)
  if (!conditions) return { items: [], next: undefined }
  const place = { sort: filter.sort, after, limit, isByName: conditions.isByName }
  const found =
    (await amongFirst(db, filter, place)) ??
    (await inOrder(conditions.query, place)
      .limit(limit + 1)
      .execute())
  const page = found.slice(0, limit)
  const next = found.length > limit ? page.at(-1)?.cursor : undefined
  return { items: await withDetails(db, page), next }
}

type Place = {
  sort: DonationSort
  after: string | undefined
  limit: number
  /** Names are found by an index of their own; the order then hides its column from the planner. */
  isByName: boolean
}

function inOrder(query: DonationQuery, { sort, after, isByName }: Place) {
  const keyset = keysets[sort]
  const { isAfter, cursor } = positionIn(keyset, after)
  const by = sql.ref(keyset.by)
  const hidden = sort === 'nominal' ? sql`0` : sql`interval '0'`
  return query
    .select(cursor.as('cursor'))
    .where(isAfter)
    .orderBy(isByName ? sql`${by} + ${hidden}` : by, 'desc')
    .orderBy('donation.id', 'desc')
}

/** How many rows are looked through for a method before the whole table is asked. */
const WALKED = 50_000

/**
 * The page of a method, found by one probe for each of the first rows of the list without it; undefined where those
 * are too few. The planner takes every method for equally frequent everywhere, and would read all of its codes. Not in
 * a transaction: a cluster refuses the probe, and the transaction with it.
 */
async function amongFirst(db: Db, { method, text, ...rest }: DonationFilter, place: Place) {
  if (!method || text !== undefined || db.isTransaction) return undefined
  const conditions = await filtered(db, rest)
  if (!conditions) return undefined
  const first = inOrder(conditions.query, place).limit(WALKED).as('first')
  const rows = await db
    .selectFrom(first)
    .selectAll()
    .where(
      sql<boolean>`(select true from charge
        where charge.donation_id = first.id and charge.method = ${method} limit 1)`,
    )
    .orderBy(rest.sort === 'nominal' ? 'first.amount' : 'first.created_at', 'desc')
    .orderBy('first.id', 'desc')
    .limit(place.limit + 1)
    .execute()
    .catch((cause: unknown) => {
      if ((cause as { code?: string }).code === NOT_THERE) return []
      throw cause
    })
  return rows.length > place.limit ? rows : undefined
}

/** SQLSTATE of what a cluster cannot do: there each server has its own part of the list, and no first rows. */
const NOT_THERE = '0A000'

/** How many donations a filter has; counting stops at `most`. */
export async function countDonations(
  db: Db,
  filter: DonationFilter,
  most: number,
): Promise<number> {
  const conditions = await filtered(db, filter)
  if (!conditions) return 0
  const counted = conditions.query.limit(most).as('counted')
  const { count } = await db
    .selectFrom(counted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const columns = [
  'donation.id',
  'donation.public_id',
  'donation.status',
  'donation.amount',
  'donation.operational',
  'donation.fund',
  'donation.campaign_id',
  'donation.donor_name',
  'donation.donor_phone',
  'donation.donor_email',
  'donation.is_anonymous',
  'donation.created_at',
  'donation.paid_at',
  'donation.suspense_id',
] as const

/** The rows of a filter without order; undefined where nothing can match. Campaigns and codes are read per page. */
async function filtered(db: Db, filter: DonationFilter) {
  const { status, method, isUnclear, fund, from, through, least, most } = filter
  const text = filter.text === undefined ? undefined : await conditionOf(db, filter.text)
  if (filter.text !== undefined && !text) return undefined
  const campaignId = filter.campaign && (await campaignIdOf(db, filter.campaign))
  if (filter.campaign && !campaignId) return undefined
  const query = db
    .selectFrom('donation')
    .select(columns)
    .$if(text !== undefined, (query) => query.where((text as Condition).holds))
    .$if(status !== undefined, (query) =>
      query.where('donation.status', '=', status as DonationStatus),
    )
    .$if(fund !== undefined, (query) => query.where('donation.fund', '=', fund as Fund))
    .$if(Boolean(campaignId), (query) =>
      query.where('donation.campaign_id', '=', campaignId as string),
    )
    .$if(from !== undefined, (query) =>
      query.where('donation.created_at', '>=', startOfDay(from as string)),
    )
    .$if(through !== undefined, (query) =>
      query.where('donation.created_at', '<', startOfDay(addDays(through as string, 1))),
    )
    .$if(least !== undefined, (query) => query.where('donation.amount', '>=', least as Rupiah))
    .$if(most !== undefined, (query) => query.where('donation.amount', '<=', most as Rupiah))
    .$if(isUnclear === true, (query) =>
      query.where('donation.id', 'in', (where) =>
        where
          .selectFrom('charge')
          .select('charge.donation_id')
          .where('charge.status', 'in', ['creating', 'unknown']),
      ),
    )
    .$if(method !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('charge')
            .select('charge.id')
            .whereRef('charge.donation_id', '=', 'donation.id')
            .where('charge.method', '=', method as ChargeMethod),
        ),
      ),
    )
  return { query, isByName: text?.isByName ?? false }
}

async function campaignIdOf(db: Db, campaign: string): Promise<string | undefined> {
  if (isRowId(campaign)) return campaign
  const row = await db
    .selectFrom('campaign_slug')
    .select('campaign_id')
    .where('slug', '=', campaign)
    .executeTakeFirst()
  return row?.campaign_id
}

type DonationQuery = NonNullable<Awaited<ReturnType<typeof filtered>>>['query']
type Row = Awaited<ReturnType<DonationQuery['execute']>>[number]

async function withDetails(db: Db, rows: readonly Row[]): Promise<LoggedDonation[]> {
  if (rows.length === 0) return []
  const campaigns = await db
    .selectFrom('campaign')
    .select(['id', 'slug', 'title'])
    .where('id', 'in', [...new Set(rows.map(({ campaign_id: id }) => id))])
    .execute()
  const charges = await db
    .selectFrom('charge')
    .distinctOn('donation_id')
    .select(['donation_id', 'method', 'channel'])
    .where(
      'donation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('donation_id')
    .orderBy('attempt', 'desc')
    .execute()
  const ways = await waysFromSuspense(db, rows)
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const chargeOf = new Map(charges.map((charge) => [charge.donation_id, charge]))
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    status: row.status,
    amount: row.amount,
    operational: row.operational,
    total: totalOf(row),
    fund: row.fund,
    campaign: campaignOf.get(row.campaign_id) ?? { id: row.campaign_id, slug: '', title: '' },
    method: chargeOf.get(row.id)?.method ?? ways.get(row.id)?.method ?? null,
    channel: chargeOf.get(row.id)?.channel ?? ways.get(row.id)?.channel ?? null,
    donor: {
      name: row.donor_name,
      phone: row.donor_phone,
      email: row.donor_email,
      isAnonymous: row.is_anonymous,
    },
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }))
}

type Way = { id: string; method: ChargeMethod | null; channel: string | null }

/** How money came that a donation took from suspense: by the code it was paid with, or into our own bank. */
async function waysFromSuspense(db: Db, rows: readonly Row[]): Promise<Map<string, Way>> {
  const ids = rows.flatMap(({ suspense_id: id }) => (id ? [id] : []))
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('suspense')
    .leftJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'suspense.donation_id')
        .onRef('charge.id', '=', 'suspense.charge_id'),
    )
    .select(['suspense.id', 'suspense.provider', 'charge.method', 'charge.channel'])
    .where('suspense.id', 'in', ids)
    .execute()
  const ways = new Map(
    found.map(({ provider, ...way }) => {
      const isByBank = provider === 'bank' && way.method === null
      return [way.id, isByBank ? { ...way, method: 'transfer' as const } : way]
    }),
  )
  return new Map(
    rows.flatMap(({ id, suspense_id: suspenseId }) => {
      const way = ways.get(suspenseId ?? '')
      return way ? [[id, way] as const] : []
    }),
  )
}
