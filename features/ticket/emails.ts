import type { TicketKind } from '#platform/db/schema/schema-help.ts'
import { ticketKindWords } from './ticket.ts'

/** The institution, the subject, and the link to the ticket. */
export type Facts = {
  number: string
  kind: TicketKind
  follow: string
  institution: string
  /** An answer to the letter comes back to the ticket. */
  takesReplies?: boolean
}

const about: Record<TicketKind, string> = {
  payment: 'laporan pembayaran Anda',
  complaint: 'pesan Anda',
}

type Email = { subject: string; text: string }

/** Confirms a ticket and links to it. The person's own text is not repeated: the address may be another's. */
export function receivedEmail(facts: Facts, due: string): Email {
  const { number, kind, follow, institution } = facts
  const paragraphs = [
    'Assalamu’alaikum,',
    `Terima kasih, ${about[kind]} sudah kami terima dengan nomor ${number}. Petugas kami menjawab paling lambat ${due}.`,
    `Ikuti jawabannya atau tambahkan keterangan di:\n${follow}`,
    'Siapa pun yang memegang tautan ini dapat membaca dan membalasnya. Simpanlah baik-baik.',
    'Tidak merasa menulis kepada kami? Abaikan pesan ini; tidak ada yang berubah.',
    `Wassalamu’alaikum,\n${institution}`,
  ]
  return {
    subject: `${capital(about[kind])} kami terima (${number})`,
    text: paragraphs.join('\n\n'),
  }
}

/** A staff answer in full, with a link to reply. */
export function answerEmail(facts: Facts, answer: { text: string; asks: boolean }): Email {
  const { number, follow, institution, takesReplies = false } = facts
  const where = takesReplies ? 'Balas e-mail ini, atau di' : 'Balas di'
  const paragraphs = [
    'Assalamu’alaikum,',
    `Berikut jawaban kami untuk tiket ${number}.`,
    answer.text,
    answer.asks
      ? `Kami memerlukan keterangan Anda untuk melanjutkan. ${where}:\n${follow}`
      : `Masih ada pertanyaan? ${where}:\n${follow}`,
    ...(takesReplies
      ? []
      : [
          'Mohon tidak membalas e-mail ini langsung: balasan di halaman tiket sampai lebih cepat dan tercatat.',
        ]),
    `Wassalamu’alaikum,\n${institution}`,
  ]
  const subject = answer.asks ? 'Kami memerlukan keterangan Anda' : 'Jawaban kami untuk Anda'
  return { subject: `${subject} (${number})`, text: paragraphs.join('\n\n') }
}

export type StaffFacts = {
  number: string
  kind: TicketKind
  text: string
  due: string
  payment: string[]
  hasProof: boolean
}

/** For the institution: the message, and when it must be answered. It omits the link, which belongs to the writer. */
export function staffEmail({ number, kind, text, due, payment, hasProof }: StaffFacts): Email {
  const paragraphs = [
    `Tiket ${number} (${ticketKindWords[kind]}) menunggu jawaban, paling lambat ${due}.`,
    ...(payment.length > 0 ? [payment.join('\n')] : []),
    ...(text ? [text] : []),
    ...(hasProof ? ['Ada lampiran. Demi keamanan, lampiran tidak ikut dikirim lewat e-mail.'] : []),
  ]
  return { subject: `Tiket ${number}: ${ticketKindWords[kind]}`, text: paragraphs.join('\n\n') }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
