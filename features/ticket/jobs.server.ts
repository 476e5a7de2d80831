import * as v from 'valibot'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { TicketKind } from '#platform/db/schema/schema-help.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.server.ts'
import { ticketPath, ticketToken } from './link.server.ts'
import { replyAddress } from './inbox/reply-address.server.ts'
import { answerByPhoneJob } from './inbox/answer-by-phone.server.ts'
import { inJakarta, notifyStaffJob } from './notify-staff.server.ts'

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
  const replyTo = replyAddress(ctx.config, ticket.number)
  const headers = {
    // An answer was written by a person.
    ...(news === 'received' && { 'Auto-Submitted': 'auto-replied' }),
    ...(replyTo && { 'Reply-To': replyTo }),
  }
  const message = await messageOf(ctx, ticket, { news, messageId })
  if (!message) return
  const { values, ...order } = message
  const tautan = ctx.config.origin + ticketPath(ticketToken(ctx.config, ticket.id))
  await sendTemplate(ctx, {
    ...order,
    // To whoever wrote, though they may have replaced this contact elsewhere.
    to: { email: ticket.contact },
    isDirect: true,
    headers,
    values: { ...values, nomor: ticket.number, tautan, ...placeToReply(replyTo) },
  })
  ctx.wake()
}

const about: Readonly<Record<TicketKind, string>> = {
  payment: 'laporan pembayaran Anda',
  complaint: 'pesan Anda',
}

type Ticket = { id: string; kind: TicketKind; due_at: Date | null }

async function messageOf(
  ctx: Ctx,
  { id, kind, due_at: due }: Ticket,
  { news, messageId }: Pick<v.InferOutput<typeof order>, 'news' | 'messageId'>,
) {
  if (news === 'received') {
    const values = { perihal: about[kind], batas: due ? inJakarta(due) : 'satu hari kerja' }
    return { event: `ticket ${id} received`, template: 'tiket-diterima', values }
  }
  const answer = await answerOf(ctx, id, messageId)
  if (!answer) return undefined
  const template = answer.asks ? 'tiket-ditanya' : 'tiket-jawaban'
  return { event: `ticket answer ${messageId}`, template, values: { isi: answer.text } }
}

/** Whether an answer to the e-mail comes back to the ticket. */
function placeToReply(replyTo: string | undefined): { cara: string; catatan: string } {
  if (replyTo) return { cara: 'Balas e-mail ini, atau di', catatan: '' }
  const catatan =
    'Mohon tidak membalas e-mail ini langsung: balasan di halaman tiket sampai lebih cepat dan tercatat.'
  return { cara: 'Balas di', catatan }
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
