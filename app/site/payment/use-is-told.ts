import { usePhones } from '#app/ui/use-phones.ts'
import { type Contacts, isReached } from '#features/message/message-channels.ts'
import type { PaymentView } from './payment-actions.server.ts'

type Shown = Pick<PaymentView, 'donation' | 'stopped'>

/** The contacts of a donation without those that its donor stopped. */
export function toldContacts({ donation: { donor }, stopped }: Shown): Contacts {
  const contactOf = (kind: 'email' | 'phone') => (stopped.includes(kind) ? null : donor[kind])
  return { email: contactOf('email'), phone: contactOf('phone') }
}

/** Whether messages about this donation reach its donor. The page has the contacts masked, which is enough to know. */
export function useIsTold(shown: Shown): boolean {
  return isReached(toldContacts(shown), 'money', usePhones())
}
