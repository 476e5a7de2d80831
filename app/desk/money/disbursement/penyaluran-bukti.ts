import { data } from 'react-router'
import { openDocument } from '#features/disbursement/disbursement-document.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-bukti.ts'

/** The paper of a disbursement for staff, an auditor included. The look is written down before the file leaves. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const proof = await openDocument(ctx, id).catch((cause) => {
    if (!isRefusal(cause)) throw cause
    throw data({ message: cause.message }, { status: cause.status })
  })
  const sentence = 'Membuka bukti penyaluran'
  const details = { jenis: proof.type }
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, documentId: id, details })
  return proofResponse(proof, 'bukti-penyaluran')
}
