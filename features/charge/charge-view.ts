import type { Ctx } from '#platform/context.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import { fillSteps, findChannel, guidesCheckedOn } from '#platform/outside/payment/channels.ts'
import type { ChannelOffer } from '#platform/outside/payment/payment-gateway.ts'
import type { ChargeBody, OfferBody } from './contract.ts'
import { offerFor } from './offer.ts'
import type { Charge } from './queries.server.ts'

/** A charge as the payer sees it, without row ids and provider details. */
export function toChargeBody(charge: Charge): ChargeBody {
  const { method, channel, amount, instruction } = charge
  const known = findChannel(method, channel)
  const code =
    instruction?.vaNumber ?? instruction?.paymentCode ?? instruction?.accountNumber ?? null
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
    name: instruction?.bank ? `Transfer ke ${instruction.bank}` : (known?.name ?? channel),
    mark: instruction?.bank ?? known?.mark ?? channel.toUpperCase(),
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
    bank: instruction?.bank ?? null,
    added: instruction?.added ?? null,
    expiresAt: charge.expires_at.toISOString(),
    createdAt: charge.created_at.toISOString(),
    guides: instruction ? fillSteps(known?.guides ?? [], facts) : [],
    guidesCheckedOn,
  }
}

/** A way to pay as the payer sees it; one that cannot take this amount says why. */
export function toOfferBody(unrounded: ChannelOffer, amount: Rupiah): OfferBody {
  const offer = offerFor(unrounded, amount)
  const { method, channel, name, minimum, maximum, lifetimeMinutes, disabled } = offer
  const own = method === 'transfer' ? name.replace('Transfer ke ', '') : undefined
  const mark = own ?? findChannel(method, channel)?.mark ?? name
  const limits = { minimum, maximum, lifetimeMinutes, disabled: disabled ?? null }
  return { method, channel, name, mark, needsPhone: offer.needsPhone ?? false, ...limits }
}

/** The address of a wallet's screen, for the phone beside the computer. A reference begins with the public id. */
export function walletPageOf({ config }: Pick<Ctx, 'config'>, { reference }: Charge): string {
  return `${config.origin}/checkout-ewallet/${reference.slice(0, reference.lastIndexOf('-'))}`
}

/** '812785002530231' → '8127 8500 2530 231'. */
export function groupByFour(code: string): string {
  return code.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ')
}
