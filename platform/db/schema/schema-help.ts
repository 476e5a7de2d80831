import type { Generated } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'

export type HelpTopic =
  | 'donasi'
  | 'zakat'
  | 'akun'
  | 'kuitansi'
  | 'pengembalian'
  | 'keamanan'
  | 'alquran'

export type TicketKind = 'payment' | 'complaint'

/** 'awaiting' waits for the sender, 'new' for staff. */
export type TicketState = 'new' | 'answered' | 'awaiting' | 'closed'

/** The way of a message; 'mail-claimed' came by e-mail from an address that nothing proves. */
export type MessageVia = 'page' | 'mail' | 'mail-claimed' | 'whatsapp' | 'call'

/** The types of a stored proof: pictures are encoded anew as JPEG. */
export type ProofType = 'image/jpeg' | 'application/pdf'

/** The help centre and people's messages to it. */
export type HelpTables = {
  help_article: {
    id: string
    slug: string
    topic: HelpTopic
    title: string
    summary: string
    body: string
    keywords: string
    position: number
    is_sample: Generated<boolean>
    updated_at: Date
  }
  help_vote: { article_id: string; voter: Buffer; is_helpful: boolean; voted_at: Date }
  ticket: {
    id: string
    number: string
    kind: TicketKind
    state: TicketState
    token_hash: Buffer | null
    form_key: string
    input_hash: string
    contact: string | null
    /** +62…: who wrote by WhatsApp or called. */
    phone: Generated<string | null>
    donation_number: string | null
    paid_at: Date | null
    paid_via: string | null
    amount: Rupiah | null
    due_at: Date | null
    created_at: Date
    updated_at: Date
    closed_at: Generated<Date | null>
    forgotten_at: Generated<Date | null>
    /** Who of the staff answers it. */
    held_by: Generated<string | null>
    held_at: Generated<Date | null>
  }
  ticket_ready_answer: {
    id: string
    title: string
    text: string
    changed_by: string
    changed_at: Date
  }
  ticket_message: {
    ticket_id: string
    id: string
    author: 'person' | 'staff'
    text: string
    via: Generated<MessageVia>
    written_at: Date
  }
  ticket_inbound: {
    via: 'mail' | 'whatsapp'
    outside_id: string
    ticket_id: string
    message_id: string
  }
  ticket_note: {
    ticket_id: string
    id: string
    written_by: string
    text: string
    written_at: Date
  }
  ticket_file: {
    ticket_id: string
    id: string
    message_id: string
    type: ProofType
    size: number
    sealed: Buffer
  }
}
