import { type ChangeEvent, useState } from 'react'
import { Field } from './field.tsx'
import { PROOF_BYTES } from '#platform/proof/proof.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'

const TOO_LARGE = `Berkas lebih dari ${megabytes(largestFile.proof)}. Kirim tangkapan layar atau foto yang lebih kecil.`

type Props = { label?: string; isOptional?: boolean; error: string | undefined }

/** A file field for a payment proof. The browser checks the size before sending; the server checks the type. */
export function ProofField({ label = 'Bukti pembayaran', isOptional = true, error }: Props) {
  const [problem, setProblem] = useState('')

  function look({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > PROOF_BYTES
    setProblem(isTooLarge ? TOO_LARGE : '')
    // The browser then refuses to submit the form and shows the reason.
    currentTarget.setCustomValidity(isTooLarge ? TOO_LARGE : '')
  }

  return (
    <Field
      name="proof"
      label={label}
      hint={`Tangkapan layar, foto struk, atau PDF; paling besar ${megabytes(largestFile.proof)}.`}
      error={problem || error}
      isOptional={isOptional}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          onChange={look}
          className="min-h-13 w-full rounded-field border border-dashed border-field bg-surface p-2 file:mr-3 file:min-h-touch file:rounded-field file:border-0 file:bg-tint file:px-4 file:font-semibold file:text-primary aria-invalid:border-danger aria-invalid:bg-danger-tint"
        />
      )}
    </Field>
  )
}
