import {
  listMatchedTransfers,
  type MatchedTransfer,
} from '#features/charge/matched-transfers.server.ts'
import { listOpenTransfers, type OpenTransfer } from '#features/transfer/open-transfers.server.ts'
import { formatDate, formatDateTime, momentAt } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Chip } from '#app/ui/card.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith, filtersIn } from '#app/desk/ui/filters.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import { NearTransfers } from './near-transfers.tsx'
import { transferFilterNames, transferFilterOf, transfersBeside } from './transfer-list.ts'
import { matchWords, transferStateWords } from './transfer-words.ts'
import type { Route } from './+types/transfer.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Transfer bank – Kelola' }]

const path = '/kelola/transfer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, transferFilterNames)
  const { isMatched, amount, sort, isOldestFirst } = transferFilterOf(filters)
  const after = searchParams.get('sesudah') ?? undefined
  const none = { items: [], next: undefined }
  const open = isMatched ? none : await listOpenTransfers(ctx, { sort, amount, after })
  const matched = await listMatchedTransfers(ctx, isMatched ? { isOldestFirst, after } : {})
  const following = (sesudah: string | undefined, more: { daftar?: string }) =>
    sesudah && addressWith(path, filters, { ...more, sesudah })
  return {
    isMatched,
    sort,
    filters,
    amount,
    near: await transfersBeside(ctx, { amount, isMatched }),
    transfers: open.items,
    next: following(open.next, {}),
    matched: matched.items,
    nextMatched: following(matched.next, { daftar: 'cocok' }),
  }
}

const columns: Column<OpenTransfer>[] = [
  {
    label: 'Nominal',
    cell: ({ id, amount }) => (
      <RowLink href={`/kelola/transfer/${id}`}>{formatRupiah(amount)}</RowLink>
    ),
    isNumber: true,
    sort: 'nominal',
  },
  { label: 'Rekening', cell: ({ bank, number }) => `${bank} ${number}` },
  { label: 'Program', cell: ({ campaign }) => campaign },
  { label: 'Keadaan', cell: ({ status }) => transferStateWords(status) },
  { label: 'Bukti', cell: ({ provenAt }) => (provenAt ? <Chip tone="accent">Ada</Chip> : '–') },
  {
    label: 'Dibuat',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    sort: 'terlama',
    order: 'ascending',
  },
  { label: 'Batas akhir', cell: ({ expiresAt }) => formatDateTime(expiresAt) },
]

const matchedColumns: Column<MatchedTransfer>[] = [
  {
    label: 'Nominal',
    cell: ({ id, amount }) => (
      <RowLink href={`/kelola/transfer/${id}`}>{formatRupiah(amount)}</RowLink>
    ),
    isNumber: true,
  },
  { label: 'Rekening', cell: ({ bank, number }) => `${bank} ${number}` },
  { label: 'Program', cell: ({ campaign }) => campaign },
  { label: 'Masuk', cell: ({ receivedOn }) => formatDate(momentAt(receivedOn, '12:00:00')) },
  { label: 'Dicocokkan', cell: (match) => matchWords(match) },
]

export default function DeskTransfers({ loaderData }: Route.ComponentProps) {
  const { isMatched, sort, filters, amount, near } = loaderData
  const { transfers, next, matched, nextMatched } = loaderData
  return (
    <DeskPage
      title="Transfer bank"
      lead="Donasi yang menunggu uangnya di rekening lembaga. Nominal uniknya dicocokkan dengan rekening koran; bukti dari donatur membantu mencari, tidak menggantikannya."
      acts={<Downloads path={path} filters={filters} />}
    >
      <DoneNotice />
      <TransferFilters filters={filters} sort={sort} />
      {amount && <NearTransfers amount={amount} near={near} />}
      {!isMatched && (
        <DeskList
          caption="Transfer yang ditunggu"
          columns={columns}
          rows={transfers}
          keyOf={({ id }) => id}
          empty={{
            title: amount
              ? `Tidak ada yang persis ${formatRupiah(amount)}`
              : 'Tidak ada transfer yang ditunggu',
          }}
          sorted={{ by: sort, href: (urut) => addressWith(path, filters, { urut }) }}
          next={next}
        />
      )}
      <DeskSection title="Sudah cocok" note="Bila salah cocok, buka barisnya.">
        <DeskList
          caption="Transfer yang sudah cocok"
          columns={matchedColumns}
          rows={matched}
          keyOf={({ key, id }) => `${id} ${key}`}
          empty={{ title: 'Belum ada transfer yang cocok' }}
          next={nextMatched}
        />
      </DeskSection>
    </DeskPage>
  )
}

type FilterProps = { filters: Readonly<Record<string, string | undefined>>; sort: string }

function TransferFilters({ filters, sort }: FilterProps) {
  const isMatched = filters['daftar'] === 'cocok'
  return (
    <FilterBar reset={path}>
      {!isMatched && (
        <DeskText
          name="nominal"
          label="Nominal (Rp)"
          inputMode="numeric"
          size={12}
          defaultValue={filters['nominal'] ?? ''}
        />
      )}
      <DeskSelect
        name="daftar"
        label="Daftar"
        anything="Yang ditunggu"
        choices={[{ value: 'cocok', label: 'Sudah cocok' }]}
        defaultValue={filters['daftar'] ?? ''}
      />
      <DeskSelect
        name="urut"
        label="Urutkan"
        defaultValue={isMatched ? (filters['urut'] ?? 'terbaru') : sort}
        choices={[
          { value: 'terlama', label: 'Terlama' },
          { value: 'terbaru', label: 'Terbaru' },
          ...(isMatched ? [] : [{ value: 'nominal', label: 'Nominal terbesar' }]),
        ]}
      />
    </FilterBar>
  )
}
