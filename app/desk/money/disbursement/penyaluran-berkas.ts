import { openPaper } from '#features/disbursement/disbursement-papers.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-berkas.ts'

/** A paper of a disbursement for whoever approves it. The look is written down before the file leaves. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const [disbursementId, id] = [rowIdOf(params.id), rowIdOf(params.berkas)]
  const paper = await orNotFound(() => openPaper(ctx, { disbursementId, id }))
  const sentence = 'Membuka berkas penyaluran'
  const details = { jenis: paper.type }
  await recordAudit(ctx, ctx.db, {
    staff,
    permission,
    sentence,
    documentId: disbursementId,
    details,
  })
  return proofResponse(paper, 'berkas-penyaluran')
}
