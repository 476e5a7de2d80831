import { kindsOfD } from '#features/books/books.ts'
import type { DisbursementRow } from '#features/books/payout-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import type { Fact, TimelineEntry } from '#app/desk/ui/facts.tsx'
import { payoutStates } from './payout-words.ts'

export function PayoutChip({ status }: Pick<DisbursementRow, 'status'>) {
  const { words, tone } = payoutStates[status]
  return <Chip tone={tone}>{words}</Chip>
}

/** The facts of a payout. */
export function payoutFacts(payout: DisbursementRow): Fact[] {
  return [
    { label: 'Keadaan', value: <PayoutChip status={payout.status} /> },
    {
      label: 'Program',
      value: payout.campaignSlug ? (
        <a href={`/campaign/${payout.campaignSlug}`} className="text-primary underline">
          {payout.campaign}
        </a>
      ) : (
        'Tanpa program'
      ),
    },
    { label: 'Dana', value: fundWords[payout.fund] },
    ...(payout.incomeAccount
      ? [{ label: 'Jenis', value: kindsOfD[payout.incomeAccount] ?? payout.incomeAccount }]
      : []),
    { label: 'Digunakan untuk', value: `${payout.use} (akun ${payout.account})` },
    ...(payout.bank ? [{ label: 'Rekening', value: payout.bank }] : []),
    { label: 'Penerima manfaat', value: `${payout.beneficiaries} orang` },
  ]
}

/** What happened to a payout, latest first. */
export function payoutTimeline(payout: DisbursementRow): TimelineEntry[] {
  const { made_at: madeAt, approved_at: decidedAt, paid_at: paidAt, status } = payout
  const entries: (TimelineEntry | false)[] = [
    paidAt !== null && {
      id: 'paid',
      at: formatDateTime(paidAt),
      who: payout.payer ?? '',
      what: 'Disalurkan',
      more: <p className="text-sm text-muted">Bukti: {payout.proof}</p>,
    },
    decidedAt !== null && {
      id: 'decided',
      at: formatDateTime(decidedAt),
      who: payout.approver ?? '',
      what: status === 'rejected' ? 'Ditolak' : 'Disetujui',
    },
    { id: 'made', at: formatDateTime(madeAt), who: payout.maker ?? '', what: 'Diajukan' },
  ]
  return entries.filter((entry) => entry !== false)
}
