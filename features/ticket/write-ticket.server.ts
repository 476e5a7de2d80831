import type { Insertable } from 'kysely'
import { lookAgainAt } from '#features/payment/look-again.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { MessageVia } from '#platform/db/schema/schema-help.ts'
import type { Database } from '#platform/db/schema.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { sendTicketEmailJob } from './jobs.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { notifyStaffJob } from './notify-staff.server.ts'
import { writeMessage } from './write-message.server.ts'

export type Writing = {
  ticket: Insertable<Database['ticket']>
  text: string
  via?: MessageVia
  proof?: Proof | undefined
  proofs?: readonly Proof[]
  donationId: string | undefined
}

/**
 * Inserts a ticket with its first message and proof, and enqueues both emails and a look at the provider. False and
 * no change when this form has opened one already.
 */
export async function writeTicket(ctx: Ctx, draft: Writing): Promise<boolean> {
  return await inTransaction(
    ctx.db,
    async (tx) => (await insertTicket(ctx, tx, draft)) !== undefined,
  )
}

/** The same in a transaction; answers the id of the first message. */
export async function insertTicket(ctx: Ctx, tx: Tx, draft: Writing): Promise<string | undefined> {
  const { ticket, donationId, ...words } = draft
  const now = ctx.now()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ticket')
    .values(ticket)
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return undefined
  const message = { ticketId: ticket.id, author: 'person' as const, ...words }
  const messageId = await writeMessage(ctx, tx, message)
  await enqueue(tx, notifyStaffJob, { payload: { ticketId: ticket.id, messageId }, now })
  if (donationId) await lookAgainAt(tx, { donationId, now })
  if (ticket.contact) {
    const payload = { ticketId: ticket.id, news: 'received' as const }
    await enqueue(tx, sendTicketEmailJob, { payload, now })
  }
  return messageId
}
