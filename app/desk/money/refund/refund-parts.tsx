import type { RefundRow } from '#features/refund/refund-list.server.ts'
import type { RefundStatus } from '#platform/db/schema/schema-books.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import type { TimelineEntry } from '#app/desk/ui/facts.tsx'
import { refundStates } from './refund-words.ts'

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
