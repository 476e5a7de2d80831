import { LinkButton } from '#app/ui/button.tsx'
import { Card, Chip, type Tone } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { ticketKindWords, stateWords } from '#features/ticket/ticket.ts'
import type { TicketState } from '#platform/db/schema/schema-help.ts'
import { formatDay, formatTime } from '#platform/time/jakarta.ts'
import type { toTicketView } from './ticket-view.server.ts'
import { TooLarge } from './too-large.tsx'

const tones: Record<TicketState, Tone> = {
  new: 'primary',
  answered: 'success',
  awaiting: 'warning',
  closed: 'neutral',
}

type Props = {
  ticket: ReturnType<typeof toTicketView>
  /** True when the last upload was too large and was refused. */
  isTooLarge: boolean
}

/** The subject of a ticket, its state, and the date by which staff answer. */
export function TicketHead({ ticket, isTooLarge }: Props) {
  const { kind, state, dueAt, createdAt, payment, hasEmail } = ticket
  const { label, text } = stateWords[state]
  return (
    <>
      <Card as="section" className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base">{ticketKindWords[kind]}</h2>
          <Chip tone={tones[state]}>{label}</Chip>
        </div>
        <p>
          {text}
          {dueAt && (
            <>
              {' '}
              Kami jawab paling lambat{' '}
              <time dateTime={dueAt} className="font-semibold">
                {formatDay(dueAt)}, {formatTime(dueAt)}
              </time>
              .
            </>
          )}
        </p>
        {payment && <Payment payment={payment} />}
        <p className="text-sm text-muted">
          Dibuat <DateText at={createdAt} />.{' '}
          {hasEmail
            ? 'Jawaban juga kami kirim ke e-mail Anda.'
            : 'Simpan alamat halaman ini: hanya di sini Anda dapat membaca jawabannya.'}
        </p>
        {state === 'closed' && (
          <LinkButton to="/pusat-bantuan" look="ghost" className="justify-self-start">
            Butuh bantuan lain?
          </LinkButton>
        )}
      </Card>
      {isTooLarge && <TooLarge />}
    </>
  )
}

type PaymentProps = { payment: NonNullable<Props['ticket']['payment']> }

function Payment({ payment: { donationNumber, paidAt, paidVia, amount } }: PaymentProps) {
  return (
    <dl className="grid gap-2 border-t border-line pt-3 text-sm">
      <Row name="Jumlah">{amount}</Row>
      <Row name="Dibayar">{paidAt && <DateText at={paidAt} />}</Row>
      <Row name="Lewat">{paidVia}</Row>
      <Row name="No. donasi">{donationNumber}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular">{children}</dd>
    </div>
  )
}
