import type { Tone } from '#app/ui/card.tsx'
import type { TicketState } from '#platform/db/schema/schema-help.ts'

/** The states of a ticket as staff read them. */
export const ticketStates: Readonly<Record<TicketState, { words: string; tone: Tone }>> = {
  new: { words: 'Menunggu jawaban', tone: 'warning' },
  awaiting: { words: 'Menunggu keterangan pelapor', tone: 'primary' },
  answered: { words: 'Dijawab', tone: 'success' },
  closed: { words: 'Selesai', tone: 'neutral' },
}

/** The value of the filter for those whose answer is late. */
export const OVERDUE = 'terlambat'

export const OVERDUE_WORDS = 'Lewat batas jawab'

/** The value of the filter for those that nobody has. */
export const NOBODY = 'kosong'
