import type { PaymentInstruction, ProviderMethod } from '#platform/db/schema.ts'
import { maskPhone } from '#platform/text/contact.ts'
import type { NewCharge } from '../payment/payment-gateway.ts'
import { walletLink } from '../payment/wallets.ts'
import type { PaymentRequest } from './xendit-wire.ts'

const channelCodes: Record<string, string> = {
  qris: 'QRIS',
  dana: 'DANA',
  ovo: 'OVO',
  shopeepay: 'SHOPEEPAY',
  linkaja: 'LINKAJA',
  bca: 'BCA_VIRTUAL_ACCOUNT',
  bri: 'BRI_VIRTUAL_ACCOUNT',
  bni: 'BNI_VIRTUAL_ACCOUNT',
  mandiri: 'MANDIRI_VIRTUAL_ACCOUNT',
  permata: 'PERMATA_VIRTUAL_ACCOUNT',
  bsi: 'BSI_VIRTUAL_ACCOUNT',
  cimb: 'CIMB_VIRTUAL_ACCOUNT',
  alfamart: 'ALFAMART',
  indomaret: 'INDOMARET',
}

const walletCodes = new Set(['DANA', 'OVO', 'SHOPEEPAY', 'LINKAJA'])

/** Xendit's name of one of our channels; undefined where it has none. */
export function channelCodeOf(channel: string): string | undefined {
  return channelCodes[channel]
}

/** The body of POST /v3/payment_requests. The same order gives the same body, as idempotency requires. */
export function toPaymentRequestBody(order: NewCharge, merchant: string) {
  return {
    reference_id: order.reference,
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: order.amount,
    capture_method: 'AUTOMATIC',
    channel_code: channelCodes[order.channel],
    channel_properties: channelProperties(order, merchant),
    description: order.description,
  }
}

/**
 * What each kind of channel is told. The public pages name a wallet's return addresses (docs/routing-payment-channels)
 * but leave the rest to an account's own channel list: OVO's number stands here alone, for the first account to confirm.
 */
function channelProperties(order: NewCharge, merchant: string): Record<string, string> {
  const expires_at = order.expiresAt.toISOString()
  const { returnUrl, payerPhone } = order
  if (order.method === 'qris') return {}
  if (order.method === 'retail') return { payer_name: merchant, expires_at }
  if (order.method !== 'ewallet') return { display_name: merchant, expires_at }
  return {
    ...(returnUrl && { success_return_url: returnUrl, failure_return_url: returnUrl }),
    ...(payerPhone && { account_mobile_number: payerPhone }),
  }
}

type Shown = Pick<PaymentRequest, 'actions' | 'channel_code' | 'channel_properties'>

const linkKinds: Record<string, 'app' | 'page'> = { DEEPLINK_URL: 'app', WEB_URL: 'page' }

/** The one place that knows where `actions[]` holds a code; undefined when there is none. */
export function toXenditInstruction(
  charge: Shown,
  merchant: string,
): PaymentInstruction | undefined {
  const { actions, channel_code } = charge
  if (walletCodes.has(channel_code ?? '')) return toWalletInstruction(charge, merchant)
  for (const { descriptor, value } of actions ?? []) {
    if (descriptor === 'QR_STRING') return { merchant, qrString: value }
    if (descriptor === 'PAYMENT_CODE') return { merchant, paymentCode: value }
    if (descriptor === 'VIRTUAL_ACCOUNT_NUMBER') {
      // At Mandiri the payer enters the company first: the first five digits of the number.
      const billerCode =
        channel_code === channelCodes.mandiri ? { billerCode: value.slice(0, 5) } : {}
      return { merchant, vaNumber: value, ...billerCode }
    }
  }
  return undefined
}

/** The app or page on which a payment goes on. */
export function actionLink({
  actions,
}: Pick<Shown, 'actions'>): Pick<PaymentInstruction, 'link' | 'linkOpens'> | undefined {
  for (const { descriptor, value } of actions ?? []) {
    const linkOpens = descriptor && Object.hasOwn(linkKinds, descriptor) && linkKinds[descriptor]
    const link = linkOpens && walletLink(value)
    if (link) return { link, linkOpens }
  }
  return undefined
}

/** A link to the wallet's app or page. OVO without one asks the app of a number, and there is nothing to open. */
function toWalletInstruction(charge: Shown, merchant: string): PaymentInstruction | undefined {
  const link = actionLink(charge)
  if (link) return { merchant, ...link }
  const phone = charge.channel_properties?.account_mobile_number
  return charge.channel_code === channelCodes.ovo && phone
    ? { merchant, sentTo: maskPhone(phone) }
    : undefined
}

/** The instruction field each method must have. */
export const paymentCodeOf: Record<
  ProviderMethod,
  (instruction: PaymentInstruction) => string | undefined
> = {
  qris: ({ qrString }) => qrString,
  va: ({ vaNumber }) => vaNumber,
  retail: ({ paymentCode }) => paymentCode,
  ewallet: ({ link, sentTo }) => link ?? sentTo,
  card: ({ link }) => link,
  direct_debit: ({ link }) => link,
  transfer: () => undefined,
}
