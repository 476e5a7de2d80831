import type { PaymentMethod } from '#platform/db/schema.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import { lifetimeMinutes } from '#platform/outside/payment/channel.ts'
import type { ChannelOffer } from '#platform/outside/payment/payment-gateway.ts'

const MINUTE = 60_000

const HOUR = 60 * MINUTE

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
  card: { minimum: rupiah(10_000) },
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
