import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import type { ChargeMethod } from '#platform/db/schema.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'

/** Where kept money stands, on the desk's screens. */
export const suspenseStateWords = {
  open: 'Menunggu keputusan',
  allocated: 'Menjadi donasi',
  refunded: 'Dikembalikan',
} as const

type Channel = { method: ChargeMethod | null; channel: string | null }

/** 'BCA Virtual Account'; undefined where no code is known. */
export function suspenseChannelWords({ method, channel }: Channel): string | undefined {
  if (!method) return undefined
  return (channel && findChannel(method, channel)?.name) || payMethodWords[method]
}

/** Who holds the money. */
export function suspenseHolderWords(provider: string): string {
  const own: Readonly<Record<string, string>> = { bank: 'Rekening lembaga', counter: 'Kas lembaga' }
  return own[provider] ?? gatewayNames[provider] ?? provider
}
