import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { findTransferCharge } from '#features/charge/matched-transfers.server.ts'
import { openTransferProof } from '#features/transfer/transfer-proof.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { existing, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/transfer-bukti.ts'

/** A proof is taken by a form: a look at the address leads back to its transfer. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(`/kelola/transfer/${rowIdOf(params.id)}`, 303)
}

export const action = acts({ buka: open })

/** The entry is written before the file leaves: nobody sees a proof without it. */
async function open({ context, params }: ActionFunctionArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params['id'])
  const charge = existing(await findTransferCharge(ctx, id))
  const proof = await openTransferProof(ctx, charge).catch((cause) => {
    if (!isRefusal(cause)) throw cause
    throw data({ message: cause.message }, { status: cause.status })
  })
  const sentence = 'Membuka bukti transfer'
  const details = { donasi: charge.donation_id, jenis: proof.type }
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, documentId: id, details })
  return proofResponse(proof, 'bukti-transfer')
}
