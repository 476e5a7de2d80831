import { areaWords, kindsOfD } from '#features/disbursement/disbursement.ts'
import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import type { Fact, TimelineEntry } from '#app/desk/ui/facts.tsx'
import { disbursementStates } from './disbursement-list.ts'

export function DisbursementChip({ status }: Pick<DisbursementRow, 'status'>) {
  const { words, tone } = disbursementStates[status]
  return <Chip tone={tone}>{words}</Chip>
}

export function disbursementFacts(disbursement: DisbursementRow): Fact[] {
  return [
    { label: 'Keadaan', value: <DisbursementChip status={disbursement.status} /> },
    {
      label: 'Program',
      value: disbursement.campaignSlug ? (
        <a href={`/campaign/${disbursement.campaignSlug}`} className="text-primary underline">
          {disbursement.campaign}
        </a>
      ) : (
        'Tanpa program'
      ),
    },
    { label: 'Dana', value: fundWords[disbursement.fund] },
    ...(disbursement.incomeAccount
      ? [
          {
            label: 'Jenis',
            value: kindsOfD[disbursement.incomeAccount] ?? disbursement.incomeAccount,
          },
        ]
      : []),
    { label: 'Digunakan untuk', value: `${disbursement.use} (akun ${disbursement.account})` },
    ...(disbursement.area ? [{ label: 'Bidang', value: areaWords[disbursement.area] }] : []),
    ...(disbursement.bank ? [{ label: 'Rekening', value: disbursement.bank }] : []),
    { label: 'Penerima manfaat', value: `${disbursement.beneficiaries} orang` },
    ...(disbursement.maker && disbursement.approver
      ? [
          {
            label: 'Diajukan dan diputuskan',
            value: `${disbursement.maker} dan ${disbursement.approver}`,
          },
        ]
      : []),
  ]
}

/** What happened to a disbursement, latest first. */
export function disbursementTimeline(disbursement: DisbursementRow): TimelineEntry[] {
  const { made_at: madeAt, approved_at: decidedAt, paid_at: paidAt, status } = disbursement
  const entries: (TimelineEntry | false)[] = [
    paidAt !== null && {
      id: 'paid',
      at: formatDateTime(paidAt),
      who: disbursement.payer ?? '',
      what: 'Disalurkan',
      more: <p className="text-sm text-muted">Bukti: {disbursement.proof}</p>,
    },
    decidedAt !== null && {
      id: 'decided',
      at: formatDateTime(decidedAt),
      who: disbursement.approver ?? '',
      what: status === 'rejected' ? 'Ditolak' : 'Disetujui',
    },
    { id: 'made', at: formatDateTime(madeAt), who: disbursement.maker ?? '', what: 'Diajukan' },
  ]
  return entries.filter((entry) => entry !== false)
}
