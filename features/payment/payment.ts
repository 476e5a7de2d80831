import type { ChargeStatus, DonationStatus, SuspenseReason } from '#platform/db/schema.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import { isPayable, receivedOf } from '#features/charge/charge.ts'

/** Where a part of the received money goes. */
export type Portion =
  | { to: 'donation'; amount: Rupiah; isLate: boolean }
  | { to: 'suspense'; amount: Rupiah; reason: SuspenseReason }

export type ReceivedMoney = {
  charge: { amount: Rupiah; status: ChargeStatus; expires_at: Date }
  donation: { status: DonationStatus }
  campaign: { isOpen: boolean }
  found: Pick<ProviderCharge, 'status' | 'paidAmount' | 'paidAt' | 'expiresAt' | 'captures'>
  /** How much of this charge's money our books already hold. */
  accounted: Rupiah
  now: Date
}

/**
 * Splits what the provider holds beyond our books: every rupiah goes to the donation or to suspense. Rules F5 (late),
 * F6 (wrong amount) and F7 (double) of charity.md §5.6.
 */
export function allocateReceived(money: ReceivedMoney): Portion[] {
  const { charge, donation, campaign, found, accounted } = money
  const received = receivedOf(found) - accounted
  if (received <= 0) return []

  const amount = rupiah(received)
  const isUndone = charge.status === 'reversed' || charge.status === 'refunded'
  if (isUndone || (!isPayable(donation.status) && donation.status !== 'cancelled')) {
    const reason = isHolding(donation.status) ? 'double' : 'late'
    return [{ to: 'suspense', amount, reason }]
  }
  if (!isWholeTimes(received, charge.amount, found.captures)) {
    return [{ to: 'suspense', amount, reason: 'wrong_amount' }]
  }
  const isLate = (found.paidAt ?? money.now) > (found.expiresAt ?? charge.expires_at)
  if (isLate && !campaign.isOpen) return [{ to: 'suspense', amount, reason: 'late' }]

  const portions: Portion[] = [{ to: 'donation', amount: charge.amount, isLate }]
  const rest = received - charge.amount
  if (rest > 0) portions.push({ to: 'suspense', amount: rupiah(rest), reason: 'double' })
  return portions
}

/**
 * True for money that only makes a waiting charge and its waiting donation paid, while the charge lasts: nothing of it
 * is late, wrong or double. Such payments are settled several at once.
 */
export function isPlain(money: ReceivedMoney): boolean {
  const { charge, donation, found, now } = money
  if (charge.status !== 'pending' || donation.status !== 'awaiting_payment') return false
  if ((found.expiresAt ?? charge.expires_at) < now) return false
  const [portion, ...others] = allocateReceived(money)
  return portion?.to === 'donation' && !portion.isLate && others.length === 0
}

export type Mismatch = 'currency' | 'amount' | 'provider-id' | 'reference'

type Ours = { reference: string; provider_id: string | null; amount: Rupiah }

/**
 * Why the provider's charge cannot be this one (F12). Its reference may differ if the provider's id is the known one
 * (F16).
 */
export function mismatchOf(ours: Ours, found: ProviderCharge): Mismatch | undefined {
  if (found.currency !== 'IDR') return 'currency'
  if (found.amount !== ours.amount) return 'amount'
  if (found.status === 'paid' && found.paidAmount === undefined) return 'amount'
  if (ours.provider_id && found.providerId !== ours.provider_id) return 'provider-id'
  if (!ours.provider_id && found.reference !== ours.reference) return 'reference'
  return undefined
}

function isHolding(status: DonationStatus): boolean {
  return status === 'paid' || status === 'refund_pending' || status === 'refund_sent'
}

function isWholeTimes(received: number, amount: number, captures: number): boolean {
  return received % amount === 0 && received / amount <= Math.max(1, captures)
}
