import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { formatRupiah, type Rupiah } from '#platform/money.ts'
import type { SuspenseReason } from './payment.ts'

export type DonorNews = SuspenseReason | 'reversed'

type Facts = { name: string; amount: Rupiah; expected: Rupiah; page: string; noun: Noun }

const whatHappened: Record<DonorNews, (facts: Facts) => string> = {
  wrong_amount: ({ amount, expected, noun }) =>
    `Kami menerima ${formatRupiah(amount)}, sedangkan nominal ${nouns[noun].name} Anda ${formatRupiah(expected)}. Karena berbeda, dana itu kami simpan sebagai titipan dan belum dihitung sebagai ${nouns[noun].name}.`,
  late: ({ amount }) =>
    `Dana Anda sebesar ${formatRupiah(amount)} tiba setelah program ditutup. Dana itu kami simpan sebagai titipan.`,
  double: ({ amount, noun }) =>
    `Kami menerima pembayaran kedua sebesar ${formatRupiah(amount)} untuk ${nouns[noun].name} yang sudah lunas. Dana itu kami simpan sebagai titipan.`,
  orphan: ({ amount }) =>
    `Kami menerima ${formatRupiah(amount)} tanpa keterangan. Dana itu kami simpan sebagai titipan.`,
  reversed: ({ amount, noun }) =>
    `Penyedia pembayaran membatalkan pembayaran Anda sebesar ${formatRupiah(amount)}, sehingga ${nouns[noun].name} ini tidak jadi kami terima. Biasanya dana kembali ke rekening Anda.`,
}

const whatNext: Record<'kept' | 'reversed', (noun: Noun) => string> = {
  kept: (noun) =>
    `Dana Anda aman. Petugas kami akan menghubungi Anda untuk mengembalikannya atau meneruskannya sebagai ${nouns[noun].name}.`,
  reversed: (noun) =>
    `Anda dapat ${nouns[noun].verb} kembali kapan saja. Hubungi kami bila dananya tidak kembali.`,
}

/** The email when money could not become a donation: what came, that it is safe, what happens next. */
export function donorMail(news: DonorNews, facts: Facts): { subject: string; text: string } {
  const isReversed = news === 'reversed'
  const { name } = nouns[facts.noun]
  const text = [
    `Assalamu’alaikum ${facts.name},`,
    whatHappened[news](facts),
    whatNext[isReversed ? 'reversed' : 'kept'](facts.noun),
    `Keadaan ${name} Anda:\n${facts.page}`,
  ]
  const subject = isReversed ? `Pembayaran ${name} Anda dibatalkan` : 'Dana Anda kami simpan dahulu'
  return { subject, text: text.join('\n\n') }
}
