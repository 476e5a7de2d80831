import { recordLook } from '#features/donation-log/record-look.server.ts'
import { findDisbursement } from '#features/disbursement/disbursement-list.server.ts'
import { listEvidence, receiptSigners } from '#features/mustahik/evidence.server.ts'
import { openMustahik } from '#features/mustahik/queries.server.ts'
import { listRecipients } from '#features/mustahik/recipients.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'
import { pageNotFound } from '#app/not-found.ts'

/** One recipient of a disbursement with what proves it; names only for whoever may see them, and then that is written. */
export async function recipientView(
  { ctx, staff }: Pick<Desk, 'ctx' | 'staff'>,
  { disbursementId, recipientId }: { disbursementId: string; recipientId: string },
) {
  const disbursement = await findDisbursement(ctx.db, disbursementId)
  const recipients = await listRecipients(ctx.db, disbursementId)
  const recipient = recipients.find(({ id }) => id === recipientId)
  if (!disbursement || !recipient) throw pageNotFound()
  const evidence = await listEvidence(ctx.db, disbursementId)
  const seesNames = isPermitted(staff.role, 'mustahik.read')
  const { mustahikId } = recipient
  if (seesNames) {
    const look = { staff, permission: 'mustahik.read', says: 'Melihat penerima' } as const
    await recordLook(ctx, { ...look, documentId: `${disbursementId}/${recipientId}` })
  }
  const person = seesNames && mustahikId ? await openMustahik(ctx, mustahikId) : undefined
  return {
    disbursement,
    recipient,
    name: person?.name,
    signers: seesNames ? await receiptSigners(ctx, { disbursementId, recipientId }) : [],
    evidence: evidence.filter((each) => each.recipientId === recipientId),
  }
}
