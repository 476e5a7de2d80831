import { usePhones } from '#app/ui/use-phones.ts'
import { isReached } from '#features/message/message-channels.ts'
import type { PaymentView } from './payment-actions.server.ts'

/** Whether messages about this donation reach its donor. The page has the contacts masked, which is enough to know. */
export function useIsTold({ donor }: PaymentView['donation']): boolean {
  return isReached(donor, 'money', usePhones())
}
