import type { TicketKind } from '#platform/db/schema/schema-help.ts'
import { ticketKindWords } from './ticket.ts'

type Email = { subject: string; text: string }

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
