import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import type { SuspenseReason } from '#platform/db/schema.ts'

export type DonorNews = SuspenseReason | 'reversed' | 'unmatched' | RefundNews

type RefundNews =
  | 'refund_approved'
  | 'refund_paid'
  | 'part_approved'
  | 'part_paid'
  | 'suspense_returned'

type Facts = {
  name: string
  amount: Rupiah
  expected: Rupiah
  /** What remains of a donation of which a part goes back; 0 when nothing does. */
  left?: Rupiah
  page: string
  noun: Noun
}

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
  unmatched: ({ amount, noun }) =>
    `Transfer sebesar ${formatRupiah(amount)} yang kami catat untuk ${nouns[noun].name} Anda ternyata milik orang lain. Kekeliruan ini ada pada kami, dan pencatatannya sudah kami batalkan.`,
  refund_approved: ({ amount, noun }) =>
    `Pengembalian ${nouns[noun].name} Anda sebesar ${formatRupiah(amount)} sudah disetujui dua petugas kami.`,
  refund_paid: ({ amount, noun }) =>
    `Dana ${nouns[noun].name} Anda sebesar ${formatRupiah(amount)} sudah kami kirim kembali.`,
  part_approved: ({ noun, ...facts }) =>
    `Pengembalian ${formatRupiah(facts.amount)} dari ${nouns[noun].name} Anda sudah disetujui dua petugas kami.${remains(noun, facts)}`,
  part_paid: ({ noun, ...facts }) =>
    `Dana ${formatRupiah(facts.amount)} dari ${nouns[noun].name} Anda sudah kami kirim kembali.${remains(noun, facts)}`,
  suspense_returned: ({ amount }) =>
    `Dana sebesar ${formatRupiah(amount)} yang kami simpan sebagai titipan sudah kami kirim kembali kepada Anda.`,
}

function remains(noun: Noun, { left = rupiah(0) }: Pick<Facts, 'left'>): string {
  return left > 0
    ? ` Yang tetap kami catat sebagai ${nouns[noun].name} Anda: ${formatRupiah(left)}.`
    : ''
}

type Next = 'kept' | 'reversed' | 'unmatched' | RefundNews

const whatNext: Record<Next, (noun: Noun) => string> = {
  kept: (noun) =>
    `Dana Anda aman. Petugas kami akan menghubungi Anda untuk mengembalikannya atau meneruskannya sebagai ${nouns[noun].name}.`,
  reversed: (noun) =>
    `Anda dapat ${nouns[noun].verb} kembali kapan saja. Hubungi kami bila dananya tidak kembali.`,
  unmatched: (noun) =>
    `Mohon maaf atas kekeliruan ini. Kuitansinya tidak berlaku lagi, dan ${nouns[noun].name} Anda kembali menunggu pembayaran. Bila Anda sudah mentransfer, hubungi kami: dana Anda kami cari di mutasi rekening.`,
  refund_approved: () =>
    'Dana Anda aman. Kami mengirimnya kembali secepatnya, dan mengabari Anda begitu terkirim.',
  refund_paid: (noun) =>
    `Dana biasanya tiba dalam beberapa hari kerja. Kuitansi ${nouns[noun].name} ini tidak berlaku lagi. Hubungi kami bila dananya belum Anda terima.`,
  part_approved: (noun) =>
    `Dana Anda aman. Kami mengirimnya kembali secepatnya, dan mengabari Anda begitu terkirim. Kuitansi ${nouns[noun].name} Anda kami ganti dengan nominal yang tersisa; nomor yang lama tidak berlaku lagi.`,
  part_paid: () =>
    'Dana biasanya tiba dalam beberapa hari kerja. Hubungi kami bila dananya belum Anda terima.',
  suspense_returned: () =>
    'Dana biasanya tiba dalam beberapa hari kerja. Hubungi kami bila belum Anda terima.',
}

/** The email about money that could not become a donation, or goes back: what happened, and what happens next. */
export function donorMail(news: DonorNews, facts: Facts): { subject: string; text: string } {
  const { name } = nouns[facts.noun]
  const next = isOwn(news) ? news : 'kept'
  const text = [
    `Assalamu’alaikum ${facts.name},`,
    whatHappened[news](facts),
    whatNext[next](facts.noun),
    `Keadaan ${name} Anda:\n${facts.page}`,
  ]
  return { subject: subjects[next](name), text: text.join('\n\n') }
}

const subjects: Record<Next, (name: string) => string> = {
  kept: () => 'Dana Anda kami simpan dahulu',
  reversed: (name) => `Pembayaran ${name} Anda dibatalkan`,
  unmatched: (name) => `Pembayaran ${name} Anda belum kami terima`,
  refund_approved: (name) => `Pengembalian ${name} Anda disetujui`,
  refund_paid: (name) => `Dana ${name} Anda sudah dikembalikan`,
  part_approved: (name) => `Pengembalian sebagian ${name} Anda disetujui`,
  part_paid: (name) => `Sebagian ${name} Anda sudah dikembalikan`,
  suspense_returned: () => 'Dana titipan Anda sudah dikembalikan',
}

const OWN: ReadonlySet<DonorNews> = new Set([
  'reversed',
  'unmatched',
  'refund_approved',
  'refund_paid',
  'part_approved',
  'part_paid',
  'suspense_returned',
])

function isOwn(news: DonorNews): news is Exclude<Next, 'kept'> {
  return OWN.has(news)
}
