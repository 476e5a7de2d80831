import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { followTicket } from './ticket-actions.server.ts'
import { ReplyForm } from './reply-form.tsx'
import { TicketHead } from './ticket-head.tsx'
import { Thread } from './ticket-thread.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { toTicketView } from './ticket-view.server.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
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

export async function action({ params, request, context }: Route.ActionArgs) {
  return await followTicket(params.token, { request, context })
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
