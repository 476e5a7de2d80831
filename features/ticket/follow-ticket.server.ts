import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { answerDue } from './create-ticket.server.ts'
import { TicketClosed, TicketNotFound } from './errors.ts'
import { type Proof, readProof } from '#platform/proof/proof.server.ts'
import { openTicketProof } from './open-proof.server.ts'
import { lockTicketOf, threadOf } from './queries.server.ts'
import { notifyStaffJob } from './notify-staff.server.ts'
import { nextTicketState } from './ticket.ts'
import { writeMessage } from './write-message.server.ts'

const replies: WindowLimit = { name: 'ticket replies', windows: [{ most: 20, seconds: 3_600 }] }

export type Reply = { token: string; text: string; proof?: Buffer | undefined }

/** Adds the person's reply to a ticket, which staff must answer again. The same text twice in a row is one reply. */
export async function replyToTicket(ctx: Ctx, { token, text, proof }: Reply): Promise<void> {
  const { ticket } = await threadOf(ctx.db, token)
  await limit(ctx, replies, ticket.id)
  const checked = proof && (await readProof(proof))
  const dueAt = await answerDue(ctx)
  await inTransaction(ctx.db, async (tx) => {
    const { id, state } = await lockTicketOf(tx, token)
    const next = nextTicketState(state, 'reply')
    if (!next) throw new TicketClosed()
    if (!checked && (await lastWordOf(tx, id)) === text) return
    const message = { ticketId: id, author: 'person' as const, text, proof: checked }
    const messageId = await writeMessage(ctx, tx, message)
    const now = ctx.now()
    await enqueue(tx, notifyStaffJob, { payload: { ticketId: id, messageId }, now })
    await tx
      .updateTable('ticket')
      .set({ state: next, due_at: dueAt, updated_at: now })
      .where('id', '=', id)
      .execute()
  })
  ctx.wake()
}

/** The last message of a thread, if the person wrote it. */
async function lastWordOf(tx: Tx, ticketId: string): Promise<string | undefined> {
  const last = await tx
    .selectFrom('ticket_message')
    .select(['author', 'text'])
    .where('ticket_id', '=', ticketId)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.author === 'person' ? last.text : undefined
}

/** Closes a ticket at its writer's wish; a closed one stays closed. */
export async function closeTicket(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { id, state } = await lockTicketOf(tx, token)
    const next = nextTicketState(state, 'close')
    if (!next) return
    const now = ctx.now()
    await tx
      .updateTable('ticket')
      .set({ state: next, due_at: null, closed_at: now, updated_at: now })
      .where('id', '=', id)
      .execute()
  })
}

/** A decrypted proof of a ticket. Another ticket's proof counts as missing. */
export async function openProof(
  ctx: Ctx,
  proof: { token: string; fileId: string },
): Promise<Proof> {
  const { ticket, messages } = await threadOf(ctx.db, proof.token)
  const isItsOwn = messages.some(({ files }) => files.some(({ id }) => id === proof.fileId))
  if (!isItsOwn) throw new TicketNotFound()
  return await openTicketProof(ctx, { ticketId: ticket.id, fileId: proof.fileId })
}
