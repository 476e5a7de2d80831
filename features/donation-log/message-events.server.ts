import type { Db } from '#platform/db/connect.server.ts'
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

/** What left to the donor, by which kind of contact, and why something did not. */
export async function messageEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('donation_message')
    .select(['about', 'outcome', 'at'])
    .where('donation_id', '=', donationId)
    .orderBy('at')
    .limit(200)
    .execute()
  return rows.map(({ about, outcome, at }) => {
    const { said, why } = outcomes[outcome]
    return { at, what: `${names[about]}: ${said}`, ...(why && { more: [why] }) }
  })
}
