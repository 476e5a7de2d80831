import type { Balance } from '#features/statements/balances.server.ts'
import { formatFigure } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/saldo.ts'
import { balanceList } from './balance-list.ts'
import { statementDays } from './period-filter.ts'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filter, filters } = await balanceList.pageAt(ctx, request)
  return { balances: items, period: filter, filters }
}

const parts = [
  { of: 'dana', title: 'Per dana', note: 'Semua penerimaan dan penggunaan setiap dana.' },
  {
    of: 'program',
    title: 'Per program',
    note: 'Penerimaan program dikurangi yang dipakai darinya.',
  },
  { of: 'rekening', title: 'Per rekening', note: 'Menurut pembukuan, bukan rekening koran.' },
] as const

type Period = Route.ComponentProps['loaderData']['period']

function hrefOf({ level, id }: Balance, { from: dari, through: sampai }: Period): string {
  if (level === 'dana') return addressWith('/kelola/jurnal', { dana: id }, { dari, sampai })
  if (level === 'program') return `/kelola/program/${id}`
  return id.length === 4
    ? addressWith(`/kelola/buku-besar/${id}`, { dari, sampai }, {})
    : `/kelola/rekening/${id}`
}

function columnsFor(period: Period): Column<Balance>[] {
  return [
    { label: 'Nama', cell: (row) => <RowLink href={hrefOf(row, period)}>{row.name}</RowLink> },
    { label: 'Saldo awal', cell: ({ opening }) => formatFigure(opening), isNumber: true },
    { label: 'Masuk', cell: ({ came }) => formatFigure(came), isNumber: true },
    { label: 'Keluar', cell: ({ went }) => formatFigure(went), isNumber: true },
    { label: 'Saldo akhir', cell: ({ held }) => formatFigure(held), isNumber: true },
  ]
}

export default function Balances({ loaderData }: Route.ComponentProps) {
  const { period, filters, balances } = loaderData
  return (
    <DeskPage title="Saldo" lead={`${statementDays(period)}, dalam rupiah.`} files={filters}>
      <FilterBar
        filters={{
          ...dayFilters,
        }}
        values={{ dari: period.from, sampai: period.through }}
      />
      {parts.map(({ of, title, note }) => (
        <DeskSection key={of} title={title} note={note}>
          <DeskList
            caption={title}
            columns={columnsFor(period)}
            rows={balances.filter((row) => row.level === of)}
            keyOf={({ id, name }) => `${id} ${name}`}
            empty={{ title: 'Belum ada saldo di sini' }}
          />
        </DeskSection>
      ))}
    </DeskPage>
  )
}
