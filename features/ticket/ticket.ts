import type { TicketKind, TicketState } from '#platform/db/schema-help.ts'

/** A ticket is answered within so many working days. */
export const ANSWER_DAYS = 1
/** Answered, and nobody wrote for so long: it is closed. */
export const QUIET_DAYS = 30
/** Closed for so long: what is personal in it goes. */
export const TICKET_KEPT_DAYS = 365

export const TICKET_MESSAGE_LENGTH = 2_000
/** 5 MB, as charity.md §2.2 allows for a proof. */
export const PROOF_BYTES = 5 * 1024 * 1024

/** In which state a ticket is, as its writer reads it. */
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

/** What becomes of a ticket: a reply of the person makes it new again; what is closed stays so (undefined). */
export function nextTicketState(state: TicketState, act: TicketAct): TicketState | undefined {
  return state === 'closed' ? undefined : states[act]
}

/** 'B-7F3K-9Q2M' of 26 random characters: short enough to be told on the phone, and leads nowhere by itself. */
export function ticketNumber(random: string): string {
  return `B-${random.slice(0, 4)}-${random.slice(4, 8)}`
}
