import type { Rupiah } from '#platform/money/money.ts'
import { walletLink } from '../payment/wallets.ts'
import type { ChargeAnswer, NewCharge, SavedToken } from '../payment/payment-gateway.ts'

type CardResult = {
  transaction_id: string
  transaction_status: string
  payment_type?: string | null | undefined
  gross_amount: Rupiah
  channel_response_code?: string | null | undefined
  actions?: readonly { name: string; url?: string | null | undefined }[] | null | undefined
}

/** The body of POST /v2/charge for a card that a Snap page has kept (reference-link/one-click). */
export function toDebitRequest({ reference, amount, token }: NewCharge & { token: string }) {
  return {
    payment_type: 'credit_card',
    transaction_details: { order_id: reference, gross_amount: amount },
    credit_card: { token_id: token },
    custom_field1: String(amount),
  }
}

/** The same for a linked GoPay; `recurring`: without a PIN, which the contract must cover (reference/gopay-object). */
export function toGopayDebit(
  { reference, amount, token }: NewCharge & { token: string },
  option: string,
) {
  return {
    payment_type: 'gopay',
    transaction_details: { order_id: reference, gross_amount: amount },
    gopay: { account_id: token, payment_option_token: option, recurring: true },
    custom_field1: String(amount),
  }
}

/** What came of it. A refusal by the bank is its own code (reference-link/channel-response-code). */
export function toDebitAnswer(
  made: CardResult,
  { amount, expiresAt }: NewCharge,
  merchant: string,
): ChargeAnswer {
  if (made.gross_amount !== amount) return { kind: 'unknown', cause: 'another amount' }
  if (['deny', 'failure', 'expire', 'cancel'].includes(made.transaction_status)) {
    return { kind: 'rejected', code: refusalOf(made) ?? made.transaction_status.toUpperCase() }
  }
  const instruction = { merchant, ...asksOwner(made) }
  return { kind: 'created', providerId: made.transaction_id, instruction, expiresAt }
}

const asking = { 'verification-link-url': 'page', 'verification-link-app': 'app' } as const

/** Where the owner of a GoPay allows a debit by PIN, when GoPay asks for it (reference/gopay-tokenization). */
function asksOwner({ transaction_status, actions }: CardResult) {
  if (transaction_status !== 'pending') return undefined
  for (const [name, linkOpens] of Object.entries(asking)) {
    const link = walletLink(actions?.find((action) => action.name === name)?.url ?? '')
    if (link) return { link, linkOpens }
  }
  return undefined
}

/** 'BANK_51' for a bank's own code, 'GOPAY_201' for GoPay's (reference/gopay-response-codes). */
export function refusalOf({
  payment_type,
  channel_response_code: code,
}: Pick<CardResult, 'payment_type' | 'channel_response_code'>): string | undefined {
  if (payment_type === 'gopay') {
    return code && /^[1-9]\d{2,3}$/.test(code) ? `GOPAY_${code}` : undefined
  }
  return code && /^[A-Z0-9]{2}$/.test(code) && code !== '00' ? `BANK_${code}` : undefined
}

type PaidResult = { saved_token_id?: unknown; masked_card?: unknown }

/** The one-click token of a paid page; the documents show it in the result of the payment and in its notification. */
export function toSavedToken({ saved_token_id, masked_card }: PaidResult): SavedToken | undefined {
  if (typeof saved_token_id !== 'string' || !/^[A-Za-z0-9]{8,120}$/.test(saved_token_id)) {
    return undefined
  }
  const digits = typeof masked_card === 'string' ? masked_card.slice(-4) : ''
  return { token: saved_token_id, label: /^\d{4}$/.test(digits) ? digits : null }
}
