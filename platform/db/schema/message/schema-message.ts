import type { SendingTables } from './schema-sending.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { ContactKind } from '../schema-account.ts'

export type MessageTables = OwnTables & SendingTables

type OwnTables = {
  message_template: MessageTemplateTable
  sent_message: SentMessageTable
  contact_choice: ContactChoiceTable
  contact_wish: ContactWishTable
  contact_change: ContactChangeTable
  inbound_message: InboundMessageTable
  message_month: { month: string; category: string; sent: number; cost: number }
  message_hold: MessageHoldTable
}

/** The words of a template, as the book has them. */
export type TemplateWords = {
  subject: string
  body: string
  /** The approved template of the same message at WhatsApp; without one it goes by e-mail alone. */
  whatsapp: WhatsappWords | null
}

export type WhatsappWords = {
  name: string
  language: string
  body: string
  /** The variable that ends the address of its button. */
  button: string | null
  hasDocument: boolean
}

type MessageTemplateTable = {
  name: string
  version: number
  words: JSONColumnType<TemplateWords>
  note: string
  made_by: string
  approved_by: string
  approved_at: Date
}

export type MessageKind = 'service' | 'news'
export type MessageChannel = 'email' | 'whatsapp' | 'phone'
export type MessageStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unsent' | 'unknown'

/** What a message says, besides its template. */
export type MessageContent = {
  values: Record<string, string>
  headers?: Record<string, string>
  document?: { link: string; filename: string }
  picture?: { key: string }
  /** The reader's name alone, for whoever chose how to be called. */
  plainName?: string
  /** Minutes ahead of UTC where its reader is. */
  zone?: number
  /** The channel it is asked for, and no other. */
  via?: MessageChannel
}

type SentMessageTable = {
  id: string
  event: string
  template: string
  version: number
  kind: MessageKind
  donation_id: string | null
  donor_id: string | null
  lot_id: string | null
  email: string | null
  phone: string | null
  email_hash: Buffer | null
  phone_hash: Buffer | null
  content: JSONColumnType<MessageContent> | null
  channel: MessageChannel | null
  tried: Generated<MessageChannel[]>
  status: MessageStatus
  why: string | null
  provider_id: string | null
  category: string | null
  queued_at: Date
  sent_at: Date | null
  delivered_at: Date | null
  read_at: Date | null
  failed_at: Date | null
}

export type ChoiceScope = 'news' | 'all' | 'delivery'
export type ChoiceSource =
  | 'form'
  | 'link'
  | 'stop-word'
  | 'provider'
  | 'bounce'
  | 'complaint'
  | 'staff'
  | 'import'

type ContactChoiceTable = {
  id: string
  contact_hash: Buffer
  kind: ContactKind
  scope: ChoiceScope
  is_stopped: boolean
  source: ChoiceSource
  words: Generated<string>
  /** The contact with most of it hidden, where staff may have to know of whom it is. */
  shown: Generated<string | null>
  chosen_by: string | null
  chosen_at: Date
}

type ContactWishTable = {
  contact_hash: Buffer
  salutation: 'bapak' | 'ibu' | 'kak' | null
  channel: 'email' | 'whatsapp' | null
  changed_at: Date
}

type ContactChangeTable = {
  id: string
  message_id: string
  old_hashes: Buffer[]
  kind: ContactKind
  value: string
  asked_at: Date
  confirmed_at: Date | null
  undone_at: Date | null
}

export type InboundMedia = { id: string; type: string }

type InboundMessageTable = {
  id: string
  phone: string | null
  phone_hash: Buffer
  name: string
  text: string
  media: JSONColumnType<InboundMedia> | null
  is_stop: boolean
  written_at: Date
  received_at: Date
}

type MessageHoldTable = {
  subject: string
  code: string
  held_at: Date
  lifted_at: Date | null
  lifted_by: string | null
}
