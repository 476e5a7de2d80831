import type { Db } from '#platform/db/connect.server.ts'
import { messageLog } from '#features/message/message-log.server.ts'
import type { MessageChannel, MessageStatus } from '#platform/db/schema/message/schema-message.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import type { MessageAbout, MessageOutcome } from '#platform/db/schema/schema-receipt.ts'
import type { DonationEvent } from './donation-event.ts'

const names: Readonly<Record<MessageAbout, string>> = {
  receipt: 'Surat terima kasih dan kuitansi',
  replaced: 'Surat kuitansi pengganti',
  money: 'Surat pemberitahuan tentang dana',
  'donor-bank': 'Permintaan rekening',
}

const outcomes: Readonly<Record<MessageOutcome, { said: string; why?: string }>> = {
  email: { said: 'terkirim ke e-mail donatur' },
  phone: { said: 'terkirim ke nomor HP donatur' },
  'no-email': {
    said: 'tidak ada yang dikirim',
    why: 'Donatur tidak meninggalkan e-mail; pesan ini tidak dikirim ke nomor HP.',
  },
  'no-channel': {
    said: 'tidak ada yang dikirim',
    why: 'Donatur hanya meninggalkan nomor HP; jalur pesan ke nomor HP belum dipasang.',
  },
  'no-contact': {
    said: 'tidak ada yang dikirim',
    why: 'Tidak ada kontak donatur.',
  },
  outdated: {
    said: 'tidak dikirim',
    why: 'Keadaannya sudah berubah ketika pesan ini akan dikirim.',
  },
}

const bookOutcomes: Readonly<Record<MessageStatus, string>> = {
  queued: 'menunggu dikirim',
  sending: 'sedang dikirim',
  sent: 'terkirim ke',
  failed: 'tidak sampai',
  unsent: 'tidak ada yang dikirim',
  unknown: 'belum pasti sampai',
}

const places: Readonly<Record<MessageChannel, string>> = {
  email: 'e-mail donatur',
  whatsapp: 'WhatsApp donatur',
  phone: 'nomor HP donatur',
}

/** The messages of the book about a donation, with what their channel said of them. */
async function bookEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const messages = await messageLog(db, { donationId })
  return messages.map((each) => {
    const { status, channel, why, sentAt, queuedAt, deliveredAt, readAt } = each
    const name = each.title === 'Terima kasih dan kuitansi' ? names.receipt : each.title
    const place = status === 'sent' && channel ? ` ${places[channel]}` : ''
    const more = [
      ...(deliveredAt ? [`Sampai ${formatDateTime(deliveredAt)}`] : []),
      ...(readAt ? [`Dibaca ${formatDateTime(readAt)}`] : []),
      ...(why ? [why] : []),
    ]
    return {
      at: sentAt ?? queuedAt,
      what: `${name}: ${bookOutcomes[status]}${place}`,
      ...(more.length > 0 && { more }),
      ...(status === 'failed' && { isProblem: true }),
    }
  })
}

/** What left to the donor, by which kind of contact, and why something did not. */
export async function messageEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('donation_message')
    .select(['about', 'outcome', 'at'])
    .where('donation_id', '=', donationId)
    .orderBy('at')
    .limit(200)
    .execute()
  const noted = rows.map(({ about, outcome, at }) => {
    const { said, why } = outcomes[outcome]
    return { at, what: `${names[about]}: ${said}`, ...(why && { more: [why] }) }
  })
  return [...noted, ...(await bookEvents(db, donationId))]
}
