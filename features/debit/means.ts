import type { DebitMethod } from '#platform/db/schema/schema-member.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'

type Way = { method: DebitMethod; channel: string }

/** What a debit takes the money from, as donors read it: 'kartu', 'GoPay', 'rekening BRI'. */
export function meansOf({ method, channel }: Way): string {
  if (method === 'card') return 'kartu'
  const known = findChannel(method, channel)
  return method === 'direct_debit' ? `rekening ${known?.mark ?? 'bank'}` : (known?.name ?? 'dompet')
}

/** On whose page it is linked: a wallet's, or the provider's, which asks for an account's card and OTP. */
export function linkPlaceOf(way: Way): string {
  return way.method === 'ewallet' ? meansOf(way) : 'penyedia pembayaran'
}
