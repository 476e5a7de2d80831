import type { HiddenFor } from '#platform/db/schema/schema-community.ts'
import { formatDate, formatTime } from '#platform/time/jakarta.ts'
import { NETWORKS_TO_HIDE } from './prayer.ts'

type HiddenPrayer = {
  id: string
  text: string
  hiddenFor: HiddenFor
  prayedAt: Date
  /** The campaign's title. */
  title: string
  /** The institution's name. */
  house: string
  /** Where staff decide about it. */
  address: string
}

const reasons: Record<HiddenFor, string> = {
  word: 'memuat kata yang tidak kami tampilkan',
  reports: `dilaporkan pengunjung dari ${NETWORKS_TO_HIDE} jaringan yang berbeda`,
  empty: 'hanya berisi tautan atau nomor',
}

/** For the institution itself: the prayer in full, without the donor's name. */
export function hiddenEmail(prayer: HiddenPrayer): { subject: string; text: string } {
  const { id, text, hiddenFor, prayedAt, title, house, address } = prayer
  const paragraphs = [
    `Sebuah doa di halaman ${house} baru saja disembunyikan karena ${reasons[hiddenFor]}.`,
    `Program: ${title}\nDitulis: ${formatDate(prayedAt)} pukul ${formatTime(prayedAt)}\nNomor doa: ${id}`,
    text ? `Isi doa:\n${text}` : 'Setelah tautan dan nomornya dihapus, doa ini kosong.',
    `Mohon dibaca. Bila doa ini pantas ditampilkan, tampilkan kembali di ${address}; setelah itu laporan tidak lagi menyembunyikannya.`,
  ]
  return { subject: `Doa disembunyikan: ${title}`, text: paragraphs.join('\n\n') }
}
