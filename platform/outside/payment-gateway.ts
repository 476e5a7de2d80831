import type { PaymentInstruction, PaymentMethod } from '../db/schema.ts'
import type { Rupiah } from '../money.ts'

/** A way to pay that a provider offers for an amount; a disabled one says why in Indonesian. */
export type ChannelOffer = {
  method: PaymentMethod
  channel: string
  name: string
  minimum: Rupiah
  maximum: Rupiah
  lifetimeMinutes: number
  disabled?: string
}

export type NewCharge = {
  reference: string
  method: PaymentMethod
  channel: string
  amount: Rupiah
  expiresAt: Date
  description: string
}

/** `unknown` means no answer was understood: the charge may exist. It is never treated as failed. */
export type ChargeAnswer =
  | { kind: 'created'; providerId: string; instruction: PaymentInstruction; expiresAt: Date }
  | { kind: 'rejected'; code: string }
  | { kind: 'unknown'; cause: string }

export type ProviderStatus =
  | 'pending'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'failed'
  | 'reversed'
  | 'refunded'

/** What the provider itself says about a charge when asked; the only ground for moving money. */
export type ProviderCharge = {
  providerId: string
  reference: string
  status: ProviderStatus
  currency: string
  /** What was asked for. */
  amount: Rupiah
  /** What was received in total over all captures; absent while nothing was. */
  paidAmount?: Rupiah
  paidAt?: Date
  /** How often money was captured for this charge; more than one is double money. */
  captures: number
  /** The provider's ids of the payments that were read, where it numbers them. */
  payments?: readonly string[]
  /** True when it says that no money is there and not whether some had come: our books know (F9). */
  isDenied?: boolean
  instruction?: PaymentInstruction
  expiresAt?: Date
}

/** Which charge is meant; `payments` are ids seen earlier, as a provider may name only the newest by itself. */
export type ChargeRef = {
  reference: string
  providerId: string | null
  payments?: readonly string[]
}

/** `missing` also where a provider can only be asked by its own id and we have none: asking to create again tells. */
export type ChargeLookup =
  | { kind: 'found'; charge: ProviderCharge }
  | { kind: 'missing' }
  | { kind: 'unknown'; cause: string }

/** `key` is ours: the same key is the same refund, however often it is asked for (F18). */
export type RefundOrder = ChargeRef & { key: string; amount: Rupiah }

/** `pending` and `unknown` are asked again with the same key until they are one of the others. */
export type RefundAnswer =
  | { kind: 'refunded' }
  | { kind: 'pending' }
  | { kind: 'rejected'; code: string }
  | { kind: 'unknown'; cause: string }

export type CancelAnswer = 'cancelled' | 'already_paid' | 'unknown'

/** A hint that something happened. Nothing in it is believed until the provider is asked. */
export type ProviderEvent = {
  eventKey: string
  reference: string
  providerId: string
  /** The one payment it speaks of, where a charge may have several. */
  paymentId?: string
  claimedStatus: string
  claimedAmount: string
}

/** `isGenuine`: the provider did send it, but it is not about a payment and there is nothing to do. */
export type VerifiedWebhook =
  | { ok: true; event: ProviderEvent }
  | { ok: false; why: string; isGenuine?: boolean }

/** One port, several providers. Every method has a timeout of its own and never throws for what the provider does. */
export type PaymentGateway = {
  readonly provider: 'sandbox' | 'xendit' | 'midtrans'
  /** The methods whose money can go back the way it came; the rest goes back by bank transfer. */
  readonly refundable: readonly PaymentMethod[]
  channels(amount: Rupiah): ChannelOffer[]
  /** Safe to repeat with the same reference: the same charge comes back. */
  create(charge: NewCharge): Promise<ChargeAnswer>
  find(by: ChargeRef): Promise<ChargeLookup>
  cancel(by: ChargeRef): Promise<CancelAnswer>
  /** Sends received money back. Safe to repeat with the same key, which is also how a pending one is followed. */
  refund?(order: RefundOrder): Promise<RefundAnswer>
  /** Pure: checks the signature over the raw bytes in constant time, then reads the event. */
  verifyWebhook(rawBody: Uint8Array, headers: Headers): VerifiedWebhook
}
