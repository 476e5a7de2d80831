import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { TicketKind, TicketState } from '#platform/db/schema-help.ts'
import { isRowId } from '#platform/row-id.ts'
import { messagesOf, type TicketThread } from './queries.server.ts'

/** A ticket in a list, without who wrote it. */
export type DeskTicket = {
  id: string
  number: string
  kind: TicketKind
  state: TicketState
  dueAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type TicketFilter = {
  state?: TicketState | undefined
  /** Only those whose answer was due before this moment. */
  dueBefore?: Date | undefined
  /** One number; null for a text that is none, which finds nothing. */
  number?: string | null | undefined
}

export type TicketOrder = 'due' | 'latest' | 'oldest'

type Page = TicketFilter & {
  /** First what waits for an answer, by when it is due, then the rest from the last change; or by when they were opened. */
  order?: TicketOrder
  /** The `next` of the page before. */
  after?: string | undefined
  limit?: number
}

/** One page of the tickets that still have their contents. */
export async function listTickets(
  db: Db,
  { order = 'due', after, limit = 50, ...filter }: Page = {},
): Promise<{ items: DeskTicket[]; next: string | null }> {
  if (order !== 'due') return await listByAge(db, filter, { order, after, limit })
  const place = placeIn(after)
  const rows: DeskTicket[] = []
  const isPast = place !== undefined && !place.isWaiting
  if (!isPast) rows.push(...(await waitingAfter(db, filter, { place, limit: limit + 1 })))
  const left = limit + 1 - rows.length
  if (left > 0) {
    const restPlace = isPast ? place : undefined
    rows.push(...(await restAfter(db, filter, { place: restPlace, limit: left })))
  }
  return pageOf(rows, limit, cursorOf)
}

/** How many tickets meet a filter; counting stops at `most`. */
export async function countTickets(db: Db, filter: TicketFilter, most: number): Promise<number> {
  return await countUpTo(db, { from: sql`ticket`, where: conditionsOf(filter), most })
}

/** How many tickets wait for an answer of ours, and how many of them longer than was promised. */
export async function countWaitingTickets(
  db: Db,
  now: Date,
): Promise<{ waiting: number; overdue: number }> {
  return await db
    .selectFrom('ticket')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`(count(*) filter (where due_at < ${now}))::int`.as('overdue'),
    ])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
}

/** A ticket with its messages for staff; undefined for one that is unknown or was forgotten. */
export async function findThread(
  db: Db,
  id: string | undefined,
): Promise<TicketThread | undefined> {
  if (!isRowId(id)) return undefined
  const ticket = await db
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  return ticket && { ticket, messages: await messagesOf(db, ticket.id) }
}

function conditionsOf({ state, dueBefore, number }: TicketFilter): RawBuilder<boolean>[] {
  return [
    sql<boolean>`forgotten_at is null`,
    ...(state ? [sql<boolean>`state = ${state}`] : []),
    ...(dueBefore ? [sql<boolean>`due_at < ${dueBefore}`] : []),
    ...(number === undefined ? [] : [sql<boolean>`number = ${number}`]),
  ]
}

function ticketsOf(db: Db, filter: TicketFilter) {
  return db
    .selectFrom('ticket')
    .select(['id', 'number', 'kind', 'state', 'due_at as dueAt'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where(sql<boolean>`${sql.join(conditionsOf(filter), sql` and `)}`)
}

type Place = { isWaiting: boolean; moment: Date; id: string }
type Stretch = { place: Place | undefined; limit: number }

async function waitingAfter(db: Db, filter: TicketFilter, { place, limit }: Stretch) {
  let query = ticketsOf(db, filter).where('due_at', 'is not', null)
  if (place) query = query.where(sql<boolean>`(due_at, id) > (${place.moment}, ${place.id}::uuid)`)
  return await query.orderBy('due_at').orderBy('id').limit(limit).execute()
}

async function restAfter(db: Db, filter: TicketFilter, { place, limit }: Stretch) {
  let query = ticketsOf(db, filter).where('due_at', 'is', null)
  if (place)
    query = query.where(sql<boolean>`(updated_at, id) < (${place.moment}, ${place.id}::uuid)`)
  return await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

type ByAge = { order: 'latest' | 'oldest'; after: string | undefined; limit: number }

/** Row ids grow with time. */
async function listByAge(db: Db, filter: TicketFilter, { order, after, limit }: ByAge) {
  const isLatest = order === 'latest'
  let query = ticketsOf(db, filter)
  if (isRowId(after)) query = query.where('id', isLatest ? '<' : '>', after)
  const rows = await query
    .orderBy('id', isLatest ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, ({ id }) => id)
}

function pageOf(rows: DeskTicket[], limit: number, cursor: (last: DeskTicket) => string) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? cursor(last) : null }
}

const CURSOR = /^([tl])\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.(.+)$/

/** 't' stands among those that wait, 'l' among the rest. */
function cursorOf({ id, dueAt, updatedAt }: DeskTicket): string {
  return `${dueAt ? 't' : 'l'}.${(dueAt ?? updatedAt).toISOString()}.${id}`
}

function placeIn(after: string | undefined): Place | undefined {
  const [, part, at = '', id] = CURSOR.exec(after ?? '') ?? []
  const moment = new Date(at)
  if (!isRowId(id) || Number.isNaN(moment.getTime())) return undefined
  return { isWaiting: part === 't', moment, id }
}
