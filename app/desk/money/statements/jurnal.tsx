import { fundWords } from '#features/ledger/funds.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/jurnal.ts'
import { journalList } from './journal-list.ts'
import { documentAddress } from './posting-filter.ts'

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
  {
    label: 'Nominal',
    cell: ({ amount }) => formatRupiah(amount),
    isNumber: true,
    sort: 'nominal',
  },
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
      acts={<Downloads path="/kelola/jurnal" filters={filters} />}
    >
      <FilterBar
        reset="/kelola/jurnal"
        search={
          <DeskText
            name="kata"
            label="Cari jurnal"
            hint="Nomor donasi, kuitansi, atau jurnal; nama pemberi; nominal; keterangan"
            defaultValue={filters.kata}
          />
        }
      >
        <DeskSelect
          name="akun"
          label="Akun"
          anything="Semua akun"
          defaultValue={filters.akun ?? ''}
          choices={accounts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
        <DeskSelect
          name="dana"
          label="Dana"
          anything="Semua dana"
          defaultValue={filters.dana ?? ''}
          choices={Object.entries(fundWords).map(([value, label]) => ({ value, label }))}
        />
        <DeskText name="dari" label="Dari" type="date" defaultValue={filters.dari} />
        <DeskText name="sampai" label="Sampai" type="date" defaultValue={filters.sampai} />
        <DeskSelect
          name="susulan"
          label="Susulan"
          anything="Semua jurnal"
          defaultValue={filters.susulan ?? ''}
          choices={[{ value: 'ya', label: 'Terjadi di periode tertutup' }]}
        />
        <DeskSelect
          name="urut"
          label="Urutkan"
          defaultValue={sort}
          choices={[
            { value: 'terbaru', label: 'Terbaru' },
            { value: 'terlama', label: 'Terlama' },
            { value: 'nominal', label: 'Nominal terbesar' },
          ]}
        />
      </FilterBar>
      <DeskList
        caption="Jurnal"
        columns={columns}
        rows={rows}
        keyOf={({ journalId, line }) => `${journalId}.${line}`}
        empty={{ title: 'Tidak ada jurnal di sini' }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/jurnal', filters, { urut }) }}
        next={next}
      />
    </DeskPage>
  )
}
