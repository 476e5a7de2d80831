import { ANONYMOUS_NAME } from '#features/campaign/campaign.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { chosenAmount, type FormValues, inFormOrder } from '../donation.ts'

/** Converts the quick form to the values of the donation form. It has one contact field, and the donor is anonymous. */
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

/** Moves an error of either contact to the single contact field. */
export function toQuickErrors({ donorPhone, donorEmail, ...errors }: FieldErrors): FieldErrors {
  const contact = donorPhone ?? donorEmail
  return inFormOrder(contact ? { ...errors, contact } : errors)
}
