import type {
  ChargeMethod,
  ChargeStatus,
  DonationStatus,
  PaymentMethod,
} from '#platform/db/schema.ts'
import type { ProviderStatus, ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { isOffline } from '#platform/outside/payment/own-account.ts'

/** A charge that may still be paid; a donation has at most one of them (unique index charge_one_active). */
export function isActive(status: ChargeStatus): boolean {
  return status === 'creating' || status === 'unknown' || status === 'pending'
}

/** The provider's state after a re-read; `isAccepted` when its money pays the donation and does not go to suspense. */
export type ProviderFacts = { status: ProviderStatus; isAccepted?: boolean }

type Steps = Partial<Record<ProviderStatus, ChargeStatus>>

const undone: Steps = { reversed: 'reversed', refunded: 'refunded' }
const reopened: Steps = { paid: 'paid', ...undone }
const open: Steps = {
  pending: 'pending',
  expired: 'expired',
  cancelled: 'cancelled',
  failed: 'failed',
  ...reopened,
}

const steps: Record<ChargeStatus, Steps> = {
  creating: open,
  unknown: open,
  pending: open,
  // Closed without money: only later money, or money that came and went, still matters.
  expired: reopened,
  cancelled: reopened,
  failed: reopened,
  // A paid charge changes only by a reversal or a refund (F2, F9).
  paid: undone,
  reversed: {},
  // Money received after a refund may still be taken back.
  refunded: { reversed: 'reversed' },
}

/**
 * The state table of a charge. It is monotone, so events in any order end in the same state. Money that is not
 * accepted leaves the charge 'failed'; a paid charge always paid its donation.
 */
export function nextChargeState(state: ChargeStatus, facts: ProviderFacts): ChargeStatus {
  const next = steps[state][facts.status] ?? state
  return next === 'paid' && state !== 'paid' && !facts.isAccepted ? 'failed' : next
}

export type PaymentScreenName =
  | 'payment'
  | 'checkout-va'
  | 'checkout-qrcode'
  | 'checkout-retail'
  | 'checkout-ewallet'
  | 'checkout-card'
  | 'checkout-transfer'

const checkoutOf: Record<PaymentMethod, PaymentScreenName> = {
  va: 'checkout-va',
  qris: 'checkout-qrcode',
  retail: 'checkout-retail',
  ewallet: 'checkout-ewallet',
  card: 'checkout-card',
  transfer: 'checkout-transfer',
}

type ScreenCharge = { method: ChargeMethod; status: ChargeStatus; expires_at: Date }

/** Which of the payment screens a donation may show; a checkout needs a code to pay. */
export function screenFor(
  donation: { status: DonationStatus },
  charge: ScreenCharge | undefined,
  now: Date,
): PaymentScreenName {
  if (!isPayable(donation.status) || charge?.status !== 'pending') return 'payment'
  const { method, expires_at: expiresAt } = charge
  // What is recorded by hand is paid from the first moment, and an account is debited without a code.
  if (isOffline(method) || method === 'direct_debit') return 'payment'
  return expiresAt > now ? checkoutOf[method] : 'payment'
}

/** True while the donation waits for money, also when earlier codes expired. */
export function isPayable(status: DonationStatus): boolean {
  return status === 'awaiting_payment' || status === 'expired'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const looksAfterUnpaid = [1 * HOUR, 24 * HOUR, 72 * HOUR]
/** Once for paid charges: the webhook of a reversal or a second payment may be lost. */
const looksAfterPaid = [24 * HOUR]

export type Looked = {
  status: ChargeStatus
  created_at: Date
  expires_at: Date
  /** When the provider was last asked, or the charge last changed. */
  updated_at: Date
}

/**
 * Whether a charge without a webhook must be read again (F11): every 5 minutes for an hour, then every 30, at its
 * end, and 1, 24 and 72 hours after it. A paid one is read once more a day after its end.
 */
export function isLookDue(charge: Looked, now: Date): boolean {
  const since = now.getTime() - charge.updated_at.getTime()
  const sinceEnd = now.getTime() - charge.expires_at.getTime()
  if (!isActive(charge.status)) {
    return looksAfter(charge.status).some((wait) => sinceEnd >= wait && since > sinceEnd - wait)
  }
  if (charge.status !== 'pending') return since >= MINUTE / 2
  if (sinceEnd >= 0 && charge.updated_at < charge.expires_at) return true
  const age = now.getTime() - charge.created_at.getTime()
  return since >= (age <= HOUR || sinceEnd >= 0 ? 5 : 30) * MINUTE
}

function looksAfter(status: ChargeStatus): number[] {
  if (status === 'paid') return looksAfterPaid
  return status === 'reversed' || status === 'refunded' ? [] : looksAfterUnpaid
}

/** What the provider holds for us of a charge; zero once it has taken the money back. */
export function receivedOf({
  status,
  paidAmount,
}: Pick<ProviderCharge, 'status' | 'paidAmount'>): Rupiah {
  const isGone = status === 'reversed' || status === 'refunded'
  return isGone || paidAmount === undefined ? rupiah(0) : paidAmount
}

/** A denied code is a failed attempt. If our books hold money of it, that money was taken back (F9). */
export function heardOf(found: ProviderCharge, isHeld: boolean): ProviderStatus {
  if (receivedOf(found) > 0) return 'paid'
  return found.isDenied && isHeld ? 'reversed' : found.status
}
