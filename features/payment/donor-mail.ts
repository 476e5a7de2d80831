import { formatRupiah, type Rupiah } from '#platform/money.ts'
import type { SuspenseReason } from './payment.ts'

export type DonorNews = SuspenseReason | 'reversed'

type Facts = { name: string; amount: Rupiah; expected: Rupiah; page: string }

const whatHappened: Record<DonorNews, (facts: Facts) => string> = {
  wrong_amount: ({ amount, expected }) =>
    `Kami menerima ${formatRupiah(amount)}, sedangkan nominal donasi Anda ${formatRupiah(expected)}. Karena berbeda, dana itu kami simpan sebagai titipan dan belum dihitung sebagai donasi.`,
  late: ({ amount }) =>
    `Dana Anda sebesar ${formatRupiah(amount)} tiba setelah program ditutup. Dana itu kami simpan sebagai titipan.`,
  double: ({ amount }) =>
    `Kami menerima pembayaran kedua sebesar ${formatRupiah(amount)} untuk donasi yang sudah lunas. Dana itu kami simpan sebagai titipan.`,
  orphan: ({ amount }) =>
    `Kami menerima ${formatRupiah(amount)} tanpa keterangan donasi. Dana itu kami simpan sebagai titipan.`,
  reversed: ({ amount }) =>
    `Penyedia pembayaran membatalkan pembayaran Anda sebesar ${formatRupiah(amount)}, sehingga donasi ini tidak jadi kami terima. Biasanya dana kembali ke rekening Anda.`,
}

const whatNext: Record<'kept' | 'reversed', string> = {
  kept: 'Dana Anda aman. Petugas kami akan menghubungi Anda untuk mengembalikannya atau meneruskannya sebagai donasi.',
  reversed: 'Anda dapat berdonasi kembali kapan saja. Hubungi kami bila dananya tidak kembali.',
}

/** The email when money could not become a donation: what came, that it is safe, what happens next. */
export function donorMail(news: DonorNews, facts: Facts): { subject: string; text: string } {
  const isReversed = news === 'reversed'
  const text = [
    `Assalamu’alaikum ${facts.name},`,
    whatHappened[news](facts),
    whatNext[isReversed ? 'reversed' : 'kept'],
    `Keadaan donasi Anda:\n${facts.page}`,
  ]
  const subject = isReversed ? 'Pembayaran donasi Anda dibatalkan' : 'Dana Anda kami simpan dahulu'
  return { subject, text: text.join('\n\n') }
}
