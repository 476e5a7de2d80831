import { deskContext } from '#app/desk/context.ts'
import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/tiket-id.ts'
import { AnswerPart, ContactPart, HolderPart, RevealedContact } from './ticket-forms.tsx'
import { SeenProof, TicketFacts, TicketThreadPart } from './ticket-parts.tsx'
import { MatchingPayments } from './matching-parts.tsx'
import { ticketPage } from './ticket-page.ts'
import { ticketActs } from './ticket-acts.ts'
import type { TicketNote } from '#features/ticket/inbox/ticket-notes.server.ts'
import { TICKET_MESSAGE_LENGTH } from '#features/ticket/ticket.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

type Props = { notes: readonly TicketNote[] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const chosen = new URL(request.url).searchParams.get('jawaban')
  return await ticketPage(context.get(deskContext), { id: params.id, chosen })
}

export const action = ticketActs

export default function TiketId({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, messages, mayWrite, matches } = loaderData
  const refused = {
    answer: useRefusedAt(actionData, 'jawab'),
    reveal: useRefusedAt(actionData, 'buka'),
    note: useRefusedAt(actionData, 'catat'),
    papers: useRefusedAt(actionData, 'kirim-ulang'),
  }
  return (
    <DeskPage
      title={`Tiket ${ticket.number}`}
      tab="Satu tiket"
      back={{ href: '/kelola/tiket', label: 'Tiket bantuan' }}
    >
      <RevealedContact answer={actionData} />
      <HolderPart ticket={ticket} holder={loaderData.holder} me={loaderData.me} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <TicketThreadPart ticketId={ticket.id} messages={messages} mayOpen={mayWrite} />
          <AnswerPart
            ticket={ticket}
            readTo={messages.at(-1)?.id ?? ''}
            answers={loaderData.answers}
            written={loaderData.written}
            refused={refused.answer}
          />
        </div>
        <div className="grid gap-6">
          <SeenProof answer={actionData} />
          <MatchingPayments {...matches} mayRefund={loaderData.mayRefund} answer={refused.papers} />
          <TicketFacts ticket={ticket} maySearchDonations={loaderData.maySearchDonations} />
          <TicketNotes notes={loaderData.notes} />
          {mayWrite && ticket.hasContact && <ContactPart />}
        </div>
      </div>
    </DeskPage>
  )
}

/** What staff noted among themselves, and the form of a further note. */
function TicketNotes({ notes }: Props) {
  const mayWrite = useIsPermitted('catat')
  if (!mayWrite && notes.length === 0) return null
  const fields = {
    catatan: field.area('Catatan', { rows: 2, required: true, maxLength: TICKET_MESSAGE_LENGTH }),
  }
  return (
    <DeskSection title="Catatan internal" note="Hanya tampil di meja kelola, tidak kepada pelapor.">
      <ol className="grid gap-3">
        {notes.map(({ id, by, text, writtenAt }) => (
          <li
            key={id}
            className="grid gap-1 rounded-card border border-dashed border-line bg-surface-2 px-4 py-3"
          >
            <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
              <span>{by}</span>
              <span>{formatDateTime(writtenAt)}</span>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && <DeskForm act="catat" submit="Simpan catatan" look="ghost" fields={fields} />}
    </DeskSection>
  )
}
