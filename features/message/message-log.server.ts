import type { Db } from '#platform/db/connect.server.ts'
import type { MessageChannel, MessageStatus } from '#platform/db/schema/message/schema-message.ts'
import { templateOf } from './book/template-book.server.ts'
import { FREE_TEXT } from './send/free-text.server.ts'
import { whyWords } from './message-words.ts'

type Of = { donationId: string } | { donorId: string } | { hashes: readonly Buffer[] }

export type LoggedMessage = {
  id: string
  title: string
  channel: MessageChannel | null
  status: MessageStatus
  why: string | null
  queuedAt: Date
  sentAt: Date | null
  deliveredAt: Date | null
  readAt: Date | null
  failedAt: Date | null
}

/** The messages about a donation, or to one donor, newest first. */
export async function messageLog(db: Db, document: Of): Promise<LoggedMessage[]> {
  const rows = await db
    .selectFrom('sent_message')
    .select(['id', 'template', 'channel', 'status', 'why', 'queued_at as queuedAt'])
    .select(['sent_at as sentAt', 'delivered_at as deliveredAt', 'read_at as readAt'])
    .select('failed_at as failedAt')
    .where((where) => {
      if ('donationId' in document) return where('donation_id', '=', document.donationId)
      if ('donorId' in document) return where('donor_id', '=', document.donorId)
      if (document.hashes.length === 0) return where.val(false)
      return where.or([
        where('email_hash', 'in', document.hashes),
        where('phone_hash', 'in', document.hashes),
      ])
    })
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ template, why, ...row }) => ({
    ...row,
    title: template === FREE_TEXT ? 'Balasan WhatsApp' : templateOf(template).title,
    why: why === null ? null : whyWords(why),
  }))
}
