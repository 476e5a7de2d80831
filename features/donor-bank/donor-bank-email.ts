import { formatDateTime } from '#platform/time/jakarta.ts'

type Facts = {
  name: string
  program: string
  /** Money that came and became no donation. */
  isSuspense: boolean
  link: string
  until: Date
  institution: string
}

/** Asks for the account that money goes back to. It names no sum: whoever reads the letter may not be the donor. */
export function bankRequestEmail(facts: Facts): { subject: string; text: string } {
  const { name, program, isSuspense, link, until, institution } = facts
  const what = isSuspense
    ? `dana yang kami terima untuk ${program} dan belum menjadi donasi`
    : `dana donasi Anda untuk ${program}`
  const paragraphs = [
    `Assalamu’alaikum ${name},`,
    `Kami menyiapkan pengembalian ${what}. Untuk mengirimnya lewat transfer bank, kami memerlukan nomor rekening Anda.`,
    `Isi rekening tujuan di halaman aman ini:\n${link}`,
    `Tautan berlaku sampai ${formatDateTime(until)} dan hanya sekali pakai. Jangan teruskan email ini kepada siapa pun.`,
    'Kami tidak pernah meminta PIN, kata sandi, kode OTP, atau biaya apa pun untuk mengembalikan dana.',
    'Tidak merasa menunggu pengembalian? Abaikan e-mail ini dan kabari kami; tidak ada yang berubah.',
    `Wassalamu’alaikum,\n${institution}`,
  ]
  return { subject: 'Kami meminta rekening Anda', text: paragraphs.join('\n\n') }
}
