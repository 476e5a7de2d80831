import { totalOf } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import { formatRupiah } from '#platform/money.ts'
import { fillSteps, findChannel, guidesCheckedOn } from '#platform/outside/channels.ts'
import type { PaymentGateway } from '#platform/outside/payment-gateway.ts'
import type { ChargeBody, OfferBody } from './contract.ts'
import { offerFor } from './payment.ts'
import type { Charge } from './queries.server.ts'

/** A charge as the payer sees it, without row ids and provider details. */
export function toChargeBody(charge: Charge): ChargeBody {
  const { method, channel, amount, instruction } = charge
  const known = findChannel(method, channel)
  const code = instruction?.vaNumber ?? instruction?.paymentCode ?? null
  const billerCode = instruction?.billerCode ?? null
  const codeGrouped = code && groupByFour(code)
  const facts = {
    code: codeGrouped ?? '',
    amount: formatRupiah(amount),
    merchant: instruction?.merchant ?? '',
    billerCode: billerCode ?? '',
  }
  return {
    attempt: charge.attempt,
    method,
    channel,
    name: known?.name ?? channel,
    mark: known?.mark ?? channel.toUpperCase(),
    status: charge.status,
    failure: charge.failure,
    amount,
    merchant: instruction?.merchant ?? null,
    code,
    codeGrouped,
    billerCode,
    bankCode: known?.bankCode ?? null,
    qrString: instruction?.qrString ?? null,
    link: instruction?.link ?? null,
    linkOpens: instruction?.linkOpens ?? null,
    sentTo: instruction?.sentTo ?? null,
    expiresAt: charge.expires_at.toISOString(),
    createdAt: charge.created_at.toISOString(),
    guides: instruction ? fillSteps(known?.guides ?? [], facts) : [],
    guidesCheckedOn,
  }
}

/** The payment methods for a donation and its operational part, in the provider's order; an unusable one says why. */
export function offersFor(
  gateway: Pick<PaymentGateway, 'channels'>,
  donation: Parameters<typeof totalOf>[0],
): OfferBody[] {
  const amount = totalOf(donation)
  return gateway.channels(amount).map((given) => {
    const offer = offerFor(given, amount)
    const { method, channel, name, minimum, maximum, lifetimeMinutes, disabled } = offer
    const mark = findChannel(method, channel)?.mark ?? name
    const limits = { minimum, maximum, lifetimeMinutes, disabled: disabled ?? null }
    return { method, channel, name, mark, needsPhone: offer.needsPhone ?? false, ...limits }
  })
}

/** The address of a wallet's screen, for the phone beside the computer. A reference begins with the public id. */
export function walletPageOf({ config }: Pick<Ctx, 'config'>, { reference }: Charge): string {
  return `${config.origin}/checkout-ewallet/${reference.slice(0, reference.lastIndexOf('-'))}`
}

/** '812785002530231' → '8127 8500 2530 231'. */
export function groupByFour(code: string): string {
  return code.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ')
}
