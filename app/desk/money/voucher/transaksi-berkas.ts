import { openVoucherFile } from '#features/voucher/files.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { proofResponse } from '#app/proof-response.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/transaksi-berkas.ts'

/** A paper of a voucher. The look is written down before the file leaves. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const [voucherId, id] = [rowIdOf(params.id), rowIdOf(params.berkas)]
  const file = await orNotFound(() => openVoucherFile(ctx, { voucherId, id }))
  const sentence = 'Membuka berkas transaksi'
  const details = { jenis: file.type }
  await recordAudit(ctx, ctx.db, {
    staff,
    permission,
    sentence,
    documentId: voucherId,
    details,
  })
  return proofResponse(file, 'berkas-transaksi')
}
