import { partOfContacts } from '#features/donation-log/mask.ts'
import type { TicketThread } from '#features/ticket/queries.server.ts'

/** A ticket as its page at the desk shows it: the contact in part. */
export function ticketViewOf(
  { ticket, messages }: TicketThread,
  { now, hasPhones }: { now: Date; hasPhones: boolean },
) {
  const { id, number, kind, state, contact, phone, due_at: dueAt, created_at: createdAt } = ticket
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
      hasContact: contact !== null || phone !== null,
      answersBy: answersBy({ contact, phone, messages, hasPhones }),
      contact: partOfContacts({ phone, email: contact }),
      payment: kind === 'payment' ? payment : null,
    },
    messages,
  }
}

export type TicketView = ReturnType<typeof ticketViewOf>['ticket']

type Ways = Pick<TicketThread, 'messages'> & {
  contact: string | null
  phone: string | null
  hasPhones: boolean
}

/** Where an answer goes, as `answerTicket` sends it. */
function answersBy({ contact, phone, messages, hasPhones }: Ways) {
  const last = messages.findLast(({ author }) => author === 'person')?.via
  if (phone && (!contact || last === 'whatsapp')) return hasPhones ? 'phone' : 'unreachable'
  return contact ? 'mail' : 'page'
}
