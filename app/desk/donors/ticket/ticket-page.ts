import { recordLook } from '#features/donation-log/record-look.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { holderOf } from '#features/ticket/desk-queries.server.ts'
import { listTicketNotes } from '#features/ticket/inbox/ticket-notes.server.ts'
import { readyText } from '#features/ticket/ready-answer.ts'
import { listReadyAnswers } from '#features/ticket/ready-answers.server.ts'
import type { Desk } from '#app/desk/context.ts'
import { paymentsLike } from './matching-payments.ts'
import { threadAt } from './ticket-acts.ts'
import { ticketViewOf } from './ticket-view.ts'

type TicketAddress = {
  id: string | undefined
  /** The ready answer that was chosen. */
  chosen: string | null
}

/** Everything on the page of one ticket; the look is written down. */
export async function ticketPage({ ctx, staff, permission }: Desk, address: TicketAddress) {
  const thread = await threadAt(ctx.db, address.id)
  const { id, number } = thread.ticket
  await recordLook(ctx, {
    staff,
    permission,
    sentence: 'Melihat tiket',
    documentId: id,
    details: { nomor: number },
  })
  const answers = await listReadyAnswers(ctx.db)
  const ready = answers.find(({ id: each }) => each === address.chosen)
  return {
    ...ticketViewOf(thread, {
      now: ctx.now(),
      hasPhones: ctx.otp.isReachable || ctx.whatsapp !== undefined,
    }),
    notes: await listTicketNotes(ctx.db, id),
    matches: await paymentsLike(ctx, { ticket: thread.ticket, role: staff.role }),
    holder: await holderOf(ctx.db, id),
    me: staff.id,
    answers: answers.map(({ id: each, title }) => ({ id: each, title })),
    written: ready ? readyText(ready, number) : '',
    mayWrite: isPermitted(staff.role, 'ticket.write'),
    mayRefund: isPermitted(staff.role, 'refund.write'),
    maySearchDonations: isPermitted(staff.role, 'donation.read'),
  }
}
