import { areaWords } from '#features/disbursement/disbursement.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { type Desk, deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { pageNotFound, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-penerima.ts'
import { receiptActs } from './evidence-acts.ts'
import { EvidenceList } from './evidence-section.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { findDisbursement } from '#features/disbursement/disbursement-list.server.ts'
import { listEvidence, receiptSigners } from '#features/mustahik/evidence.server.ts'
import { openMustahik } from '#features/mustahik/queries.server.ts'
import { listRecipients } from '#features/mustahik/recipients.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const [disbursementId, recipientId] = [rowIdOf(params.id), rowIdOf(params.baris)]
  return recipientView(context.get(deskContext), { disbursementId, recipientId })
}

export const action = receiptActs

export default function PenyaluranPenerima({ loaderData }: Route.ComponentProps) {
  const { disbursement, recipient, name, signers, evidence } = loaderData
  const { men, women, families } = recipient
  const isAgreed = disbursement.status === 'approved' || disbursement.status === 'paid'
  const facts = [
    ...(name ? [{ label: 'Nama', value: name }] : []),
    { label: 'Asnaf', value: asnafWords[recipient.asnaf] },
    { label: 'Bidang', value: areaWords[recipient.area] },
    { label: 'Jumlah', value: `${men} pria, ${women} wanita, ${families} keluarga` },
    { label: 'Untuk', value: disbursement.description },
    ...(signers.length > 0 ? [{ label: 'Ditandatangani', value: signers.join(', ') }] : []),
  ]
  return (
    <DeskPage
      title={recipient.number ?? recipient.group ?? 'Penerima'}
      tab="Satu penerima"
      back={{ href: `/kelola/penyaluran/${disbursement.id}`, label: 'Penyaluran' }}
      isNarrow
    >
      <DeskFacts facts={facts} />
      <DeskSection
        title="Bukti"
        note="Hanya dibuka oleh yang boleh melihat nama, dan setiap kali dibuka tercatat."
      >
        <EvidenceList disbursementId={disbursement.id} evidence={evidence} />
      </DeskSection>
      {isAgreed ? (
        <DeskSection
          title="Terima dan tanda tangan"
          note="Di HP: potret penyerahannya, lalu minta penerima menandatangani di layar."
        >
          <ReceiptForm name={name} />
        </DeskSection>
      ) : (
        <p className="text-muted">Bukti dicatat setelah penyalurannya disetujui.</p>
      )}
    </DeskPage>
  )
}

/** One recipient of a disbursement with what proves it; names only for whoever may see them, and then that is written. */
async function recipientView(
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
    const look = { staff, permission: 'mustahik.read', sentence: 'Melihat penerima' } as const
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
