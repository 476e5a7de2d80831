import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiFailure } from '#app/client/api.client.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { amountProblem, type FormValues, formValues } from '../donation.ts'
import { keepOwnDonor } from '../own-donor.client.ts'
import { fromQuickForm, toQuickErrors } from './quick-donation.ts'
import { donationCall, donationsApi } from '../donation-call.client.ts'
import { chooseMethod } from '../choose-method.client.ts'

type Sending = { isBusy: boolean; errors: FieldErrors | undefined }

/** Submits the quick form and opens its QRIS code. Without a code it opens the payment methods. */
export function useQuickDonationForm(hasQris: boolean) {
  const navigate = useNavigate()
  const [{ isBusy, errors }, setSending] = useState<Sending>({ isBusy: false, errors: undefined })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const values = fromQuickForm(formValues(event.currentTarget))
    setSending({ isBusy: true, errors: undefined })
    try {
      const response = await donationsApi().$post(donationCall(values))
      const { donationId, paymentUrl } = (await response.json()).data
      const email = typedLine(values.donorEmail ?? '') || null
      keepOwnDonor(donationId, { name: values.donorName ?? '', email, form: '/sedekah' })
      const qris = { method: 'qris', channel: 'qris', attempt: 1 } as const
      // The donor can still choose a method on the next screen.
      const code = hasQris
        ? await chooseMethod(values.id ?? '', qris).catch(() => paymentUrl)
        : paymentUrl
      await navigate(code)
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setSending({ isBusy: false, errors: errorsOf(cause, values) })
    }
  }

  return { isBusy, errors, submit }
}

function errorsOf({ errors, message }: ApiFailure, values: FormValues): FieldErrors {
  if (errors.length === 0) return { _: message }
  const messages = Object.fromEntries(errors.map(({ field, detail }) => [field, detail]))
  const problem = amountProblem(values)
  return toQuickErrors({ ...messages, ...(problem && { amount: problem }) })
}
