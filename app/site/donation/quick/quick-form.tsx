import { useRef, useState } from 'react'
import { TermsConsent } from '#app/site/account/terms-consent.tsx'
import { AmilShare } from '../amount/amil-share.tsx'
import { AmountChoice } from '../amount/amount-choice.tsx'
import { type AmountState, chosenAmount, type FormValues, type PresetChoice } from '../donation.ts'
import { ReceiptPromise } from '../receipt-promise.tsx'
import { useOwnContact } from '../use-take-over.ts'
import { useQuickDonationForm } from './use-quick-donation.ts'
import { FormDraft } from '#app/client/form-draft.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { parseRupiah } from '#platform/money/money.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

type Props = {
  donationId: string
  campaign: {
    slug: string
    fund: Fund
    presets: PresetChoice[]
    minimum: number
    step: number
    hasQris: boolean
  }
  /** Values and errors of a form that was posted without script and refused. */
  refused: { values: FormValues; errors: FieldErrors } | undefined
}

/** Sedekah in three fields: amount, contact for the receipt, and consent. A QRIS code follows, or the ways to pay. */
export function QuickForm({ donationId, campaign, refused }: Props) {
  const values = refused?.values ?? {}
  const form = useRef<HTMLFormElement>(null)
  useOwnContact(form)
  const [amount, setAmount] = useState<AmountState>({
    preset: values.nominal || undefined,
    typed: values.amount ?? '',
  })
  const { isBusy, errors = refused?.errors, submit } = useQuickDonationForm(campaign.hasQris)

  const parsed = parseRupiah(chosenAmount({ nominal: amount.preset ?? '', amount: amount.typed }))

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <FormDraft as="sedekah" isKeptAfterSending />
      <input type="hidden" name="id" value={donationId} />
      <input type="hidden" name="campaignSlug" value={campaign.slug} />
      <ErrorSummary errors={errors} />
      <AmountChoice
        presets={campaign.presets}
        minimum={campaign.minimum}
        step={campaign.step}
        amount={amount}
        onAmount={setAmount}
        error={errors?.amount}
      />
      <TextField
        name="contact"
        label="Nomor WhatsApp atau e-mail"
        hint={
          <>
            <ReceiptPromise noun="sedekah" /> Nama Anda tampil sebagai Hamba Allah.
          </>
        }
        autoComplete="email"
        placeholder="0812 3456 7890"
        defaultValue={values.contact}
        error={errors?.contact}
      />
      <TermsConsent isGiven={Boolean(values.consent)} error={errors?.consent} />
      <AmilShare fund={campaign.fund} amount={parsed.ok ? parsed.value : undefined} />
      {campaign.hasQris ? (
        <Button type="submit" icon="qr" isBusy={isBusy}>
          Tampilkan QRIS
        </Button>
      ) : (
        <Button type="submit" isBusy={isBusy}>
          Lanjut pilih pembayaran
        </Button>
      )}
    </form>
  )
}
