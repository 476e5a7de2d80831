import type { RefundRow } from '#features/refund/refund-list.server.ts'
import type { RefundStatus } from '#platform/db/schema/schema-books.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Tone } from '#app/ui/card.tsx'

/** Where a refund stands. */
export const refundStates: Readonly<Record<RefundStatus, { words: string; tone: Tone }>> = {
  proposed: { words: 'Menunggu persetujuan', tone: 'warning' },
  approved: { words: 'Disetujui, belum dikirim', tone: 'warning' },
  sent: { words: 'Dalam perjalanan', tone: 'accent' },
  failed: { words: 'Gagal dikirim', tone: 'danger' },
  rejected: { words: 'Ditolak atau ditarik', tone: 'neutral' },
  paid: { words: 'Sudah dikembalikan', tone: 'success' },
}

/** Whether the whole goes back or a part, and which part. */
export function returnedWords({ isPart, amount, operational }: RefundRow): string {
  if (!isPart) return 'Seluruh donasi'
  const own = amount - operational
  const parts = [
    ...(own > 0 ? [`${formatRupiah(own)} dari dana program`] : []),
    ...(operational > 0 ? [`${formatRupiah(operational)} dari infak operasional`] : []),
  ]
  return `Sebagian: ${parts.join(' dan ')}`
}

/** What pays it, in words. */
export function payerWords({ paysFrom, bankName, bankNumber }: RefundRow): string {
  return paysFrom === 'bank' ? `Rekening ${bankName} ${bankNumber}` : 'Penyedia pembayaran'
}
