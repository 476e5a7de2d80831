import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.server.ts'
import { answerEmail, receivedEmail } from './emails.ts'
import { ticketPath, ticketToken } from './link.server.ts'
import { replyAddress } from './inbox/reply-address.server.ts'
import { answerByPhoneJob } from './inbox/answer-by-phone.server.ts'
import { notifyStaffJob } from './notify-staff.server.ts'
import { inJakarta } from './moments.ts'

const order = v.object({
  ticketId: v.pipe(v.string(), v.uuid()),
  news: v.picklist(['received', 'answered']),
  /** The answer, if there is one. */
  messageId: v.optional(v.pipe(v.string(), v.uuid())),
})

/**
 * Enqueued in the transaction that opens or answers a ticket. Nothing is sent when the ticket's data was deleted
 * meanwhile.
 */
export const sendTicketEmailJob = defineJob(
  { name: 'ticket.letter', lane: 'email' },
  order,
  sendTicketEmail,
)

/** Everything that is sent about tickets. */
export const ticketJobs: readonly Job[] = [sendTicketEmailJob, notifyStaffJob, answerByPhoneJob]

async function sendTicketEmail(ctx: Ctx, payload: v.InferOutput<typeof order>): Promise<void> {
  const { ticketId, news, messageId } = payload
  const ticket = await ctx.db
    .selectFrom('ticket')
    .select(['id', 'number', 'kind', 'contact', 'due_at'])
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket?.contact) return
  const { origin, institution } = ctx.config
  const replyTo = replyAddress(ctx.config, ticket.number)
  const facts = {
    number: ticket.number,
    kind: ticket.kind,
    follow: origin + ticketPath(ticketToken(ctx.config, ticket.id)),
    institution: institution.name,
    takesReplies: replyTo !== undefined,
  }
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-replied' }
  if (replyTo) headers['Reply-To'] = replyTo
  if (news === 'received') {
    const due = ticket.due_at ? inJakarta(ticket.due_at) : 'satu hari kerja'
    await ctx.mail.send({ to: ticket.contact, ...receivedEmail(facts, due), headers })
    return
  }
  const answer = await answerOf(ctx, ticketId, messageId)
  // A person wrote it.
  if (answer) delete headers['Auto-Submitted']
  if (answer) await ctx.mail.send({ to: ticket.contact, ...answerEmail(facts, answer), headers })
}

async function answerOf({ db }: Ctx, ticketId: string, messageId: string | undefined) {
  if (!messageId) return undefined
  const row = await db
    .selectFrom('ticket_message')
    .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
    .select(['ticket_message.text', 'ticket.state'])
    .where('ticket_message.ticket_id', '=', ticketId)
    .where('ticket_message.id', '=', messageId)
    .executeTakeFirst()
  return row && { text: row.text, asks: row.state === 'awaiting' }
}
