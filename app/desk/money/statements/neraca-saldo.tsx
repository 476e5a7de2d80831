import { fundWords } from '#features/ledger/funds.ts'
import { formatFigure } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/neraca-saldo.ts'
import { statementDays } from './period-filter.ts'
import { trialList } from './trial-list.ts'

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
      acts={<Downloads path="/kelola/neraca-saldo" filters={filters} />}
    >
      <FilterBar reset="/kelola/neraca-saldo">
        <DeskText name="dari" label="Dari" type="date" defaultValue={period.from} />
        <DeskText name="sampai" label="Sampai" type="date" defaultValue={period.through} />
        <DeskSelect
          name="dana"
          label="Dana"
          anything="Semua dana"
          defaultValue={filters.dana ?? ''}
          choices={Object.entries(fundWords).map(([value, label]) => ({ value, label }))}
        />
      </FilterBar>
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
