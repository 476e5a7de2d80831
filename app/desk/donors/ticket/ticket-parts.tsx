import { Chip } from '#app/ui/card.tsx'
import type { TicketThread } from '#features/ticket/queries.server.ts'
import { ticketKindWords } from '#features/ticket/ticket.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts, type Fact } from '#app/desk/ui/facts.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { Slot } from '#app/ui/button.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { FormIdField } from '#app/desk/ui/form-id.tsx'
import type { TicketView } from './ticket-view.ts'
import { OVERDUE_WORDS, ticketStates } from './ticket-words.ts'

type FactsProps = { ticket: TicketView; maySearchDonations: boolean }

/** What is known of a ticket beside its messages. */
export function TicketFacts({ ticket, maySearchDonations }: FactsProps) {
  const { kind, state, dueAt, isOverdue, createdAt, closedAt, contact, payment } = ticket
  const { words, tone } = ticketStates[state]
  const facts: Fact[] = [
    { label: 'Jenis', value: ticketKindWords[kind] },
    { label: 'Keadaan', value: <Chip tone={tone}>{words}</Chip> },
    ...(dueAt
      ? [{ label: 'Jawab paling lambat', value: <Due dueAt={dueAt} isOverdue={isOverdue} /> }]
      : []),
    { label: 'Masuk', value: formatDateTime(createdAt) },
    ...(closedAt ? [{ label: 'Selesai', value: formatDateTime(closedAt) }] : []),
    { label: 'Kontak pelapor', value: contact },
    ...(payment ? paymentFacts(payment, maySearchDonations) : []),
  ]
  return <DeskFacts facts={facts} />
}

function Due({ dueAt, isOverdue }: { dueAt: Date; isOverdue: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {formatDateTime(dueAt)}
      {isOverdue && <Chip tone="danger">{OVERDUE_WORDS}</Chip>}
    </span>
  )
}

type Payment = NonNullable<TicketView['payment']>

function paymentFacts(
  { donationNumber, paidAt, paidVia, amount }: Payment,
  maySearch: boolean,
): Fact[] {
  return [
    {
      label: 'Nomor donasi',
      value:
        donationNumber && maySearch ? (
          <a
            className="text-primary underline"
            href={addressWith('/kelola/donasi', { cari: donationNumber }, {})}
          >
            {donationNumber}
          </a>
        ) : (
          (donationNumber ?? '–')
        ),
    },
    { label: 'Jumlah', value: amount === null ? '–' : formatRupiah(amount) },
    { label: 'Dibayar', value: paidAt ? formatDateTime(paidAt) : '–' },
    { label: 'Lewat', value: paidVia ?? '–' },
  ]
}

const viaWords: Readonly<Record<TicketThread['messages'][number]['via'], string>> = {
  page: '',
  mail: 'lewat e-mail',
  'mail-claimed': 'lewat e-mail, alamatnya tidak terbukti',
  whatsapp: 'lewat WhatsApp',
  call: 'lewat telepon',
}

/** A proof that was opened, drawn once beside the payments it may be of. */
export function SeenProof({ answer }: { answer: unknown }) {
  const isSeen = typeof answer === 'object' && answer !== null && 'seen' in answer
  if (!isSeen) return null
  const { base64 } = answer.seen as { base64: string }
  return (
    <DeskSection title="Bukti" note="Hanya tampil sekali ini; tercatat di jejak audit.">
      <img
        src={`data:image/jpeg;base64,${base64}`}
        alt="Bukti yang dikirim pelapor"
        className="max-h-[40rem] w-full rounded-card border border-line bg-surface object-contain"
      />
    </DeskSection>
  )
}

type ThreadProps = {
  ticketId: string
  messages: TicketThread['messages']
  /** Whether this role may open attachments. */
  mayOpen: boolean
}

/** The messages of a ticket, oldest first. */
export function TicketThreadPart({ ticketId, messages, mayOpen }: ThreadProps) {
  return (
    <DeskSection title="Percakapan">
      <ol className="grid gap-4">
        {messages.map(({ id, author, text, via, writtenAt, files }) => (
          <li
            key={id}
            className={`grid gap-2 rounded-card border border-line p-4 ${author === 'staff' ? 'ml-6 bg-tint' : 'mr-6 bg-surface'}`}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span>
                <b>{author === 'staff' ? 'Lembaga' : 'Pelapor'}</b>
                <Slot>{viaWords[via] && ` ${viaWords[via]}`}</Slot>
              </span>
              <span className="text-muted">{formatDateTime(writtenAt)}</span>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">
              {text || <em className="text-muted">(tanpa pesan)</em>}
            </p>
            {files.map((file) => (
              <Attachment
                key={file.id}
                address={`/kelola/tiket/${ticketId}/lampiran/${file.id}`}
                file={file}
                mayOpen={mayOpen}
              />
            ))}
          </li>
        ))}
      </ol>
    </DeskSection>
  )
}

const KB = 1024

type AttachmentProps = {
  address: string
  file: { id: string; type: string; size: number }
  mayOpen: boolean
}

function Attachment({ address, file: { id, type, size }, mayOpen }: AttachmentProps) {
  const what = type === 'application/pdf' ? 'PDF' : 'JPG'
  const kilobytes = Math.max(1, Math.round(size / KB)).toLocaleString('id-ID')
  if (!mayOpen)
    return (
      <p className="text-sm text-muted">
        Lampiran {what}, {kilobytes} KB. Peran Anda tidak membukanya.
      </p>
    )
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {type !== 'application/pdf' && (
          <PressForm act="lihat" fields={{ lampiran: id }}>
            Lihat bukti di sini
          </PressForm>
        )}
        <form method="post" action={`${address}?aksi=buka`}>
          <FormIdField />
          <button type="submit" className="min-h-touch font-semibold text-primary underline">
            {`Unduh lampiran (${what}, ${kilobytes} KB)`}
          </button>
        </form>
      </div>
      <p className="text-sm text-muted">Setiap kali dibuka tercatat di jejak audit.</p>
    </div>
  )
}
