import { partOfContacts } from '#features/donation-log/mask.ts'
import type { TicketThread } from '#features/ticket/queries.server.ts'

/** A ticket as its page at the desk shows it: the contact in part. */
export function ticketViewOf({ ticket, messages }: TicketThread, now: Date) {
  const { id, number, kind, state, contact, due_at: dueAt, created_at: createdAt } = ticket
  const { donation_number, paid_at, paid_via, amount, closed_at: closedAt } = ticket
  const payment = { donationNumber: donation_number, paidAt: paid_at, paidVia: paid_via, amount }
  return {
    ticket: {
      id,
      number,
      kind,
      state,
      dueAt,
      createdAt,
      closedAt,
      isOverdue: dueAt !== null && dueAt < now,
      hasContact: contact !== null,
      contact: partOfContacts({ phone: null, email: contact }),
      payment: kind === 'payment' ? payment : null,
    },
    messages,
  }
}

export type TicketView = ReturnType<typeof ticketViewOf>['ticket']
