import { usePhones } from '#app/ui/use-phones.ts'
import { nouns } from '#features/campaign/nouns.ts'
import { receiptSent } from '#features/message/promises.ts'
import { useOwnDonor } from '../own-donor.tsx'
import { toldContacts } from '../use-is-told.ts'
import type { PaymentView } from '../payment-actions.server.ts'

/** Where the receipt is, and to which contact of the donor the link to it goes. */
export function ReceiptSent({ donation, stopped }: Pick<PaymentView, 'donation' | 'stopped'>) {
  const { email, phone } = toldContacts({ donation, stopped })
  const own = useOwnDonor(donation.id)
  const contacts = { phone, email: email && (own?.email ?? email) }
  return <span>{receiptSent(contacts, nouns[donation.noun].name, usePhones())}</span>
}
