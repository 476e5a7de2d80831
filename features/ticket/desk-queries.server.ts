import { type RawBuilder, sql } from 'kysely'
import { publicIdsByName, wordsQuery } from '#features/donation/start/name-words.server.ts'
import { readContact } from '#platform/text/contact.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { TicketKind, TicketState } from '#platform/db/schema/schema-help.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { messagesOf, type TicketThread } from './queries.server.ts'

/** A ticket in a list, without who wrote it. */
export type DeskTicket = {
  id: string
  number: string
  kind: TicketKind
  state: TicketState
  dueAt: Date | null
  /** Who of the staff answers it. */
  holder: string | null
  createdAt: Date
  updatedAt: Date
}

export type TicketFilter = {
  state?: TicketState | undefined
  /** Only those whose answer was due before this moment. */
  dueBefore?: Date | undefined
  number?: string | undefined
  /** An e-mail address, a phone number, or beginnings of words: of a message, of the address, or of the name of the donor. */
  text?: string | undefined
  /** The staff account that answers it; null for those that nobody has. */
  heldBy?: string | null | undefined
}

export type TicketOrder = 'due' | 'latest' | 'oldest'

type TicketPage = TicketFilter &
  PageAsked & {
    /** First what waits for an answer, by when it is due, then the rest from the last change; or by when they were opened. */
    order?: TicketOrder
  }

/** One page of the tickets that still have their contents. */
export async function listTickets(
  db: Db,
  { order = 'due', after, limit = 50, ...conditions }: TicketPage = {},
): Promise<PageOf<DeskTicket>> {
  const filter = await readFilter(db, conditions)
  const tickets = ticketsOf(db, filter)
  if (order !== 'due') return await pageOf(db, tickets, { keyset: byAge[order], after, limit })
  const [, part, place] = /^([tl])\.(.*)$/.exec(after ?? '') ?? []
  const open = await pageOf(db, tickets, {
    keyset: byDue,
    where: [sql<boolean>`${part !== 'l'} and due_at is not null`],
    after: place,
    limit,
  })
  if (open.next) return { ...open, next: `t.${open.next}` }
  const left = limit - open.items.length
  const rest = await pageOf(db, tickets, {
    keyset: byChange,
    where: [sql<boolean>`due_at is null`],
    after: part === 'l' ? place : undefined,
    limit: left || 1,
  })
  if (left === 0) return { ...open, next: rest.items.length > 0 ? 'l.' : undefined }
  return { items: [...open.items, ...rest.items], next: rest.next && `l.${rest.next}` }
}

// Row ids grow with time.
const byId = { by: 'ticket.id', id: 'ticket.id', kind: 'id' } as const
const byAge = {
  latest: { ...byId, order: 'desc' },
  oldest: { ...byId, order: 'asc' },
} as const
/** Those that wait for an answer; their places begin with 't', those of the rest with 'l'. */
const byDue = { by: 'ticket.due_at', id: 'ticket.id', kind: 'moment', order: 'asc' } as const
const byChange = {
  by: 'ticket.updated_at',
  id: 'ticket.id',
  kind: 'moment',
  order: 'desc',
} as const

/** How many tickets meet a filter; counting stops at `most`. */
export async function countTickets(db: Db, filter: TicketFilter, most: number): Promise<number> {
  const where = conditionsOf(await readFilter(db, filter))
  return await countUpTo(db, { from: sql`ticket`, where, most })
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

/** Who answers a ticket, by name, or null. */
export async function holderOf(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; since: Date } | null> {
  const row = await db
    .selectFrom('ticket')
    .innerJoin('staff', 'staff.id', 'ticket.held_by')
    .select(['staff.id', 'staff.name', 'ticket.held_at'])
    .where('ticket.id', '=', id)
    .executeTakeFirst()
  return row?.held_at ? { id: row.id, name: row.name, since: row.held_at } : null
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

type Read = Omit<TicketFilter, 'text'> & {
  /** An address or a number, whole. */
  contact?: string | undefined
  /** What is searched for, and the numbers of donations whose donors it names; undefined text finds nothing. */
  words?: { query: string | undefined; donations: string[] } | undefined
}

const MOST_NAMED = 100

/** What the typed text asks. Donations lie elsewhere on a cluster: their numbers are read first. */
async function readFilter(db: Db, { text, ...rest }: TicketFilter): Promise<Read> {
  if (text === undefined) return rest
  const contact = readContact(text)?.value
  if (contact) return { ...rest, contact }
  const query = wordsQuery(text)
  const donations = query ? await publicIdsByName(db, query, MOST_NAMED) : []
  return { ...rest, words: { query, donations } }
}

/** As the index ticket_message_words has it. */
const messageWords = sql`to_tsvector('simple', translate(text, './@_-''’', '       '))`

function wordsHold({ query, donations }: NonNullable<Read['words']>): RawBuilder<boolean> {
  if (query === undefined) return sql<boolean>`false`
  const words = sql`to_tsquery('simple', ${query})`
  return sql<boolean>`(ticket.id in (select ticket_id from ticket_message where ${messageWords} @@ ${words})
    or to_tsvector('simple', translate(coalesce(contact, ''), './@_-''’', '       ')) @@ ${words}
    or donation_number = any(${donations}::text[]))`
}

function conditionsOf(filter: Read): RawBuilder<boolean>[] {
  const { state, dueBefore, number, contact, words, heldBy } = filter
  return [
    sql<boolean>`forgotten_at is null`,
    ...(contact ? [sql<boolean>`(contact = ${contact} or phone = ${contact})`] : []),
    ...(words ? [wordsHold(words)] : []),
    ...(heldBy === undefined ? [] : [sql<boolean>`held_by is not distinct from ${heldBy}::uuid`]),
    ...(state ? [sql<boolean>`state = ${state}`] : []),
    ...(dueBefore ? [sql<boolean>`due_at < ${dueBefore}`] : []),
    ...(number === undefined ? [] : [sql<boolean>`number = ${number}`]),
  ]
}

function ticketsOf(db: Db, filter: Read) {
  return db
    .selectFrom('ticket')
    .select(['id', 'number', 'kind', 'state', 'due_at as dueAt'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select(
      sql<string | null>`(select name from staff where staff.id = ticket.held_by)`.as('holder'),
    )
    .where(sql<boolean>`${sql.join(conditionsOf(filter), sql` and `)}`)
}
