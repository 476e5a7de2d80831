import type { ExportedList } from '#features/list-export/exported-list.ts'
import { countTickets, type DeskTicket, listTickets } from '#features/ticket/desk-queries.server.ts'
import { ticketKindWords } from '#features/ticket/ticket.ts'
import { wordsIn } from '../list-export/words-in.ts'
import { ticketFilterNames, ticketFilterOf } from './ticket-filter.ts'
import { NOBODY, OVERDUE, OVERDUE_WORDS, ticketStates } from './ticket-words.ts'

const head = ['nomor', 'jenis', 'keadaan', 'jawab paling lambat', 'dipegang', 'masuk', 'diubah']

/** Tickets as a file, without who wrote them and what. */
export const ticketList: ExportedList = {
  title: 'Tiket bantuan',
  file: 'tiket',
  filterNames: ticketFilterNames,
  codes: {
    keadaan: { ...wordsIn(ticketStates, 'words'), [OVERDUE]: OVERDUE_WORDS },
    pemegang: { [NOBODY]: 'Belum ada' },
  },
  head: () => head,
  async page({ db, now }, { filters, after, size }) {
    const filter = ticketFilterOf(filters, now())
    const { items, next } = await listTickets(db, { ...filter, after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db, now }, filters, most) => countTickets(db, ticketFilterOf(filters, now()), most),
}

function cellsOf({ number, kind, state, dueAt, holder, createdAt, updatedAt }: DeskTicket) {
  const words = ticketStates[state].words
  return [number, ticketKindWords[kind], words, dueAt, holder, createdAt, updatedAt]
}
