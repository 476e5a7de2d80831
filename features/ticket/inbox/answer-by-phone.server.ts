import * as v from 'valibot'
import { sendFreeText } from '#features/message/send/free-text.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { ticketPath, ticketToken } from '../link.server.ts'
import { writeTicketNote } from './ticket-notes.server.ts'

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
    .select(['ticket.number', 'ticket.phone', 'ticket.held_by as heldBy', 'ticket_message.text'])
    .where('ticket.id', '=', ticketId)
    .where('ticket_message.id', '=', messageId)
    .executeTakeFirst()
  if (!row?.phone) return
  const { number, phone, heldBy } = row
  const text = `${row.text}\n\n${ctx.config.institution.name}, tiket ${number}`
  const key = `ticket ${messageId}`
  const outcome = await sendFreeText(ctx, { to: phone, text, key })
  if (outcome === 'sent' || outcome === 'unknown') return
  if (outcome === 'window-closed') {
    await inviteBack(ctx, { ticketId, number, phone, key })
    return
  }
  if (outcome === 'no-channel' && ctx.otp.isReachable) {
    await ctx.otp.send({ to: phone, text, key })
    return
  }
  const words = 'Jawaban terakhir tidak sampai ke nomor HP pelapor. Hubungi dengan cara lain.'
  if (heldBy) await writeTicketNote(ctx, { ticketId, text: words, by: heldBy })
}

type Invited = { ticketId: string; number: string; phone: string; key: string }

/** A day after their last message only an approved template goes: it leads to the answer. */
async function inviteBack(ctx: Ctx, { ticketId, number, phone, key }: Invited): Promise<void> {
  const { origin, institution } = ctx.config
  const tautan = origin + ticketPath(ticketToken(ctx.config, ticketId))
  await sendTemplate(ctx, {
    event: `${key} invited`,
    template: 'balasan-tiket',
    to: { phone },
    via: 'whatsapp',
    values: { nomor: number, tautan, lembaga: institution.name },
  })
}
