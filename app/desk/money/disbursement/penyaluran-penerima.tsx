import { areaWords } from '#features/disbursement/disbursement.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/penyaluran-penerima.ts'
import { receiptActs } from './evidence-acts.ts'
import { EvidenceList } from './evidence-section.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import { recipientView } from './recipient-view.ts'

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
