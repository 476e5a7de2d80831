import { fundWords } from '#features/ledger/funds.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/jurnal.ts'
import { journalList } from './journal-list.ts'
import { documentAddress } from './posting-filter.ts'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filter, ...page } = await journalList.pageAt(ctx, request)
  return { ...page, rows: items, accounts: await listAccounts(ctx.db), sort: filter.sort }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns: Column<Row>[] = [
  { label: 'Tanggal', sort: 'terbaru', cell: ({ at }) => formatDate(at) },
  {
    label: 'Keterangan',
    cell: (row) => (
      <>
        <RowLink href={documentAddress(row)}>{row.description}</RowLink>
        {row.happenedAt && (
          <span className="block text-xs text-muted">
            Terjadi {formatDate(row.happenedAt)}, hari yang sudah ditutup
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Debit',
    cell: (row) => <AccountLink code={row.debit} name={row.debitName} fund={row.fund} />,
  },
  {
    label: 'Kredit',
    cell: (row) => <AccountLink code={row.credit} name={row.creditName} fund={row.fund} />,
  },
  { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
  { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true, sort: 'nominal' },
]

function AccountLink({ code, name, fund }: { code: string; name: string; fund: string }) {
  return (
    <RowLink href={`/kelola/buku-besar/${code}?dana=${fund}`}>
      {code} {name}
    </RowLink>
  )
}

export default function Journals({ loaderData }: Route.ComponentProps) {
  const { rows, accounts, filters, sort, next } = loaderData
  return (
    <DeskPage
      title="Jurnal"
      lead="Setiap perpindahan uang di pembukuan, satu baris satu debit dan kredit. Tidak ada yang dapat diubah; salah dibetulkan dengan jurnal balik."
      files={filters}
    >
      <FilterBar
        search={{
          kata: {
            label: 'Cari jurnal',
            hint: 'Nomor donasi, kuitansi, atau jurnal; nama pemberi; nominal; keterangan',
          },
        }}
        filters={{
          akun: {
            label: 'Akun',
            anything: 'Semua akun',
            choices: accounts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          },
          dana: { label: 'Dana', anything: 'Semua dana', choices: fundWords },
          ...dayFilters,
          susulan: {
            label: 'Susulan',
            anything: 'Semua jurnal',
            choices: { ya: 'Terjadi di periode tertutup' },
          },
          urut: {
            label: 'Urutkan',
            choices: { terbaru: 'Terbaru', terlama: 'Terlama', nominal: 'Nominal terbesar' },
          },
        }}
      />
      <DeskList
        caption="Jurnal"
        columns={columns}
        rows={rows}
        keyOf={({ journalId, line }) => `${journalId}.${line}`}
        empty={{ title: 'Tidak ada jurnal di sini' }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
