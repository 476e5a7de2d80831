import type { PaymentScreen } from '#features/checkout/payment-screen.server.ts'
import type { ChargeStatus, DonationStatus } from '#platform/db/schema.ts'

/** The states that /payment shows. Each has its own picture and words. */
export type PaymentState =
  | 'choose'
  | 'preparing'
  | 'expired'
  | 'kept'
  | 'closed'
  | 'paid'
  | 'reversed'
  | 'refund_pending'
  | 'refund_sent'
  | 'refunded'
  | 'cancelled'

type PaymentFacts = {
  donation: Pick<PaymentScreen['donation'], 'status'>
  campaign: Pick<PaymentScreen['campaign'], 'isOpen'>
  charge: Pick<NonNullable<PaymentScreen['charge']>, 'status' | 'expiresAt'> | null
  suspense: readonly unknown[]
  serverNow: string
}

/** The state of a donation without a payable code. Received money is reported before anything that is still missing. */
export function paymentState({
  donation,
  campaign,
  charge,
  suspense,
  serverNow,
}: PaymentFacts): PaymentState {
  const { status } = donation
  if (status !== 'awaiting_payment' && status !== 'expired') return status
  if (suspense.length > 0) return 'kept'
  if (charge?.status === 'creating' || charge?.status === 'unknown') return 'preparing'
  if (!campaign.isOpen) return 'closed'
  const hasRunOut =
    charge?.status === 'expired' ||
    (charge?.status === 'pending' && Date.parse(charge.expiresAt) <= Date.parse(serverNow))
  return status === 'expired' || hasRunOut ? 'expired' : 'choose'
}

/** True while there is something to pay, to wait for or to cancel: its screen has no navigation. */
export function isPayableScreen(loaderData: unknown): boolean {
  const view = loaderData as (PaymentFacts & { isCancelling?: boolean }) | undefined
  if (!view) return false
  const payable: readonly PaymentState[] = ['choose', 'preparing', 'expired', 'kept']
  return payable.includes(paymentState(view))
}

type News = { status: DonationStatus; chargeStatus: ChargeStatus | null; screen: string }

/** True when the only change is that the code has expired without payment. */
export function isRunOut({ status, chargeStatus, screen }: News): boolean {
  const isUnpaid = status === 'awaiting_payment' || status === 'expired'
  return (
    isUnpaid && screen === 'payment' && (chargeStatus === 'pending' || chargeStatus === 'expired')
  )
}

/** True while news may still arrive, so the page must listen. */
export function isWaiting(state: PaymentState): boolean {
  return state === 'preparing' || state === 'expired' || state === 'kept'
}
