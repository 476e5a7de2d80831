import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiFailure } from '#app/client/api.client.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import type { Noun } from '#features/campaign/nouns.ts'
import { reusedWords } from './copy.ts'
import { keepOwnDonor, type OwnDonor } from './own-donor.client.ts'
import {
  AS_THE_ACCOUNT_SAYS,
  amountProblem,
  type FormValues,
  formValues,
  inFormOrder,
  type SendFailure,
  troubleOf,
} from './donation.ts'
import { donationCall, donationsApi } from './donation-call.client.ts'

export type DonationSending =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'stopped'; trouble: SendFailure; sentence: string }

/** Submits the form once at a time and opens its payment screen, or says why that failed. */
export function useDonationForm({
  accountDecides,
  noun,
}: {
  accountDecides(): boolean
  noun: Noun
}) {
  const navigate = useNavigate()
  const [sending, setSending] = useState<DonationSending>({ kind: 'idle' })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.kind === 'sending') return
    const values = formValues(event.currentTarget)
    if (accountDecides()) values.isAnonymous ??= AS_THE_ACCOUNT_SAYS
    setSending({ kind: 'sending' })
    try {
      const response = await donationsApi().$post(donationCall(values))
      const { donationId, paymentUrl } = (await response.json()).data
      keepOwnDonor(donationId, donorIn(values))
      // Stays 'sending' until the next screen is there, so nobody can press twice.
      await navigate(paymentUrl)
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setSending(outcomeOf(cause, values, noun))
    }
  }

  return { sending, submit, reset: () => setSending({ kind: 'idle' }) }
}

/** Who gives, as the page of the payment says it to them. */
function donorIn({ donorName = '', donorEmail = '', campaignSlug = '' }: FormValues): OwnDonor {
  const email = typedLine(donorEmail) || null
  return { name: typedLine(donorName), email, form: `/donasi-sekarang/${campaignSlug}` }
}

function outcomeOf(
  { code, errors, message }: ApiFailure,
  values: FormValues,
  noun: Noun,
): DonationSending {
  if (errors.length === 0) {
    const trouble = troubleOf(code)
    return {
      kind: 'stopped',
      trouble,
      sentence: trouble === 'key-reused' ? reusedWords(noun) : message,
    }
  }
  const messages = Object.fromEntries(errors.map(({ field, detail }) => [field, detail]))
  const problem = amountProblem(values)
  return {
    kind: 'refused',
    errors: inFormOrder({ ...messages, ...(problem && { amount: problem }) }),
  }
}
