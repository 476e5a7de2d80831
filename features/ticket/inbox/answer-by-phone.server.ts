import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'

const order = v.object({
  ticketId: v.pipe(v.string(), v.uuid()),
  messageId: v.pipe(v.string(), v.uuid()),
})

/** Enqueued with an answer to whoever wrote by WhatsApp or called; nothing is sent once the ticket is forgotten. */
export const answerByPhoneJob = defineJob(
  { name: 'ticket.message', lane: 'email' },
  order,
  answerByPhone,
)

async function answerByPhone(ctx: Ctx, { ticketId, messageId }: v.InferOutput<typeof order>) {
  const row = await ctx.db
    .selectFrom('ticket')
    .innerJoin('ticket_message', 'ticket_message.ticket_id', 'ticket.id')
    .select(['ticket.number', 'ticket.phone', 'ticket_message.text'])
    .where('ticket.id', '=', ticketId)
    .where('ticket_message.id', '=', messageId)
    .executeTakeFirst()
  if (!row?.phone || !ctx.otp.isReachable) return
  const text = `${row.text}\n\n${ctx.config.institution.name}, tiket ${row.number}`
  await ctx.otp.send({ to: row.phone, text, key: `ticket ${messageId}` })
}
