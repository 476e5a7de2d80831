import { usePhones } from '#app/ui/use-phones.ts'
import { nouns } from '#features/campaign/nouns.ts'
import { receiptSent } from '#features/message/promises.ts'
import { useOwnDonor } from '../own-donor.tsx'
import type { PaymentView } from '../payment-actions.server.ts'

/** Where the receipt is, and to which contact of the donor the link to it goes. */
export function ReceiptSent({ donation }: Pick<PaymentView, 'donation'>) {
  const { email, phone } = donation.donor
  const own = useOwnDonor(donation.id)
  const contacts = { phone, email: own?.email ?? email }
  return <span>{receiptSent(contacts, nouns[donation.noun].name, usePhones())}</span>
}
