import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { TicketClosed, TicketMovedOn, TicketNotFound } from './errors.ts'
import { answerByPhoneJob } from './inbox/answer-by-phone.server.ts'
import { sendTicketEmailJob } from './jobs.server.ts'
import { type TicketRow } from './queries.server.ts'
import { nextTicketState } from './ticket.ts'
import { writeMessage } from './write-message.server.ts'

export type TicketAnswer = {
  number: string
  text: string
  /** True when the person must give more information first. */
  asks?: boolean
  /** The last message that was read; a later one refuses the answer with TicketMovedOn. */
  readTo?: string | undefined
  /** The staff account that answers; null for the simulator of a demo. */
  by: string | null
}

/**
 * Answers a ticket for the institution: the answer is added to the thread and emailed, if there is an address. The
 * caller writes who answered.
 */
export async function answerTicket(ctx: Ctx, answer: TicketAnswer): Promise<void> {
  const { number, text, asks = false, readTo, by } = answer
  await inTransaction(ctx.db, async (tx) => {
    const ticket = await lockByNumber(tx, number)
    const state = nextTicketState(ticket.state, asks ? 'ask' : 'answer')
    if (!state) throw new TicketClosed()
    if (readTo && readTo !== (await lastMessageOf(tx, ticket.id))) throw new TicketMovedOn()
    const messageId = await writeMessage(ctx, tx, { ticketId: ticket.id, author: 'staff', text })
    const now = ctx.now()
    await tx
      .updateTable('ticket')
      // Whoever answers first has it from then on.
      .set({
        state,
        due_at: null,
        updated_at: now,
        ...(by !== null && ticket.held_by === null && { held_by: by, held_at: now }),
      })
      .where('id', '=', ticket.id)
      .execute()
    const ids = { ticketId: ticket.id, messageId }
    // It goes back the way the person last wrote, and otherwise to the address.
    if (ticket.phone && (!ticket.contact || (await wroteByPhone(tx, ticket.id))))
      await enqueue(tx, answerByPhoneJob, { payload: ids, now })
    else if (ticket.contact)
      await enqueue(tx, sendTicketEmailJob, { payload: { ...ids, news: 'answered' }, now })
  })
  ctx.wake()
  ctx.log.info('ticket.answered', { ticket: number, by, asks })
}

async function lockByNumber(tx: Tx, number: string): Promise<TicketRow> {
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('number', '=', number)
    .where('forgotten_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!ticket) throw new TicketNotFound()
  return ticket
}

async function wroteByPhone(tx: Tx, ticketId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('ticket_message')
    .select('via')
    .where('ticket_id', '=', ticketId)
    .where('author', '=', 'person')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.via === 'whatsapp'
}

async function lastMessageOf(tx: Tx, ticketId: string): Promise<string | undefined> {
  const last = await tx
    .selectFrom('ticket_message')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id
}
