import type { MessageChannel } from '#platform/db/schema/message/schema-message.ts'
import type { MessagePurpose } from './message-channels.ts'

export const messageChannelWords: Readonly<Record<MessageChannel, string>> = {
  email: 'e-mail',
  whatsapp: 'WhatsApp',
  phone: 'pesan ke nomor HP',
}

/** What the messages of the book are about. */
export const messageGroupWords: Readonly<Record<MessagePurpose, string>> = {
  receipt: 'Donasi dan kuitansi',
  money: 'Uang yang disimpan atau kembali',
  'donor-bank': 'Uang yang disimpan atau kembali',
  reminder: 'Donasi rutin',
  account: 'Kontak dan data donatur',
  ticket: 'Tiket',
  visit: 'Kunjungan asrama',
  news: 'Kabar, hanya kepada yang menyetujuinya',
}

const reasons: Readonly<Record<string, string>> = {
  'no-contact': 'Tidak ada kontak yang dapat dipakai.',
  'no-channel': 'Salurannya belum dipasang untuk pesan ini.',
  undeliverable: 'Kontaknya tidak dapat dijangkau.',
  'stopped-all': 'Penerima berhenti dari semua pesan.',
  'stopped-news': 'Penerima berhenti dari kabar.',
  'no-consent': 'Penerima belum menyetujui kabar.',
  held: 'WhatsApp sedang ditahan; lihat halaman Pesan.',
  'over-budget': 'Batas biaya WhatsApp bulan ini sudah tercapai.',
  bounced: 'Alamat e-mail ditolak servernya.',
  returned: 'Suratnya dikembalikan: kotaknya penuh, atau servernya tidak mau menerima.',
  forgotten: 'Isinya sudah dihapus.',
  interrupted: 'Terputus ketika dikirim; tidak diulang agar tidak ganda.',
  'lot-stopped': 'Pengirimannya dihentikan.',
  '131026': 'Nomornya tidak memakai WhatsApp atau tidak dapat menerima.',
  '131047': 'Lewat 24 jam sejak pesan terakhirnya.',
  '131049': 'Ditahan Meta: terlalu banyak promosi ke orang ini.',
  '131050': 'Penerima menghentikan promosi di WhatsApp.',
  '130472': 'Meta tidak mengirimnya (kelompok uji).',
}

/** Why a message did not leave or arrive. */
export function whyWords(why: string): string {
  const known = Object.hasOwn(reasons, why) ? reasons[why] : undefined
  if (known) return known
  return /^\d+$/.test(why)
    ? `Ditolak WhatsApp dengan kode ${why}.`
    : `Tidak ada kepastian (${why}).`
}
