import { data } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { openPublicDocument } from '#features/disbursement/disbursement-document.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/bukti-penyaluran.ts'

export const handle = { cache: 'none' }

/** The published paper of a disbursement, as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    if (!isRowId(params.id)) throw pageNotFound()
    const proof = await openPublicDocument(context.get(ctxContext), params.id)
    return proofResponse(proof, 'bukti-penyaluran')
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    throw data({ message: 'Page Not Found' }, { status: cause.status })
  }
}
