import { sql } from 'kysely'
import { contactsOfDonor, donorsByContact } from '#features/donor/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { MessageVia } from '#platform/db/schema/schema-help.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { answerDue } from '#features/ticket/create-ticket.server.ts'
import { ticketToken, ticketTokenHash } from '../link.server.ts'
import { notifyStaffJob } from '../notify-staff.server.ts'
import { nextTicketState, ticketNumber } from '../ticket.ts'
import { writeMessage } from '../write-message.server.ts'
import { insertTicket } from '../write-ticket.server.ts'

/** What somebody wrote to us outside our pages. */
export type Inbound = {
  via: 'mail' | 'whatsapp'
  /** Its id there: delivered twice it is one message. */
  outsideId: string
  contact: { email: string } | { phone: string }
  text: string
  proofs?: readonly Proof[]
  /** The ticket that the address it was sent to leads to. */
  number?: string | undefined
}

export type TakenReply = { number: string; isNewTicket: boolean }

/**
 * Takes a message into the thread of whoever wrote it: their ticket that is not closed, by any contact of
 * the same donor, or a new one. Undefined for a message that was taken before.
 */
export async function receiveReply(ctx: Ctx, inbound: Inbound): Promise<TakenReply | undefined> {
  const dueAt = await answerDue(ctx)
  const received = await inTransaction(ctx.db, async (tx) => {
    // Two messages of one person at once are one thread.
    const who = Object.values(inbound.contact).join('')
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket inbound ${who}`}, 0))`.execute(
      tx,
    )
    if (await wasTaken(tx, inbound)) return undefined
    const ticket = await openTicketOf(tx, inbound)
    return ticket
      ? await intoTicket(ctx, tx, { inbound, ticket, dueAt })
      : await asNewTicket(ctx, tx, { inbound, dueAt })
  })
  ctx.wake()
  if (received) ctx.log.info('ticket.received', { ticket: received.number, via: inbound.via })
  return received
}

async function wasTaken(tx: Tx, { via, outsideId }: Inbound): Promise<boolean> {
  const row = await tx
    .selectFrom('ticket_inbound')
    .select('ticket_id')
    .where('via', '=', via)
    .where('outside_id', '=', outsideId)
    .executeTakeFirst()
  return row !== undefined
}

type OpenTicket = { id: string; number: string; isProven: boolean }

/** The ticket it was sent to; without one, the person's latest. A closed one is not opened again. */
async function openTicketOf(tx: Tx, { contact, number }: Inbound): Promise<OpenTicket | undefined> {
  const open = tx
    .selectFrom('ticket')
    .select(['id', 'number'])
    .where('state', '!=', 'closed')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
  const named = number && (await open.where('number', '=', number).executeTakeFirst())
  if (named) return { ...named, isProven: true }
  const theirs =
    'phone' in contact
      ? await open.where('phone', '=', contact.phone).executeTakeFirst()
      : await open.where('contact', '=', contact.email).executeTakeFirst()
  const found = theirs ?? (await openTicketOfDonor(tx, contact))
  return found && { ...found, isProven: 'phone' in contact }
}

/**
 * The ticket that the same donor opened by another way: of a contact that is one donor's alone. From now on it has both,
 * so that the answer goes back the way they wrote last.
 */
async function openTicketOfDonor(tx: Tx, contact: Inbound['contact']) {
  const [kind, value] =
    'phone' in contact ? (['phone', contact.phone] as const) : (['email', contact.email] as const)
  const [donorId, another] = await donorsByContact(tx, { kind, value })
  if (donorId === undefined || another !== undefined) return undefined
  const contacts = await contactsOfDonor(tx, donorId)
  const others = contacts.filter((each) => each.kind !== kind).map((each) => each.value)
  if (others.length === 0) return undefined
  const [own, other] =
    kind === 'phone' ? (['phone', 'contact'] as const) : (['contact', 'phone'] as const)
  const row = await tx
    .selectFrom('ticket')
    .select(['id', 'number'])
    .where('state', '!=', 'closed')
    .where(other, 'in', others)
    .where(own, 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (row)
    await tx
      .updateTable('ticket')
      .set({ [own]: value })
      .where('id', '=', row.id)
      .execute()
  return row
}

type Coming = { inbound: Inbound; dueAt: Date }

async function intoTicket(
  ctx: Ctx,
  tx: Tx,
  { inbound, ticket, dueAt }: Coming & { ticket: OpenTicket },
): Promise<TakenReply> {
  const { id, number, isProven } = ticket
  const now = ctx.now()
  const { text, proofs = [] } = inbound
  const via = viaOf(inbound, isProven)
  const message = { ticketId: id, author: 'person' as const, via, text, proofs }
  const messageId = await writeMessage(ctx, tx, message)
  await noteTaken(tx, { inbound, ticketId: id, messageId })
  await tx
    .updateTable('ticket')
    .set({ state: nextTicketState('new', 'reply') ?? 'new', due_at: dueAt, updated_at: now })
    .where('id', '=', id)
    .execute()
  await enqueue(tx, notifyStaffJob, { payload: { ticketId: id, messageId }, now })
  return { number, isNewTicket: false }
}

async function asNewTicket(ctx: Ctx, tx: Tx, { inbound, dueAt }: Coming): Promise<TakenReply> {
  const { contact, text, proofs = [] } = inbound
  const now = ctx.now()
  const id = ctx.newId()
  const number = ticketNumber(ctx.newPublicId())
  const ticket = {
    id,
    number,
    kind: 'complaint' as const,
    state: 'new' as const,
    token_hash: ticketTokenHash(ticketToken(ctx.config, id)),
    form_key: `${inbound.via} ${inbound.outsideId}`,
    input_hash: '',
    contact: 'email' in contact ? contact.email : null,
    phone: 'phone' in contact ? contact.phone : null,
    due_at: dueAt,
    created_at: now,
    updated_at: now,
  }
  const via = viaOf(inbound, 'phone' in contact)
  const messageId = await insertTicket(ctx, tx, {
    ticket,
    text,
    via,
    proofs,
    donationId: undefined,
  })
  if (messageId === undefined) throw new Error('a message from outside was taken twice')
  await noteTaken(tx, { inbound, ticketId: id, messageId })
  return { number, isNewTicket: true }
}

/** A phone is proven by the network; a sender's address of an e-mail by nothing but our own reply address. */
function viaOf({ via }: Inbound, isProven: boolean): MessageVia {
  return via === 'mail' && !isProven ? 'mail-claimed' : via
}

type Taken = { inbound: Inbound; ticketId: string; messageId: string }

async function noteTaken(tx: Tx, { inbound, ticketId, messageId }: Taken): Promise<void> {
  const { via, outsideId } = inbound
  await tx
    .insertInto('ticket_inbound')
    .values({ via, outside_id: outsideId, ticket_id: ticketId, message_id: messageId })
    .execute()
}
