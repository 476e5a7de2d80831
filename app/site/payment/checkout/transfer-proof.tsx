import { Form, useNavigation } from 'react-router'
import type { Refused } from '#app/submit.server.ts'
import { Button } from '#app/ui/button.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProofField } from '#app/ui/form/proof-field.tsx'
import { PROOF_KEPT_DAYS } from '#features/charge/transfer.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import type { ProofView } from '../proof-actions.server.ts'

type Props = { proof: ProofView; refused: Refused | undefined }

const TOO_LARGE = `Berkas lebih dari ${megabytes(largestFile.proof)}. Kirim tangkapan layar atau foto yang lebih kecil.`

/** Sends a proof of a transfer, where the donor wants to. Works without script. */
export function TransferProof({ proof: { sentAt, isLast, isTooLarge }, refused }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  const error = refused?.errors['proof'] ?? refused?.errors['_'] ?? (isTooLarge ? TOO_LARGE : '')
  return (
    <>
      {sentAt && (
        <Notice tone="success" title="Bukti transfer sudah kami terima">
          Dikirim <DateText at={sentAt} />. Hanya petugas kami yang dapat membukanya.
        </Notice>
      )}
      {!isLast && (
        <details className="group border-t border-line" open={error !== ''}>
          <summary className="flex min-h-13 list-none items-center justify-between gap-3 font-semibold text-primary">
            {sentAt ? 'Ganti bukti transfer' : 'Kirim bukti transfer (tidak wajib)'}
            <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Form
            key={sentAt}
            method="post"
            encType="multipart/form-data"
            preventScrollReset
            className="grid gap-4 pt-1"
          >
            <ProofField label="Berkas bukti" isOptional={false} error={error || undefined} />
            <p className="text-sm text-muted">
              Hanya petugas kami yang dapat membukanya, dan berkasnya kami hapus setelah{' '}
              {PROOF_KEPT_DAYS} hari.
            </p>
            <Button type="submit" look="ghost" isBusy={isBusy}>
              Kirim bukti
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}
