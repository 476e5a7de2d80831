import { fundWords } from '#features/ledger/funds.ts'
import { findItem, listItemMoves } from '#features/voucher/due/item-moves.server.ts'
import { formatQuantity } from '#features/voucher/goods/quantity.ts'
import { itemAccounts } from '#features/voucher/templates/item-accounts.ts'
import type { OpenItem } from '#features/voucher/open-items.server.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/jatuh-tempo-id.ts'
import { settleHref } from './settle-href.ts'
import { type Instalment, scheduleOf } from '#features/voucher/due/instalments.ts'
import { Chip } from '#app/ui/card.tsx'
import { existing } from '#app/not-found.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const item = existing(await findItem(ctx.db, params.id))
  const moves = await listItemMoves(ctx.db, item.id)
  const settle = item.remaining > 0 ? settleHref(item) : undefined
  return { item, moves, settle, today: dayOf(ctx.now()) }
}

export default function JatuhTempoId({ loaderData }: Route.ComponentProps) {
  const { item, moves, settle, today } = loaderData
  return (
    <DeskPage
      title={item.party}
      tab="Satu yang belum selesai"
      lead={itemAccounts[item.account]?.words ?? item.account}
      back={{ href: '/kelola/jatuh-tempo', label: 'Jatuh tempo' }}
      acts={
        settle && (
          <ActLink href={settle.href} look="primary">
            {settle.title}
          </ActLink>
        )
      }
    >
      <DeskFacts facts={itemFacts(item)} />
      <InstalmentSchedule item={item} today={today} />
      <DeskSection title="Yang sudah terjadi">
        <DeskList
          caption="Yang sudah terjadi"
          columns={[
            { label: 'Tanggal', cell: ({ at }) => formatDate(at) },
            { label: 'Jurnal', cell: (move) => <MoveWords {...move} /> },
            ...(item.quantity === null ? [] : [quantityColumn(item.unit)]),
            { label: 'Jumlah', cell: ({ amount }) => signed(amount), isNumber: true },
          ]}
          rows={moves}
          empty={{ title: 'Belum ada' }}
        />
      </DeskSection>
    </DeskPage>
  )
}

function itemFacts({ fund, openedOn, dueOn, sum, remaining, note, ...goods }: OpenItem) {
  const { quantity, unit, store } = goods
  return [
    { label: 'Dana', value: fundWords[fund] },
    { label: 'Sejak', value: formatDate(startOfDay(openedOn)) },
    { label: 'Jatuh tempo', value: dueOn ? formatDate(startOfDay(dueOn)) : 'Tanpa hari' },
    { label: 'Semula', value: formatRupiah(sum) },
    { label: 'Sudah selesai', value: formatRupiah(sum - remaining) },
    { label: 'Sisa', value: remaining > 0 ? formatRupiah(remaining) : 'Lunas' },
    ...(store ? [{ label: 'Gudang', value: store }] : []),
    ...(quantity === null ? [] : [{ label: 'Banyaknya', value: formatQuantity(quantity, unit) }]),
    ...(note ? [{ label: 'Keterangan', value: note }] : []),
  ]
}

type Moved = Awaited<ReturnType<typeof listItemMoves>>[number]

/** Of goods: how much came in or went out. */
function quantityColumn(unit: string | null): Column<Moved> {
  return {
    label: 'Banyaknya',
    cell: ({ quantity }) => (quantity === null ? '–' : formatQuantity(quantity, unit)),
    isNumber: true,
  }
}

function MoveWords({ voucherId, description }: { voucherId: string | null; description: string }) {
  if (!voucherId) return description
  return <RowLink href={`/kelola/transaksi/${voucherId}`}>{description}</RowLink>
}

function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatRupiah(Math.abs(amount))}`
}

/** Of what comes back in parts: each with its day, what was paid of it, and whether it is late. */
function InstalmentSchedule({ item, today }: { item: OpenItem; today: string }) {
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
