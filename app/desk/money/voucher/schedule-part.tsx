import { type Instalment, scheduleOf } from '#features/voucher/due/instalments.ts'
import type { OpenItem } from '#features/voucher/open-items.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Chip } from '#app/ui/card.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'

/** Of what comes back in parts: each with its day, what was paid of it, and whether it is late. */
export function InstalmentSchedule({ item, today }: { item: OpenItem; today: string }) {
  if (item.instalments === 1 || !item.firstDueOn) return null
  const parts = scheduleOf({ ...item, firstDueOn: item.firstDueOn })
  const late = parts.filter((part) => isLate(part, today))
  const lateSum = late.reduce((sum, { rest }) => sum + rest, 0)
  return (
    <DeskSection
      title="Angsuran"
      note={
        late.length > 0
          ? `${late.length} angsuran lewat tempo, ${formatRupiah(lateSum)}.`
          : 'Tidak ada yang lewat tempo.'
      }
    >
      <DeskList
        caption="Angsuran"
        columns={[
          { label: 'Ke', cell: ({ number }) => String(number) },
          { label: 'Jatuh tempo', cell: ({ dueOn }) => formatDate(startOfDay(dueOn)) },
          { label: 'Angsuran', cell: ({ sum }) => formatRupiah(sum), isNumber: true },
          { label: 'Dibayar', cell: ({ paid }) => formatRupiah(paid), isNumber: true },
          { label: 'Sisa', cell: ({ rest }) => formatRupiah(rest), isNumber: true },
          { label: 'Keadaan', cell: (part) => <PartChip part={part} today={today} /> },
        ]}
        rows={parts}
        keyOf={({ number }) => String(number)}
        empty={{ title: 'Belum ada angsuran' }}
      />
    </DeskSection>
  )
}

function isLate({ rest, dueOn }: Instalment, today: string): boolean {
  return rest > 0 && dueOn < today
}

function PartChip({ part, today }: { part: Instalment; today: string }) {
  if (part.rest === 0) return <Chip tone="success">Lunas</Chip>
  if (isLate(part, today)) return <Chip tone="danger">Lewat tempo</Chip>
  return <Chip tone="neutral">{part.paid > 0 ? 'Sebagian' : 'Belum'}</Chip>
}
