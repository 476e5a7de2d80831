import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { openProof } from '#features/ticket/follow-ticket.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/pusat-bantuan-lampiran.ts'

export const handle = { cache: 'none' }

/** A proof of a ticket, for the holder of its link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token, id: fileId } = params
  try {
    return proofResponse(await openProof(context.get(ctxContext), { token, fileId }), 'lampiran')
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    throw data({ message: 'Page Not Found' }, { status: cause.status })
  }
}
