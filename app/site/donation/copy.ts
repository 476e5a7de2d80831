import type { SuspenseReason } from '#platform/db/schema.ts'
import { capitalName, type Noun, nouns } from '#features/campaign/nouns.ts'
import { moneyPromise } from '#features/message/promises.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/**
 * The share of a donation that pays for the work, shown before payment. Caps: charity.md §4.1; wakaf: UU 41/2004
 * article 12.
 */
export const amilWords: Record<Fund, string> = {
  Z: 'Hak amil paling banyak seperdelapan (12,5%) dari zakat, sesuai ketentuan syariat dan BAZNAS.',
  IT: 'Hak amil paling banyak 20% dari infak, untuk biaya penyaluran dan pendampingan.',
  IU: 'Hak amil paling banyak 20% dari infak, untuk biaya penyaluran dan pendampingan.',
  D: 'Tidak dipotong hak amil: seluruhnya disalurkan sesuai niatnya.',
  W: 'Pokok wakaf tidak dipotong. Imbalan nazhir paling banyak 10%, hanya dari hasil pengelolaannya.',
  A: 'Seluruhnya dipakai untuk biaya operasional lembaga.',
  N: 'Seluruhnya disalurkan untuk fasilitas umum.',
}

/** Shown below the amounts of the amil's share. */
export const amilBasis =
  'Untuk biaya menghimpun dan menyalurkan, sesuai ketentuan syariat dan BAZNAS.'

/** Titles of the groups of payment methods. */
export const methodWords = {
  qris: { title: 'QRIS', text: 'Semua e-wallet dan m-banking' },
  ewallet: { title: 'E-wallet', text: 'Bayar langsung di aplikasinya' },
  card: {
    title: 'Kartu',
    text: 'Visa, Mastercard, JCB; juga dari luar negeri. Bank Anda memverifikasi lewat 3-D Secure.',
  },
  va: { title: 'Virtual Account', text: 'Transfer dari ATM, m-banking, atau internet banking' },
  transfer: {
    title: 'Transfer ke rekening lembaga',
    text: 'Dicocokkan dengan mutasi rekening, paling lambat satu hari kerja.',
  },
  retail: {
    title: 'Gerai ritel',
    text: 'Bayar tunai di kasir. Gerai dapat menambahkan biaya layanan.',
  },
} as const

/** Tells the donor that money arrived which does not match the donation, and that it is safe. */
export function suspenseWords(
  reason: SuspenseReason,
  { amount, expected, noun }: { amount: number; expected: number; noun: Noun },
): string {
  const { name } = nouns[noun]
  const received = formatRupiah(amount)
  if (reason === 'late') {
    return `Dana Anda sebesar ${received} tiba setelah program ditutup. Kami simpan dahulu sebagai titipan.`
  }
  if (reason === 'double') {
    return `Kami menerima pembayaran kedua sebesar ${received} untuk ${name} yang sudah lunas. Kami simpan dahulu sebagai titipan.`
  }
  if (reason === 'orphan') {
    return `Kami menerima ${received} yang belum dapat kami cocokkan. Kami simpan dahulu sebagai titipan.`
  }
  const gap = formatRupiah(Math.abs(amount - expected))
  return `Kami menerima ${received}, sedangkan ${name} Anda ${formatRupiah(expected)}; selisih ${gap} sedang kami periksa.`
}

/** Tells the donor what happens to money in suspense. */
export function suspenseNext(noun: Noun): string {
  return `Dana Anda aman. Petugas kami akan menghubungi Anda untuk meneruskannya sebagai ${nouns[noun].name} atau mengembalikannya.`
}

type Ended = 'closed' | 'cancelled' | 'reversed' | 'refund_pending' | 'refund_sent' | 'refunded'

/** Why a donation can no longer be paid. */
export function endedWords(
  state: Ended,
  { noun, isTold }: { noun: Noun; isTold: boolean },
): { title: string; text: string } {
  const { title, text, promise } = ended[state]
  const named = (words: string) =>
    words.replaceAll('{name}', nouns[noun].name).replaceAll('{Name}', capitalName(noun))
  const news = promise ? ` ${moneyPromise(isTold, promise)}` : ''
  return { title: named(title), text: named(text + news) }
}

/** `promise` is said where a message will reach the donor. */
const ended: Record<Ended, { title: string; text: string; promise?: string }> = {
  closed: {
    title: 'Program ini sudah ditutup',
    text: '{Name} Anda belum dibayar dan tidak perlu dibayar lagi. Semoga niat baik Anda tetap tercatat; Anda dapat meneruskannya ke program serupa.',
  },
  cancelled: {
    title: '{Name} ini dibatalkan',
    text: 'Tidak ada pembayaran yang kami terima, dan tidak ada yang perlu dibayar. Bila Anda telanjur membayar, dananya tetap kami catat.',
    promise: 'Kabarnya kami kirim ke kontak Anda.',
  },
  reversed: {
    title: 'Pembayaran dibatalkan penyedia',
    text: 'Penyedia pembayaran menarik kembali pembayaran ini, sehingga {name} Anda tidak jadi kami terima. Biasanya dana kembali ke rekening Anda. Hubungi kami bila tidak kembali.',
  },
  refund_pending: {
    title: 'Pengembalian dana disetujui',
    text: 'Dana Anda aman dan segera kami kirim kembali.',
    promise: 'Kami mengabari Anda begitu dana dikembalikan.',
  },
  refund_sent: {
    title: 'Dana sedang dikirim kembali',
    text: 'Pengembalian sedang dalam perjalanan ke rekening Anda. Ini dapat memakan beberapa hari kerja.',
  },
  refunded: {
    title: 'Dana telah dikembalikan',
    text: '{Name} ini tidak dihitung lagi pada program. Hubungi kami bila dana belum Anda terima.',
  },
}

/** Shown when the first attempt was recorded although its answer was lost. */
export function reusedWords(noun: Noun): string {
  const { name } = nouns[noun]
  return `${capitalName(noun)} yang pertama sudah tercatat walau jawabannya terputus. Buka untuk membayarnya, atau kirim isian ini sebagai ${name} baru.`
}

/** Announced on screen and to screen readers when the payment arrives. */
export const paidNews = 'Alhamdulillah, pembayaran Anda sudah kami terima.'

export const stillWaiting =
  'Belum ada pembayaran yang kami terima. Halaman ini berganti sendiri begitu dana masuk.'
