import {
  countTickets,
  listTickets,
  type TicketOrder,
} from '#features/ticket/desk-queries.server.ts'
import { ticketKindWords, ticketNumberIn } from '#features/ticket/ticket.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { deskList, knownKey } from '#app/desk/ui/desk-list.ts'
import { wordsIn } from '../list-export/words-in.ts'
import { NOBODY, OVERDUE, OVERDUE_WORDS, ticketStates } from './ticket-words.ts'

const orders = { terbaru: 'latest', terlama: 'oldest' } as const satisfies Record<
  string,
  TicketOrder
>

/** Tickets; files are without who wrote them and what. */
export const ticketList = deskList({
  title: 'Tiket bantuan',
  file: 'tiket',
  filters: ['kata', 'keadaan', 'pemegang', 'urut'],
  codes: {
    keadaan: { ...wordsIn(ticketStates, 'words'), [OVERDUE]: OVERDUE_WORDS },
    pemegang: { [NOBODY]: 'Belum ada' },
  },
  read: ({ kata, keadaan, pemegang, urut }, now) => {
    const number = (kata && ticketNumberIn(kata)) || undefined
    const order = knownKey(orders, urut)
    return {
      order: order ? orders[order] : ('due' as const),
      state: knownKey(ticketStates, keadaan),
      dueBefore: keadaan === OVERDUE ? now : undefined,
      number,
      text: number ? undefined : kata,
      heldBy: pemegang === NOBODY ? null : isRowId(pemegang) ? pemegang : undefined,
    }
  },
  page: ({ db }, filter) => listTickets(db, filter),
  count: ({ db }, filter, most) => countTickets(db, filter, most),
  columns: {
    nomor: ({ number }) => number,
    jenis: ({ kind }) => ticketKindWords[kind],
    keadaan: ({ state }) => ticketStates[state].words,
    'jawab paling lambat': ({ dueAt }) => dueAt,
    dipegang: ({ holder }) => holder,
    masuk: ({ createdAt }) => createdAt,
    diubah: ({ updatedAt }) => updatedAt,
  },
})
