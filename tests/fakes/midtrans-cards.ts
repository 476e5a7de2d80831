import { digest, fakeWallets } from './midtrans-codes.ts'
import type { Sent } from './provider-server.ts'

/** The token of a card that was kept on a page, as its notification shows it. */
export function savedTokenOf(order_id: string) {
  return {
    saved_token_id: `481111${digest(`card ${order_id}`).slice(0, 26)}`,
    saved_token_id_expired_at: '2028-12-31 07:00:00',
    masked_card: '481111-1114',
  }
}

/** What the bank says of the next debits, in turn; '00' is yes. */
export function bankAnswer(refusals: string[]) {
  const code = refusals.shift()?.replace('BANK_', '') ?? '00'
  return { channel_response_code: code, masked_card: '481111-1114' }
}

const types = new Set([
  ...fakeWallets,
  'credit_card',
  'bank_transfer',
  'echannel',
  'cstore',
  'qris',
])

/** Each wallet needs its own object; GoPay minds a return address only when the callback is enabled. */
export function isKnownType(body: Sent['body']): boolean {
  const type = String(body.payment_type)
  const own = body[type] as { callback_url?: string; enable_callback?: boolean } | undefined
  if (type === 'gopay' && own?.callback_url && !own.enable_callback) return false
  return types.has(type) && (!fakeWallets.has(type) || own !== undefined)
}
