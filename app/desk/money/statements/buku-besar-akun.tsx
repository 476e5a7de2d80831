import { fundWords } from '#features/ledger/funds.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import {
  balanceBefore,
  listPostings,
  type PostingRow,
} from '#features/statements/posting-list.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatFigure } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith, filtersIn } from '#app/desk/ui/filters.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/buku-besar-akun.ts'
import { periodOf, statementDays } from './period-filter.ts'
import { documentAddress, postingFilterOf } from './posting-filter.ts'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'
import { existing } from '#app/not-found.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const accounts = await listAccounts(ctx.db)
  const account = existing(accounts.find(({ code }) => code === params.akun))
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, ['dana', 'dari', 'sampai'])
  const period = periodOf(filters, ctx.now())
  const { code } = account
  const journalFilters = { ...filters, akun: code, dari: period.from, sampai: period.through }
  const filter = postingFilterOf({ ...journalFilters, urut: 'terlama' })
  const after = searchParams.get('sesudah') ?? undefined
  const before = await balanceBefore(ctx.db, { ...filter, account: code, after })
  const { items, next } = await listPostings(ctx.db, { ...filter, after })
  let balance = before
  const lines = items.map((row) => {
    balance += row.debit === code ? row.amount : -row.amount
    return { ...row, balance }
  })
  const here = `/kelola/buku-besar/${code}`
  return {
    account,
    accounts,
    period,
    filters: journalFilters,
    before,
    lines,
    isFurther: after !== undefined,
    next: next && addressWith(here, filters, { sesudah: next }),
  }
}

type Line = PostingRow & { balance: number }

function columnsFor(code: string, names: ReadonlyMap<string, string>): Column<Line>[] {
  return [
    { label: 'Tanggal', cell: ({ at }) => formatDate(at) },
    {
      label: 'Keterangan',
      cell: (row) => <RowLink href={documentAddress(row)}>{row.description}</RowLink>,
    },
    {
      label: 'Lawan akun',
      cell: ({ debit, credit }) => {
        const other = debit === code ? credit : debit
        return `${other} ${names.get(other) ?? ''}`
      },
    },
    { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
    {
      label: 'Debit',
      cell: ({ debit, amount }) => (debit === code ? formatFigure(amount) : ''),
      isNumber: true,
    },
    {
      label: 'Kredit',
      cell: ({ credit, amount }) => (credit === code ? formatFigure(amount) : ''),
      isNumber: true,
    },
    { label: 'Saldo', cell: ({ balance }) => formatFigure(balance), isNumber: true },
  ]
}

export default function AccountCard({ loaderData }: Route.ComponentProps) {
  const { account, accounts, period, filters, before, lines, isFurther, next } = loaderData
  const names = new Map(accounts.map(({ code, name }) => [code, name]))
  return (
    <DeskPage
      title={`${account.code} ${account.name}`}
      tab="Buku besar"
      back={{ href: '/kelola/neraca-saldo', label: 'Neraca saldo' }}
      lead={`Buku besar ${statementDays(period)}. ${isFurther ? 'Saldo sebelum halaman ini' : 'Saldo awal'} ${formatFigure(before)}; saldo kredit di dalam kurung.`}
      acts={<Downloads path="/kelola/jurnal" filters={filters} />}
    >
      <FilterBar
        filters={{
          ...dayFilters,
          dana: { label: 'Dana', anything: 'Semua dana', choices: fundWords },
        }}
        values={{ dari: period.from, sampai: period.through }}
      />
      <DeskList
        caption="Buku besar"
        columns={columnsFor(account.code, names)}
        rows={lines}
        keyOf={({ journalId, line }) => `${journalId}.${line}`}
        empty={{ title: 'Tidak ada jurnal di hari-hari itu' }}
        next={next}
      />
    </DeskPage>
  )
}
