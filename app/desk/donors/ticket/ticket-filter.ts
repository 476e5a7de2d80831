import type { TicketFilter, TicketOrder } from '#features/ticket/desk-queries.server.ts'
import { ticketNumberIn } from '#features/ticket/ticket.ts'
import { isRowId } from '#platform/row-id.ts'
import type { TicketState } from '#platform/db/schema-help.ts'
import { NOBODY, OVERDUE, ticketStates } from './ticket-words.ts'

/** The filters of the list of tickets, as its address has them. */
export const ticketFilterNames = ['kata', 'keadaan', 'pemegang', 'urut'] as const

type Typed = Partial<Record<(typeof ticketFilterNames)[number], string | undefined>>

const orders: Readonly<Record<string, TicketOrder>> = { terbaru: 'latest', terlama: 'oldest' }

/** The same as the query takes them. */
export function ticketFilterOf(
  { kata, keadaan = '', pemegang = '', urut = '' }: Typed,
  now: Date,
): TicketFilter & { order: TicketOrder } {
  const number = kata && ticketNumberIn(kata)
  return {
    order: Object.hasOwn(orders, urut) ? (orders[urut] ?? 'due') : 'due',
    state: Object.hasOwn(ticketStates, keadaan) ? (keadaan as TicketState) : undefined,
    dueBefore: keadaan === OVERDUE ? now : undefined,
    number: number ?? undefined,
    text: kata && !number ? kata : undefined,
    heldBy: pemegang === NOBODY ? null : isRowId(pemegang) ? pemegang : undefined,
  }
}
