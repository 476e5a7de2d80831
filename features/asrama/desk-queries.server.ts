import { sql } from 'kysely'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { VisitState, WeekHours } from '#platform/db/schema/schema-asrama.ts'
import { dayAfterMonths } from '#platform/time/jakarta.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { AsramaNotFound } from './errors.ts'

/** A dormitory as the desk lists it. */
export type DeskAsrama = {
  id: string
  slug: string
  name: string
  province: string
  capacity: number
  residents: number
  isPublished: boolean
  isSample: boolean
  /** Visits that wait for an answer. */
  waiting: number
}

/** All dormitories, also hidden ones, by name. */
export async function listDeskAsrama(db: Db): Promise<DeskAsrama[]> {
  return await db
    .selectFrom('asrama')
    .select(['id', 'slug', 'name', 'province', 'capacity', 'residents'])
    .select([
      'is_published as isPublished',
      'is_sample as isSample',
      sql<number>`(select count(*)::int from asrama_visit
        where asrama_visit.asrama_id = asrama.id and state = 'requested')`.as('waiting'),
    ])
    .orderBy('name')
    .execute()
}

/** One dormitory with all its columns; refuses with AsramaNotFound. */
export async function getDeskAsrama(db: Db, id: string) {
  const row = isRowId(id)
    ? await db
        .selectFrom('asrama')
        .leftJoin('campaign', 'campaign.id', 'asrama.campaign_id')
        .where('asrama.id', '=', id)
        .selectAll('asrama')
        .select('campaign.slug as campaignSlug')
        .executeTakeFirst()
    : undefined
  if (!row) throw new AsramaNotFound()
  return row
}

/** Hours as seven lines for the form, Sunday first. */
export function hoursText(hours: WeekHours): string {
  return hours.map((span) => (span ? span.join('–').replaceAll(':', '.') : '-')).join('\n')
}

export type DeskNeed = {
  id: string
  name: string
  unit: string
  wanted: number
  fromMonth: string
  untilMonth: string | null
}

/** All needs of a dormitory, also those that ended. */
export async function listDeskNeeds(db: Db, asramaId: string): Promise<DeskNeed[]> {
  return await db
    .selectFrom('asrama_need')
    .where('asrama_id', '=', asramaId)
    .select(['id', 'name', 'unit', 'wanted'])
    .select(['from_month as fromMonth', 'until_month as untilMonth'])
    .orderBy('position')
    .execute()
}

/** The last deliveries of a dormitory, latest first. */
export async function listDeliveries(db: Db, asramaId: string) {
  return await db
    .selectFrom('asrama_delivery')
    .innerJoin('asrama_need', (join) =>
      join
        .onRef('asrama_need.asrama_id', '=', 'asrama_delivery.asrama_id')
        .onRef('asrama_need.id', '=', 'asrama_delivery.need_id'),
    )
    .where('asrama_delivery.asrama_id', '=', asramaId)
    .select(['asrama_delivery.id', 'asrama_need.name', 'asrama_need.unit', 'quantity'])
    .select(['received_on as receivedOn', 'recorded_at as recordedAt'])
    .orderBy('received_on', 'desc')
    .orderBy('recorded_at', 'desc')
    .limit(50)
    .execute()
}

/** A visit in a list, without who comes. */
export type DeskVisit = {
  id: string
  asrama: string
  visitOn: string
  people: number
  state: VisitState
  createdAt: Date
}

export type VisitFilter = PageAsked & {
  isWaiting: boolean
  /** The nearest day first of those that wait, the latest of all others. */
  isLatestFirst?: boolean
}

/** One page of visits: those that wait, or all others. */
export async function listVisits(
  db: Db,
  { isWaiting, isLatestFirst = !isWaiting, ...filter }: VisitFilter,
): Promise<PageOf<DeskVisit>> {
  const visits = db
    .selectFrom('asrama_visit')
    .innerJoin('asrama', 'asrama.id', 'asrama_visit.asrama_id')
    .select(['public_id as id', 'asrama.name as asrama', 'people', 'state'])
    .select(['visit_on as visitOn', 'asrama_visit.created_at as createdAt'])
  const keyset: Keyset = {
    by: 'asrama_visit.visit_on',
    id: 'asrama_visit.public_id',
    kind: 'day',
    hasTextId: true,
    order: isLatestFirst ? 'desc' : 'asc',
  }
  return await pageOf(db, visits, { keyset, where: [waits(isWaiting)], ...filter })
}

/** How many visits wait, or do not; counting stops at `most`. */
export async function countVisits(
  db: Db,
  { isWaiting }: Pick<VisitFilter, 'isWaiting'>,
  most: number,
): Promise<number> {
  return await countUpTo(db, { from: sql`asrama_visit`, where: [waits(isWaiting)], most })
}

function waits(isWaiting: boolean) {
  return isWaiting ? sql<boolean>`state = 'requested'` : sql<boolean>`state <> 'requested'`
}

/** The visits of a month ('2026-06') that are asked for or agreed, by day. */
export async function visitsOfMonth(db: Db, month: string): Promise<DeskVisit[]> {
  const from = `${month}-01`
  return await db
    .selectFrom('asrama_visit')
    .innerJoin('asrama', 'asrama.id', 'asrama_visit.asrama_id')
    .select(['public_id as id', 'asrama.name as asrama', 'people', 'state'])
    .select(['visit_on as visitOn', 'asrama_visit.created_at as createdAt'])
    .where('state', 'in', ['requested', 'confirmed'])
    .where('visit_on', '>=', from)
    .where('visit_on', '<', dayAfterMonths(from, 1))
    .orderBy('visit_on')
    .orderBy('public_id')
    .limit(MOST_IN_MONTH)
    .execute()
}

const MOST_IN_MONTH = 500
