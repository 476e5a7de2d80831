import { deskContext } from '#app/desk/context.ts'
import { DoneNotice, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/tiket-id.ts'
import { AnswerPart, ContactPart, HolderPart, RevealedContact } from './ticket-forms.tsx'
import { SeenProof, TicketFacts, TicketThreadPart } from './ticket-parts.tsx'
import { TicketNotes } from './note-parts.tsx'
import { MatchingPayments } from './matching-parts.tsx'
import { ticketPage } from './ticket-page.ts'
import { ticketActs } from './ticket-acts.ts'

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
      <DoneNotice />
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
