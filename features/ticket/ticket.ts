import type { TicketKind, TicketState } from '#platform/db/schema/schema-help.ts'

/** The working days within which a ticket is answered. */
export const ANSWER_DAYS = 1
/** An answered ticket without further messages is closed after this time. */
export const QUIET_DAYS = 30
/** Personal data is deleted from a closed ticket after this time. */
export const TICKET_KEPT_DAYS = 365

export const TICKET_MESSAGE_LENGTH = 2_000

/** The state of a ticket in words for its writer. */
export const stateWords: Record<TicketState, { label: string; text: string }> = {
  new: { label: 'Baru', text: 'Petugas kami sedang memeriksanya.' },
  answered: { label: 'Dijawab', text: 'Kami sudah menjawab. Balas bila masih ada pertanyaan.' },
  awaiting: { label: 'Menunggu Anda', text: 'Kami memerlukan keterangan Anda untuk melanjutkan.' },
  closed: { label: 'Selesai', text: 'Tiket ini sudah selesai.' },
}

export const ticketKindWords: Record<TicketKind, string> = {
  payment: 'Pembayaran belum terkonfirmasi',
  complaint: 'Pengaduan atau pertanyaan',
}

export type TicketAct = 'reply' | 'answer' | 'ask' | 'close'

const states: Record<TicketAct, TicketState> = {
  reply: 'new',
  answer: 'answered',
  ask: 'awaiting',
  close: 'closed',
}

/** The next state of a ticket: a person's reply makes it new again; a closed one stays closed (undefined). */
export function nextTicketState(state: TicketState, act: TicketAct): TicketState | undefined {
  return state === 'closed' ? undefined : states[act]
}

const TYPED_NUMBER = /^B?([0-9A-Z]{4})([0-9A-Z]{4})$/

/** The number somebody typed or read from an e-mail, in any grouping: 'b7f3k 9q2m' is 'B-7F3K-9Q2M'. */
export function ticketNumberIn(typed: string): string | undefined {
  const [, first, second] =
    TYPED_NUMBER.exec(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')) ?? []
  return first && `B-${first}-${second}`
}

/** 'B-7F3K-9Q2M' of 26 random characters: short enough for the phone, and useless for opening the ticket. */
export function ticketNumber(random: string): string {
  return `B-${random.slice(0, 4)}-${random.slice(4, 8)}`
}
