import { recordLook } from '#features/donation-log/record-look.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { holderOf } from '#features/ticket/desk-queries.server.ts'
import { readyText } from '#features/ticket/ready-answer.ts'
import { listReadyAnswers } from '#features/ticket/ready-answers.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DoneNotice, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/tiket-id.ts'
import { threadAt } from './thread-at.ts'
import { AnswerPart, ContactPart, HolderPart, RevealedContact } from './ticket-forms.tsx'
import { TicketFacts, TicketThreadPart } from './ticket-parts.tsx'
import { ticketActs } from './ticket-acts.ts'
import { ticketViewOf } from './ticket-view.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Satu tiket – Kelola' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const thread = await threadAt(ctx.db, params.id)
  const { id, number } = thread.ticket
  await recordLook(ctx, {
    staff,
    permission,
    says: 'Melihat tiket',
    documentId: id,
    details: { nomor: number },
  })
  const chosen = new URL(request.url).searchParams.get('jawaban')
  const answers = await listReadyAnswers(ctx.db)
  const ready = answers.find(({ id: each }) => each === chosen)
  return {
    ...ticketViewOf(thread, ctx.now()),
    holder: await holderOf(ctx.db, id),
    me: staff.id,
    answers: answers.map(({ id: each, title }) => ({ id: each, title })),
    written: ready ? readyText(ready, number) : '',
    mayWrite: isPermitted(staff.role, 'ticket.write'),
    maySearchDonations: isPermitted(staff.role, 'donation.read'),
  }
}

export const action = ticketActs

export default function TiketId({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, messages, mayWrite } = loaderData
  const refusedAnswer = useRefusedAt(actionData, 'jawab')
  const refusedReveal = useRefusedAt(actionData, 'buka')
  return (
    <DeskPage
      title={`Tiket ${ticket.number}`}
      back={{ href: '/kelola/tiket', label: 'Tiket bantuan' }}
      isNarrow
    >
      <DoneNotice />
      <RevealedContact answer={actionData} />
      <TicketFacts ticket={ticket} maySearchDonations={loaderData.maySearchDonations} />
      <HolderPart ticket={ticket} holder={loaderData.holder} me={loaderData.me} />
      <TicketThreadPart ticketId={ticket.id} messages={messages} mayOpen={mayWrite} />
      <AnswerPart
        ticket={ticket}
        readTo={messages.at(-1)?.id ?? ''}
        answers={loaderData.answers}
        written={loaderData.written}
        refused={refusedAnswer}
      />
      {mayWrite && ticket.hasContact && <ContactPart refused={refusedReveal} />}
    </DeskPage>
  )
}
