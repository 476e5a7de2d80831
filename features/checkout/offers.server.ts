import { type Donation, totalOf } from '#features/donation/donation.ts'
import { codesEnd } from '#features/donation/fitrah-donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { PaymentMethod } from '#platform/db/schema.ts'
import type { ChannelOffer } from '#platform/outside/payment/payment-gateway.ts'
import { toOfferBody } from '#features/charge/charge-view.ts'
import type { OfferBody } from '#features/charge/contract.ts'
import { MethodUnavailable, MethodUnknown, PhoneMissing } from '#features/charge/errors.ts'
import { expiryOf, offerFor } from '#features/charge/offer.ts'
import { transferBanks, transferOffer } from '#features/charge/transfer-charge.server.ts'

/** Every way to pay a donation: the provider's channels, and the institution's own bank accounts of its fund. */
async function channelOffers(ctx: Ctx, donation: Donation): Promise<ChannelOffer[]> {
  const banks = await transferBanks(ctx, ctx.db, donation)
  return [...ctx.gateway.channels(totalOf(donation)), ...banks.map(transferOffer)]
}

/** The same as the payer sees them. */
export async function listOffers(ctx: Ctx, donation: Donation): Promise<OfferBody[]> {
  const amount = totalOf(donation)
  return (await channelOffers(ctx, donation)).map((offer) => toOfferBody(offer, amount))
}

type Choice = { method: PaymentMethod; channel: string; phone?: string | undefined }

/** Refuses a way to pay that is not offered, cannot take the amount, or lacks the number it needs. */
export async function assertOffered(
  ctx: Ctx,
  donation: Donation,
  { method, channel, phone }: Choice,
): Promise<void> {
  const offers = await channelOffers(ctx, donation)
  const offer = offers.find((each) => each.method === method && each.channel === channel)
  if (!offer) throw new MethodUnknown()
  const { disabled } = offerFor(offer, totalOf(donation))
  if (disabled) throw new MethodUnavailable(disabled)
  if (offer.needsPhone && !phone) throw new PhoneMissing()
}

/** When a new code of this donation expires. */
export function chargeExpiry(method: PaymentMethod, { campaign }: Donation, now: Date): Date {
  return expiryOf(method, now, { endsAt: campaign.endsAt, codesEnd: codesEnd(campaign, now) })
}
