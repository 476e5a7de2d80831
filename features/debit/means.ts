import { findChannel } from '#platform/outside/payment/channels.ts'

type Way = { method: 'card' | 'ewallet'; channel: string }

/** What a debit takes the money from, as donors read it: 'kartu', 'GoPay'. */
export function meansOf({ method, channel }: Way): string {
  return method === 'card' ? 'kartu' : (findChannel(method, channel)?.name ?? 'dompet')
}
