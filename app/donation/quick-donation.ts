import { ANONYMOUS_NAME } from '#features/campaign/campaign.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { chosenAmount, type FormValues } from './donation.ts'

/** The short form of sedekah as the giving form knows it: one field for the contact, and the donor is Hamba Allah. */
export function fromQuickForm(values: FormValues): FormValues {
  const { contact = '', ...rest } = values
  const isMail = contact.includes('@')
  return {
    ...rest,
    amount: chosenAmount(values),
    donorName: ANONYMOUS_NAME,
    isAnonymous: 'on',
    donorPhone: isMail ? '' : contact,
    donorEmail: isMail ? contact : '',
  }
}

/** What is wrong with either kind of contact stands under the one field there is. */
export function toQuickErrors({ donorPhone, donorEmail, ...errors }: FieldErrors): FieldErrors {
  const contact = donorPhone ?? donorEmail
  return contact ? { ...errors, contact } : errors
}
