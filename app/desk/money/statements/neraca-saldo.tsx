import { fundWords } from '#features/ledger/funds.ts'
import { formatFigure } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/neraca-saldo.ts'
import { statementDays } from './period-filter.ts'
import { trialList } from './trial-list.ts'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filter, filters } = await trialList.pageAt(ctx, request)
  return { rows: items, period: filter, filters }
}

type Shown = Route.ComponentProps['loaderData']

function columnsFor({
  from: dari,
  through: sampai,
}: Shown['period']): Column<Shown['rows'][number]>[] {
  return [
    {
      label: 'Akun',
      cell: ({ account, name, fund }) => (
        <RowLink
          href={addressWith(`/kelola/buku-besar/${account}`, { dana: fund }, { dari, sampai })}
        >
          {account} {name}
        </RowLink>
      ),
    },
    { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
    { label: 'Saldo awal', cell: ({ opening }) => formatFigure(opening), isNumber: true },
    { label: 'Debit', cell: ({ debit }) => formatFigure(debit), isNumber: true },
    { label: 'Kredit', cell: ({ credit }) => formatFigure(credit), isNumber: true },
    { label: 'Saldo akhir', cell: ({ closing }) => formatFigure(closing), isNumber: true },
  ]
}

export default function TrialBalance({ loaderData }: Route.ComponentProps) {
  const { rows, period, filters } = loaderData
  const debits = rows.reduce((sum, { debit }) => sum + debit, 0)
  const credits = rows.reduce((sum, { credit }) => sum + credit, 0)
  return (
    <DeskPage
      title="Neraca saldo"
      lead={`${statementDays(period)}. Rupiah; kredit di dalam kurung. Debit ${formatFigure(debits)}, kredit ${formatFigure(credits)}.`}
      files={filters}
    >
      <FilterBar
        filters={{
          ...dayFilters,
          dana: { label: 'Dana', anything: 'Semua dana', choices: fundWords },
        }}
        values={{ dari: period.from, sampai: period.through }}
      />
      <DeskList
        caption="Neraca saldo"
        columns={columnsFor(period)}
        rows={rows}
        keyOf={({ account, fund }) => `${account} ${fund}`}
        empty={{ title: 'Belum ada jurnal sampai hari itu' }}
      />
    </DeskPage>
  )
}
