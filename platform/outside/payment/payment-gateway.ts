import type {
  ChargeMethod,
  PaymentInstruction,
  PaymentMethod,
  ProviderMethod,
} from '#platform/db/schema.ts'
import type { DebitMethod } from '#platform/db/schema/schema-member.ts'
import type { Rupiah } from '#platform/money/money.ts'

/** A channel that a provider offers for an amount; a disabled one says why in Indonesian. */
export type ChannelOffer = {
  method: PaymentMethod
  channel: string
  name: string
  minimum: Rupiah
  maximum: Rupiah
  lifetimeMinutes: number
  /** A number must come with the order. */
  needsPhone?: true
  disabled?: string
}

export type NewCharge = {
  reference: string
  method: ProviderMethod
  channel: string
  amount: Rupiah
  expiresAt: Date
  description: string
  /** Where a wallet sends the donor afterwards. It tells nothing about the payment. */
  returnUrl?: string
  /** +62…, for channels that ask a wallet's app. */
  payerPhone?: string | undefined
  /** The page keeps what is paid with, for later debits. */
  saves?: SavingTerms | undefined
  /** Debits what an earlier page has kept, without its owner. */
  token?: string | undefined
}

/** What is kept for whom: a name of ours that says nothing, how many days lie between two debits, and the last day. */
export type SavingTerms = { owner: string; everyDays: number; until: string | null }

/** `label`: the last digits, as far as the provider tells them. */
export type SavedToken = { token: string; label: string | null }

export type SavedAnswer =
  | ({ kind: 'saved' } & SavedToken)
  | { kind: 'none' }
  | { kind: 'unknown'; cause: string }

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

/** The provider's own state of a charge; the only basis for moving money. */
export type ProviderCharge = {
  providerId: string
  reference: string
  status: ProviderStatus
  currency: string
  /** The requested amount. */
  amount: Rupiah
  /** The total received over all captures; missing while there is none. */
  paidAmount?: Rupiah
  paidAt?: Date
  /** How often money was captured for this charge; more than one is a double payment. */
  captures: number
  /** The provider's ids of the payments read, where it has them. */
  payments?: readonly string[]
  /** True when the provider denies the charge without saying whether money ever came: our books know (F9). */
  isDenied?: boolean
  instruction?: PaymentInstruction
  expiresAt?: Date
  /** The provider's word for why it was refused. */
  failure?: string
}

/** Identifies a charge; `payments` are ids seen earlier, since a provider may name only the newest. */
export type ChargeRef = {
  reference: string
  providerId: string | null
  payments?: readonly string[]
  /** What we asked for, where a provider knows a page only once somebody pays on it. */
  amount?: Rupiah
  expiresAt?: Date
  /** It was debited by a token, so no page knows of it. */
  isDebit?: boolean
}

/** `missing` also where a provider needs its own id and we have none: a repeated creation then finds it. */
export type ChargeLookup =
  | { kind: 'found'; charge: ProviderCharge }
  | { kind: 'missing' }
  | { kind: 'unknown'; cause: string }

/** `key` is ours: the same key is the same refund, however often it is requested (F18). */
export type RefundOrder = ChargeRef & { key: string; amount: Rupiah }

/** `pending` and `unknown` are retried with the same key until the answer is final. */
export type RefundAnswer =
  | { kind: 'refunded' }
  | { kind: 'pending' }
  | { kind: 'rejected'; code: string }
  | { kind: 'unknown'; cause: string }

export type CancelAnswer = 'cancelled' | 'already_paid' | 'unknown'

/** A hint that something happened. Nothing in it is trusted until the provider is asked. */
export type ProviderEvent = {
  eventKey: string
  reference: string
  /** Absent where the event names another id than the charge has. */
  providerId?: string
  /** The payment it concerns, where a charge may have several. */
  paymentId?: string
  claimedStatus: string
  claimedAmount: string
  /** A token that is told nowhere else. */
  saved?: SavedToken
}

/** `isGenuine`: the provider sent it, but it is not about a payment; `linkOf` is the token of the link it is about. */
export type VerifiedWebhook =
  | { ok: true; event: ProviderEvent }
  | { ok: false; why: string; isGenuine?: boolean; linkOf?: string }

/** A day 'yyyy-mm-dd' of Jakarta, and where the last page ended. */
export type SettledQuestion = { day: string; after?: string | undefined }

/** One movement of our account with the provider: below zero it left. Fee and tax may have hundredths of a rupiah. */
export type SettledMovement = {
  reference: string
  providerId: string
  gross: number
  fee: number
  tax: number
  /** The provider's own correction, which belongs to no charge. */
  isAdjustment: boolean
  /** Taken back for the payer's bank. */
  isChargeback: boolean
  isFeeMissing: boolean
}

/** `refused`: asking again gets the same answer. `next` is there while there is more. */
export type SettledPage =
  | { kind: 'told'; movements: SettledMovement[]; next?: string }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; cause: string }

/** Two moments of our account with the provider. */
export type BalanceQuestion = { from: Date; to: Date }

/** What a provider says it holds for us, in hundredths of a rupiah; `pending` cannot be paid out yet. */
export type ProviderBalance = { effective: number; pending: number; overall: number }

/** `refused`: asking again gets the same answer. */
export type BalanceAnswer =
  | { kind: 'told'; opening: ProviderBalance; closing: ProviderBalance }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; cause: string }

/** `links`: its owner links it first, without a payment; `needsPhone`: with the number of the account. */
type Debit = { method: DebitMethod; channel: string; links?: true; needsPhone?: true }

/** `owner` is a name of ours that says nothing; `phone` is +62…. */
export type LinkOrder = { owner: string; channel: string; returnUrl: string; phone?: string }

/** `page` is where the owner of a wallet or an account allows debits, mostly for one opening. */
export type LinkAnswer =
  | { kind: 'linking'; token: string; page: string }
  | { kind: 'rejected'; code: string }
  | { kind: 'unknown'; cause: string }

/** `gone`: it was never allowed, has run out, or its owner took it back. */
export type LinkState =
  | ({ kind: 'linked' } & SavedToken)
  | { kind: 'waiting' }
  | { kind: 'gone' }
  | { kind: 'unknown'; cause: string }

/** `forgotten`: the provider has no call for it, so that only our own copy is gone; `waiting`: it ends by itself. */
export type UnlinkAnswer = 'unlinked' | 'forgotten' | 'waiting' | 'unknown'

/** One port, several providers. Every method has its own timeout and never throws because of the provider. */
export type PaymentGateway = {
  /** 'none' takes nothing: money comes by transfer alone. */
  readonly provider: 'sandbox' | 'xendit' | 'midtrans' | 'none'
  /** The methods that can refund the way the money came; other money goes by bank transfer. */
  readonly refundable: readonly ChargeMethod[]
  channels(amount: Rupiah): ChannelOffer[]
  /** Safe to repeat with the same reference: the same charge comes back. */
  create(charge: NewCharge): Promise<ChargeAnswer>
  find(by: ChargeRef): Promise<ChargeLookup>
  cancel(by: ChargeRef): Promise<CancelAnswer>
  /** Refunds received money. Safe to repeat with the same key, which also reads the state of a pending one. */
  refund?(order: RefundOrder): Promise<RefundAnswer>
  /** What the account was settled on a day, page by page, where the provider documents such a call. */
  listSettled?(question: SettledQuestion): Promise<SettledPage>
  /** What it held for us at two moments, where the provider documents such a call. */
  balances?(question: BalanceQuestion): Promise<BalanceAnswer>
  /** What can be debited later by a token that its owner's first payment saves. */
  readonly debits?: readonly Debit[]
  /** False where a debit whose answer was lost may be made twice by asking again. */
  readonly repeatsDebits?: boolean
  /** The token that a paid page has saved. */
  saved?(by: ChargeRef): Promise<SavedAnswer>
  /** Begins to link a wallet or an account; each call is another link. */
  link?(order: LinkOrder): Promise<LinkAnswer>
  /** What has become of a link, by the token it began with or has now. */
  linked?(token: string): Promise<LinkState>
  /** Makes a token useless at the provider. Safe to repeat. */
  unlink?(token: string, method: Debit['method']): Promise<UnlinkAnswer>
  /** Pure: checks the signature over the raw bytes in constant time, then reads the event. */
  verifyWebhook(rawBody: Uint8Array, headers: Headers): VerifiedWebhook
}
