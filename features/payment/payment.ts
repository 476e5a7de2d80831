import type { ChargeStatus, DonationStatus, PaymentMethod } from '#platform/db/schema.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money.ts'
import type {
  ChannelOffer,
  ProviderCharge,
  ProviderStatus,
} from '#platform/outside/payment-gateway.ts'
import { isPayable } from './charge.ts'

export type SuspenseReason = 'wrong_amount' | 'late' | 'double' | 'orphan'

/** Why money is kept, in words: on the desk's screens, and in the books. */
export const suspenseReasonWords: Readonly<Record<SuspenseReason, string>> = {
  wrong_amount: 'Jumlah tidak sama',
  late: 'Datang terlambat',
  double: 'Dibayar dua kali',
  orphan: 'Tanpa pemilik',
}

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

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a code may be paid. It is sent explicitly, since providers' defaults range from 15 minutes to 31 years. */
export const lifetimeMinutes: Record<PaymentMethod, number> = {
  qris: 30,
  va: 24 * 60,
  retail: 48 * 60,
  ewallet: 30,
  transfer: 24 * 60,
}

/** When a campaign's money must have come: `codesEnd` where its codes end before it does. */
type Ending = { endsAt: Date | null; codesEnd?: Date | undefined }

/** When a new code expires: the method's own lifetime, at most 24 hours after the campaign's end. */
export function expiryOf(method: PaymentMethod, now: Date, { endsAt, codesEnd }: Ending): Date {
  const own = now.getTime() + lifetimeMinutes[method] * MINUTE
  const last = endsAt ? endsAt.getTime() + 24 * HOUR : own
  return new Date(Math.min(own, last, codesEnd?.getTime() ?? own))
}

/** Our own limits per method, narrower than most providers' (charity.md §5.7). */
const bounds: Record<PaymentMethod, { minimum: Rupiah; maximum?: Rupiah }> = {
  qris: { minimum: rupiah(1_000), maximum: rupiah(10_000_000) },
  va: { minimum: rupiah(10_000) },
  retail: { minimum: rupiah(10_000), maximum: rupiah(5_000_000) },
  ewallet: { minimum: rupiah(1_000) },
  transfer: { minimum: rupiah(10_000) },
}

/** The provider's offer within our limits; one that does not fit the amount says why in Indonesian. */
export function offerFor(offer: ChannelOffer, amount: Rupiah): ChannelOffer {
  const own = bounds[offer.method]
  const minimum = rupiah(Math.max(offer.minimum, own.minimum))
  const maximum = rupiah(Math.min(offer.maximum, own.maximum ?? offer.maximum))
  const disabled = offer.disabled ?? outOfBounds(amount, minimum, maximum)
  return { ...offer, minimum, maximum, ...(disabled && { disabled }) }
}

function outOfBounds(amount: Rupiah, minimum: Rupiah, maximum: Rupiah): string | undefined {
  if (amount < minimum) return `Nominal minimal ${formatRupiah(minimum)} untuk metode ini.`
  if (amount > maximum) return `Nominal maksimal ${formatRupiah(maximum)} untuk metode ini.`
  return undefined
}
