import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MessageVia } from '#platform/db/schema/schema-help.ts'
import type { Database } from '#platform/db/schema.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { TicketNotFound } from './errors.ts'
import { ticketTokenHash } from './link.server.ts'

export type TicketRow = Selectable<Database['ticket']>

/** A ticket with all its messages, oldest first. */
export type TicketThread = {
  ticket: TicketRow
  messages: {
    id: string
    author: 'person' | 'staff'
    text: string
    via: MessageVia
    writtenAt: Date
    files: { id: string; type: string; size: number }[]
  }[]
}

/** The ticket of a link, locked until the transaction ends. Refuses an invalid link. */
export async function lockTicketOf(tx: Tx, token: string): Promise<TicketRow> {
  if (!isPublicId(token)) throw new TicketNotFound()
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('token_hash', '=', ticketTokenHash(token))
    .forUpdate()
    .executeTakeFirst()
  if (!ticket) throw new TicketNotFound()
  return ticket
}

/** The thread of a link. Refuses an invalid link. */
export async function threadOf(db: Db, token: string): Promise<TicketThread> {
  if (!isPublicId(token)) throw new TicketNotFound()
  const ticket = await db
    .selectFrom('ticket')
    .selectAll()
    .where('token_hash', '=', ticketTokenHash(token))
    .executeTakeFirst()
  if (!ticket) throw new TicketNotFound()
  return { ticket, messages: await messagesOf(db, ticket.id) }
}

/** All messages of a ticket with their proofs, oldest first. */
export async function messagesOf(db: Db, ticketId: string): Promise<TicketThread['messages']> {
  const messages = await db
    .selectFrom('ticket_message')
    .select(['id', 'author', 'text', 'via', 'written_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  const files = await db
    .selectFrom('ticket_file')
    .select(['id', 'message_id', 'type', 'size'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute()
  return messages.map(({ written_at: writtenAt, ...message }) => ({
    ...message,
    writtenAt,
    files: files
      .filter(({ message_id }) => message_id === message.id)
      .map(({ id, type, size }) => ({ id, type, size })),
  }))
}

/** The ticket already opened by a form, or undefined. */
export async function earlierTicket(db: Db | Tx, formKey: string): Promise<TicketRow | undefined> {
  return db.selectFrom('ticket').selectAll().where('form_key', '=', formKey).executeTakeFirst()
}
