import { fundWords } from '#features/ledger/funds.ts'
import type { OpenItem } from '#features/voucher/open-items.server.ts'
import type { VoucherRow } from '#features/voucher/queries.server.ts'
import { itemAccounts } from '#features/voucher/templates/item-accounts.ts'
import { templateTitle } from '#features/voucher/templates/templates.ts'
import { voucherStates } from '#features/voucher/voucher.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Chip } from '#app/ui/card.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { RowLink } from '#app/desk/ui/list.tsx'
import type { Fact, TimelineEntry } from '#app/desk/ui/facts.tsx'

type State = Pick<VoucherRow, 'status' | 'decided_by' | 'reviewed_by'>

/** The state of a voucher, and whether somebody is still to look through it. */
export function VoucherChip({ voucher }: { voucher: State }) {
  const { status, decided_by: decided, reviewed_by: reviewed } = voucher
  const isOpen = (status === 'posted' || status === 'reversed') && !decided && !reviewed
  const tone = status === 'posted' ? 'success' : status === 'proposed' ? 'warning' : 'neutral'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Chip tone={tone}>{voucherStates[status]}</Chip>
      {isOpen && <Chip tone="warning">Belum ditinjau</Chip>}
    </span>
  )
}

export function voucherFacts(voucher: VoucherRow): Fact[] {
  return [
    { label: 'Keadaan', value: <VoucherChip voucher={voucher} /> },
    { label: 'Transaksi', value: templateTitle(voucher.template) },
    { label: 'Tanggal', value: formatDate(startOfDay(voucher.day)) },
    { label: 'Nominal', value: formatRupiah(voucher.sum) },
    { label: 'Dana', value: fundWords[voucher.fund] },
    ...(voucher.campaign ? [{ label: 'Program', value: voucher.campaign }] : []),
    ...(voucher.plan_code ? [{ label: 'Pos RKAT', value: <PlanLink {...voucher} /> }] : []),
    ...(voucher.party ? [{ label: 'Pihak', value: voucher.party }] : []),
    { label: 'Keterangan', value: voucher.note },
    ...(voucher.reversal_reason
      ? [{ label: 'Alasan pembatalan', value: voucher.reversal_reason }]
      : []),
  ]
}

/** What happened to a voucher, latest first. */
export function voucherTimeline(
  voucher: VoucherRow,
  agreements: readonly { id: string; name: string; at: Date | null }[],
): TimelineEntry[] {
  const { reversed_at: undone, reviewed_at: seen, decided_at: decided } = voucher
  const entries: (TimelineEntry | false)[] = [
    undone !== null && {
      id: 'undone',
      at: formatDateTime(undone),
      who: voucher.reverser ?? '',
      what: 'Dibatalkan dengan jurnal pembalik',
    },
    seen !== null && {
      id: 'seen',
      at: formatDateTime(seen),
      who: voucher.reviewer ?? '',
      what: 'Ditinjau',
    },
    decided !== null && {
      id: 'decided',
      at: formatDateTime(decided),
      who: voucher.decider ?? '',
      what: voucher.status === 'rejected' ? 'Tidak dibukukan' : 'Disetujui',
    },
    ...agreements.toReversed().map(({ id, name, at }) => ({
      id,
      at: at ? formatDateTime(at) : '',
      who: name,
      what: 'Disetujui sebagai yang pertama',
    })),
    {
      id: 'recorded',
      at: formatDateTime(voucher.recorded_at),
      who: voucher.recorder ?? '',
      what: 'Dicatat',
    },
  ]
  return entries
    .filter((entry) => entry !== false)
    .toSorted((one, other) => Number(other.id !== 'recorded') - Number(one.id !== 'recorded'))
}

/** 'Uang muka program: Umar, sisa Rp2.500 (12 Juni 2026)'. */
export function itemWords(item: Pick<OpenItem, 'account' | 'party' | 'remaining' | 'openedOn'>) {
  const { words = '' } = itemAccounts[item.account] ?? {}
  const since = formatDate(startOfDay(item.openedOn))
  return `${words}: ${item.party}, sisa ${formatRupiah(item.remaining)} (${since})`
}

/** Leads to what its line of the yearly plan has left. */
function PlanLink({ plan_code: code, day }: Pick<VoucherRow, 'plan_code' | 'day'>) {
  const fields = { tahun: day.slice(0, 4), pos: code ?? '' }
  return <RowLink href={addressWith('/kelola/rkat', {}, fields)}>{code}</RowLink>
}
