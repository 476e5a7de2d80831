import { openEvidence } from '#features/mustahik/evidence.server.ts'
import { evidenceWords } from '#features/mustahik/mustahik.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-serah.ts'

/** What proves a handover, for whoever may see names. The look is written down before the file leaves. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const [disbursementId, id] = [rowIdOf(params.id), rowIdOf(params.berkas)]
  const { kind, ...file } = await orNotFound(() => openEvidence(ctx, { disbursementId, id }))
  const sentence = 'Membuka bukti penyerahan'
  const details = { isi: evidenceWords[kind] }
  await recordAudit(ctx, ctx.db, {
    staff,
    permission,
    sentence,
    documentId: disbursementId,
    details,
  })
  return proofResponse(file, 'bukti-penyerahan')
}
