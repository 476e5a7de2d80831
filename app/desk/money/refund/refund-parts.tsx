import type { RefundRow } from '#features/refund/refund-list.server.ts'
import type { RefundStatus } from '#platform/db/schema/schema-books.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip, type Tone } from '#app/ui/card.tsx'
import type { TimelineEntry } from '#app/desk/ui/facts.tsx'
import { formatRupiah } from '#platform/money/money.ts'

/** Where a refund stands. */
export const refundStates: Readonly<Record<RefundStatus, { words: string; tone: Tone }>> = {
  proposed: { words: 'Menunggu persetujuan', tone: 'warning' },
  approved: { words: 'Disetujui, belum dikirim', tone: 'warning' },
  sent: { words: 'Dalam perjalanan', tone: 'accent' },
  failed: { words: 'Gagal dikirim', tone: 'danger' },
  rejected: { words: 'Ditolak atau ditarik', tone: 'neutral' },
  paid: { words: 'Sudah dikembalikan', tone: 'success' },
}

export function RefundChip({ status }: { status: RefundStatus }) {
  const { words, tone } = refundStates[status]
  return <Chip tone={tone}>{words}</Chip>
}

/** What happened to a refund, latest first. */
export function refundTimeline(refund: RefundRow): TimelineEntry[] {
  const { madeAt, approvedAt, sentAt, paidAt, status, bankReference, failure } = refund
  const entries: (TimelineEntry | false)[] = [
    paidAt !== null && {
      id: 'paid',
      at: formatDateTime(paidAt),
      what: 'Sudah dikembalikan',
      more: bankReference && <p className="text-sm text-muted">Nomor transfer {bankReference}</p>,
    },
    status === 'failed' && {
      id: 'failed',
      at: sentAt ? `dikirim ${formatDateTime(sentAt)}` : '',
      what: `Gagal dikirim: ${failure ?? 'tanpa keterangan'}`,
    },
    sentAt !== null && { id: 'sent', at: formatDateTime(sentAt), what: 'Mulai dikirim' },
    approvedAt !== null && {
      id: 'approved',
      at: formatDateTime(approvedAt),
      who: refund.approver ?? '',
      what: status === 'rejected' ? 'Ditolak' : 'Disetujui',
    },
    { id: 'made', at: formatDateTime(madeAt), who: refund.maker ?? '', what: 'Diajukan' },
  ]
  return entries.filter((entry) => entry !== false)
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
