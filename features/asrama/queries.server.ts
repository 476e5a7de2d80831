import { sql } from 'kysely'
import { chooseCover } from '#platform/picture/cover.ts'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { monthlyDonations } from '#features/ledger/monthly-donations.server.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import type { Asrama, AsramaSummary, Need } from './asrama.ts'
import { monthIn } from './asrama.ts'
import { AsramaNotFound } from './errors.ts'
import { provinceSlugs } from './provinces.ts'

export type AsramaFilter = {
  now: Date
  province?: string | undefined
  /** True selects dormitories with a free place. */
  isFree?: boolean | undefined
}

/** The published dormitories from west to east, each with its needs of this month. */
export async function listAsrama(
  db: Db,
  { now, province, isFree }: AsramaFilter,
): Promise<AsramaSummary[]> {
  const rows = await publishedAsrama(db)
    .$if(province !== undefined, (query) => query.where('province', '=', province as string))
    .$if(isFree === true, (query) => query.whereRef('residents', '<', 'capacity'))
    .orderBy(sql`array_position(${provinceSlugs}::text[], province)`)
    .orderBy('name')
    .execute()
  const needs = await needsOf(db, rows, now)
  return rows.map((row) => toCard(row, needs.get(row.id) ?? []))
}

/** A province with the number of its dormitories, and how many of them have a free place. */
export type ProvinceCount = { province: string; count: number; free: number }

/** The provinces with dormitories, from west to east. */
export async function countByProvince(db: Db): Promise<ProvinceCount[]> {
  return db
    .selectFrom('asrama')
    .where('is_published', '=', true)
    .groupBy('province')
    .orderBy(sql`array_position(${provinceSlugs}::text[], province)`)
    .select([
      'province',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where residents < capacity))::int`.as('free'),
    ])
    .execute()
}

/** How many children live in the published dormitories, and in how many. */
export async function residentTotal(db: Db): Promise<{ residents: number; houses: number }> {
  return db
    .selectFrom('asrama')
    .where('is_published', '=', true)
    .select([
      sql<number>`coalesce(sum(residents), 0)::int`.as('residents'),
      sql<number>`count(*)::int`.as('houses'),
    ])
    .executeTakeFirstOrThrow()
}

/** A published dormitory with all data of its page. Refuses with AsramaNotFound. */
export async function getAsrama(db: Db, slug: string, now: Date): Promise<Asrama> {
  const row = await publishedAsrama(db)
    .leftJoin('campaign', 'campaign.id', 'asrama.campaign_id')
    .where('asrama.slug', '=', slug)
    .select([
      'asrama.story',
      'asrama.counted_on as countedOn',
      'asrama.head',
      'asrama.phone',
      'asrama.hours',
      'asrama.takes_visits as takesVisits',
      'asrama.most_visitors as mostVisitors',
      'campaign.slug as campaign',
    ])
    .executeTakeFirst()
  if (!row) throw new AsramaNotFound()
  const needs = await needsOf(db, [row], now)
  const { story, countedOn, head, phone, hours, takesVisits, mostVisitors, campaign } = row
  return {
    ...toCard(row, needs.get(row.id) ?? []),
    story,
    countedOn,
    head,
    phone,
    hours,
    takesVisits,
    mostVisitors,
    campaign,
    programs: await programsOf(db, row.id),
  }
}

function publishedAsrama(db: Db | Tx) {
  return db
    .selectFrom('asrama')
    .where('asrama.is_published', '=', true)
    .select([
      'asrama.id',
      'asrama.slug',
      'asrama.name',
      'asrama.summary',
      'asrama.province',
      'asrama.city',
      'asrama.district',
      'asrama.latitude',
      'asrama.longitude',
      'asrama.capacity',
      'asrama.residents',
      'asrama.non_residents as nonResidents',
      'asrama.cover',
      'asrama.cover_words as coverWords',
      'asrama.picture',
      'asrama.picture_alt as pictureAlt',
      'asrama.campaign_id as campaignId',
      'asrama.updated_at as updatedAt',
    ])
}

type CardRow = Omit<AsramaSummary, 'needs' | 'picture' | 'cover'> & {
  cover: CoverDescription
  coverWords: string
  picture: KeptPicture | null
  pictureAlt: string | null
  campaignId: string | null
}

function toCard(row: CardRow, needs: Need[]): AsramaSummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    summary: row.summary,
    province: row.province,
    city: row.city,
    district: row.district,
    latitude: row.latitude,
    longitude: row.longitude,
    capacity: row.capacity,
    residents: row.residents,
    nonResidents: row.nonResidents,
    cover: chooseCover({
      words: row.coverWords,
      title: row.name,
      category: 'asrama',
      cover: row.cover,
    }),
    picture: row.picture && { ...row.picture, alt: row.pictureAlt ?? '' },
    needs,
    updatedAt: row.updatedAt,
  }
}

async function programsOf(db: Db, asramaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('asrama_program')
    .innerJoin('campaign', 'campaign.id', 'asrama_program.campaign_id')
    .where('asrama_id', '=', asramaId)
    .orderBy('position')
    .select('campaign.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

type NeedRow = {
  asramaId: string
  name: string
  unit: string
  wanted: number
  arrived: number
}

/** This month's needs by dormitory; each month is that of the dormitory's time zone. */
async function needsOf(
  db: Db,
  cards: readonly Pick<CardRow, 'id' | 'province' | 'campaignId'>[],
  now: Date,
): Promise<Map<string, Need[]>> {
  if (cards.length === 0) return new Map()
  const months = cards.map(({ province }) => monthIn(province, now))
  const { rows } = await sql<NeedRow>`
    select need.asrama_id as "asramaId", need.name, need.unit, need.wanted,
      coalesce((select sum(quantity) from asrama_delivery as came
        where came.asrama_id = need.asrama_id and came.need_id = need.id
          and to_char(came.received_on, 'YYYY-MM') = here.month), 0)::bigint as arrived
    from unnest(${cards.map(({ id }) => id)}::uuid[], ${months.map(({ month }) => month)}::text[])
      as here (id, month)
    join asrama_need as need on need.asrama_id = here.id
    where need.from_month <= here.month
      and (need.until_month is null or need.until_month >= here.month)
    order by need.asrama_id, need.position`.execute(db)
  const sums = await monthlyDonations(
    db,
    cards.flatMap(({ campaignId }, index) => {
      const month = months[index]
      return campaignId && month ? [{ campaignId, from: month.from, until: month.until }] : []
    }),
  )
  const campaignOf = new Map(cards.map(({ id, campaignId }) => [id, campaignId ?? '']))
  const needs = new Map<string, Need[]>(cards.map(({ id }) => [id, []]))
  for (const { asramaId, name, unit, wanted, arrived } of rows) {
    const money = sums.get(campaignOf.get(asramaId) ?? '') ?? 0
    const counted = unit === 'rupiah' ? money : arrived
    // Corrections may exceed deliveries: then nothing has arrived.
    needs.get(asramaId)?.push({ name, unit, wanted, arrived: Math.max(0, counted) })
  }
  return needs
}
