import { suspenseReasonWords } from '#features/suspense/suspense.ts'
import { countSuspense, listSuspense } from '#features/suspense/suspense-list.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'
import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { gatewayNames } from '#platform/outside/payment/gateway-names.ts'
import type { ChargeMethod } from '#platform/db/schema.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'

type Channel = { method: ChargeMethod | null; channel: string | null }

/** Where kept money stands, on the desk's screens. */
export const suspenseStateWords = {
  open: 'Menunggu keputusan',
  allocated: 'Menjadi donasi',
  refunded: 'Dikembalikan',
} as const

/** Money in suspense; files are without donors' names. */
export const suspenseList = deskList({
  title: 'Titipan',
  file: 'titipan',
  filters: ['keadaan', 'sebab', 'urut'],
  codes: { keadaan: { ...suspenseStateWords, semua: 'Semua' }, sebab: suspenseReasonWords },
  read: ({ keadaan, sebab, urut }) => ({
    status: knownKey(suspenseStateWords, keadaan ?? 'open'),
    reason: knownKey(suspenseReasonWords, sebab),
    sort: knownValue(['terlama', 'terbaru', 'jumlah'], urut) ?? ('terlama' as const),
  }),
  page: ({ db }, filter) => listSuspense(db, filter),
  count: ({ db }, filter, most) => countSuspense(db, filter, most),
  columns: {
    masuk: ({ createdAt }) => createdAt,
    sebab: ({ reason }) => suspenseReasonWords[reason],
    jumlah: ({ amount }) => amount,
    keadaan: ({ status }) => suspenseStateWords[status],
    selesai: ({ resolvedAt }) => resolvedAt,
    program: ({ campaign }) => campaign,
    nomor_donasi: ({ publicId }) => publicId && shortIdOf(publicId),
    metode: ({ method }) => method,
    saluran: ({ channel }) => channel,
    penyedia: ({ provider }) => provider,
    rujukan_penyedia: ({ providerId }) => providerId,
  },
})

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
