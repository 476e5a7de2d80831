import { ticketPath } from '#features/ticket/link.server.ts'
import type { TicketThread } from '#features/ticket/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { MessageView } from './ticket-thread.tsx'

/** A ticket as its page shows it. Times are ISO texts. */
export function toTicketView({ ticket, messages }: TicketThread, token: string) {
  const { number, kind, state, contact, due_at, created_at } = ticket
  return {
    number,
    kind,
    state,
    hasEmail: contact !== null,
    dueAt: due_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    payment: paymentOf(ticket),
    messages: messages.map(
      ({ id, author, text, writtenAt, files }): MessageView => ({
        id,
        isMine: author === 'person',
        text,
        writtenAt: writtenAt.toISOString(),
        files: files.map((file) => ({
          id: file.id,
          path: `${ticketPath(token)}/lampiran/${file.id}`,
          name: nameOf(file),
        })),
      }),
    ),
  }
}

function paymentOf({ kind, donation_number, paid_at, paid_via, amount }: TicketThread['ticket']) {
  if (kind !== 'payment') return null
  return {
    donationNumber: donation_number ?? '',
    paidAt: paid_at?.toISOString() ?? null,
    paidVia: paid_via ?? '',
    amount: amount === null ? '' : formatRupiah(amount),
  }
}

const KB = 1024

function nameOf({ type, size }: { type: string; size: number }): string {
  const what = type === 'application/pdf' ? 'PDF' : 'JPG'
  return `Unduh lampiran (${what}, ${Math.max(1, Math.round(size / KB)).toLocaleString('id-ID')} KB)`
}
