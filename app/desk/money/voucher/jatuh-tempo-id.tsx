import { data } from 'react-router'
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
import { InstalmentSchedule } from './schedule-part.tsx'
import { settleHref } from './settle-href.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const item = await findItem(ctx.db, params.id)
  if (!item) throw data({ message: 'Page Not Found' }, { status: 404 })
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
