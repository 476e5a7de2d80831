import { data, redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { ReplyForm } from './reply-form.tsx'
import { TicketHead } from './ticket-head.tsx'
import { Thread } from './thread.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { toTicketView } from './ticket-view.server.ts'
import { privateMeta } from '#app/sharing/page-meta.ts'
import { formDataOf, refusedBefore, submit } from '#app/submit.server.ts'
import { replyForm } from '#features/ticket/contract.ts'
import { closeTicket, replyToTicket } from '#features/ticket/follow-ticket.server.ts'
import { ticketPath } from '#features/ticket/link.server.ts'
import { proofIn } from '#platform/proof/proof-in.server.ts'
import { limit, uploads } from '#platform/rate-limit.server.ts'
import { threadOf } from '#features/ticket/queries.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/pusat-bantuan-tiket.ts'

export const handle = { cache: 'none' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(ctxContext)
  const isTooLarge = new URL(request.url).searchParams.get('berkas') === 'besar'
  try {
    return { ...toTicketView(await threadOf(db, params.token), params.token), isTooLarge }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    throw data({ message: 'Page Not Found' }, { status: cause.status })
  }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const again = redirect(ticketPath(token), 303)
  const refused = await refusedBefore(() => limit(ctx, uploads, context.get(addressContext)))
  if (refused) return refused
  const fields = await formDataOf(request)
  if (fields.get('aksi') === 'tutup') {
    await closeTicket(ctx, token)
    return again
  }
  return submit(replyForm, fields, async ({ message: text }, form) => {
    const proof = await proofIn(form.get('proof'))
    await replyToTicket(ctx, { token, text, proof })
    return again
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Tiket ${loaderData.number}` : 'Tiket'
  return privateMeta(matches, { title })
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  const { state, messages, isTooLarge } = loaderData
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <TicketFrame title={`Tiket ${loaderData.number}`}>
      <TicketHead ticket={loaderData} isTooLarge={isTooLarge} />
      <Thread messages={messages} />
      {state !== 'closed' && (
        <ReplyForm refused={refused} isAsked={state === 'awaiting'} count={messages.length} />
      )}
    </TicketFrame>
  )
}
