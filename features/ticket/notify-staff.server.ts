import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { staffEmail } from './emails.ts'
import { formatDay, formatTime } from '#platform/time/jakarta.ts'

const order = v.object({
  ticketId: v.pipe(v.string(), v.uuid()),
  messageId: v.pipe(v.string(), v.uuid()),
})

/** Enqueued in the transaction of a person's message: staff read it in the mailbox, since they have no screen yet. */
export const notifyStaffJob = defineJob({ name: 'ticket.desk', lane: 'email' }, order, notifyStaff)

/** Emails a message to the institution's mailbox; a reply goes to the writer, if there is an address. */
async function notifyStaff(ctx: Ctx, { ticketId, messageId }: v.InferOutput<typeof order>) {
  const row = await messageOf(ctx, ticketId, messageId)
  if (!row?.due_at) return
  const { email, complaints } = ctx.config.institution
  const { number, kind, text, due_at: dueAt, contact, file_id: fileId } = row
  const facts = { number, kind, text, due: inJakarta(dueAt), hasProof: fileId !== null }
  await ctx.mail.send({
    to: kind === 'payment' ? email : complaints,
    ...staffEmail({ ...facts, payment: paymentLines(row) }),
    ...(contact && { headers: { 'Reply-To': contact } }),
  })
}

async function messageOf({ db }: Ctx, ticketId: string, messageId: string) {
  return db
    .selectFrom('ticket')
    .innerJoin('ticket_message as message', 'message.ticket_id', 'ticket.id')
    .leftJoin('ticket_file as file', (join) =>
      join
        .onRef('file.ticket_id', '=', 'message.ticket_id')
        .onRef('file.message_id', '=', 'message.id'),
    )
    .select(['ticket.number', 'ticket.kind', 'ticket.contact', 'ticket.due_at'])
    .select(['ticket.donation_number', 'ticket.paid_at', 'ticket.paid_via', 'ticket.amount'])
    .select(['message.text', 'file.id as file_id'])
    .where('ticket.id', '=', ticketId)
    .where('message.id', '=', messageId)
    .executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof messageOf>>>

function paymentLines({ donation_number: number, paid_at: at, paid_via: via, amount }: Row) {
  return [
    ...(number ? [`Nomor donasi: ${number}`] : []),
    ...(amount === null ? [] : [`Jumlah: ${formatRupiah(amount)}`]),
    ...(at ? [`Dibayar: ${inJakarta(at)}`] : []),
    ...(via ? [`Lewat: ${via}`] : []),
  ]
}

/** 'Kamis, 12 Maret 2026 pukul 16.00 WIB'. */
export function inJakarta(moment: Date): string {
  return `${formatDay(moment)} pukul ${formatTime(moment)}`
}
