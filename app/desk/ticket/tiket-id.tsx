import { redirect } from 'react-router'
import * as v from 'valibot'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { answerTicket } from '#features/ticket/answer-ticket.server.ts'
import { staffAnswerForm } from '#features/ticket/contract.ts'
import { holderOf } from '#features/ticket/desk-queries.server.ts'
import { holdTicket, releaseTicket } from '#features/ticket/hold-ticket.server.ts'
import { readyText } from '#features/ticket/ready-answer.ts'
import { listReadyAnswers } from '#features/ticket/ready-answers.server.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice, useRefusedAt } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import type { Route } from './+types/tiket-id.ts'
import { threadAt } from './thread-at.ts'
import { AnswerPart, ContactPart, HolderPart, RevealedContact } from './ticket-forms.tsx'
import { TicketFacts, TicketThreadPart } from './ticket-parts.tsx'
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

const nothing = v.object({})
const reason = v.object({
  alasan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Tuliskan alasannya, minimal 10 huruf.'),
    v.maxLength(500, 'Paling panjang 500 huruf.'),
  ),
})

export const action = acts({
  jawab: act(
    staffAnswerForm,
    { says: 'Menjawab tiket', isPersonal: true },
    async ({ ctx, params, staff, details }, { text, asks, readTo }) => {
      const { ticket } = await threadAt(ctx.db, params['id'])
      const answer = { number: ticket.number, text, asks: asks === 'ya', readTo, by: staff.id }
      await answerTicket(ctx, answer)
      Object.assign(details, {
        nomor: ticket.number,
        jawaban: answer.asks ? 'meminta keterangan' : 'menjawab',
      })
      return redirect(`/kelola/tiket/${ticket.id}?kabar=jawab`, 303)
    },
  ),
  ambil: act(nothing, { says: 'Memegang tiket' }, async ({ ctx, params, staff }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await holdTicket(ctx, { id: ticket.id, by: staff.id })
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  lepas: act(nothing, { says: 'Melepas tiket' }, async ({ ctx, params, staff }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    await releaseTicket(ctx, { id: ticket.id, by: staff.id })
    return redirect(`/kelola/tiket/${ticket.id}`, 303)
  }),
  buka: act(reason, { says: 'Membuka kontak pelapor' }, async ({ ctx, params, details }) => {
    const { ticket } = await threadAt(ctx.db, params['id'])
    details['milik'] = `Tiket ${ticket.number}`
    return { contact: ticket.contact ?? '' }
  }),
})

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
