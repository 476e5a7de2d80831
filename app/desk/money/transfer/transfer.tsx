import {
  listMatchedTransfers,
  type MatchedTransfer,
} from '#features/charge/matched-transfers.server.ts'
import { nearTransfers } from '#features/transfer/near-transfers.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { NearTransfers } from './near-transfers.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'
import { isPendingTransfer, transferList } from './transfer-list.ts'
import type { Route } from './+types/transfer.ts'
import type { PendingTransfer } from '#features/transfer/pending-transfers.server.ts'
import { formatDate, formatDateTime, momentAt } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { matchWords, transferStateWords } from './pending-transfer.tsx'

const openColumns: Column<PendingTransfer>[] = [
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

const path = '/kelola/transfer'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filter, filters, next } = await transferList.pageAt(ctx, request)
  const { isMatched, amount, sort } = filter
  const latest = isMatched ? undefined : await listMatchedTransfers(ctx)
  const sesudah = latest?.next
  return {
    isMatched,
    sort,
    filters,
    amount,
    near: amount && !isMatched ? await nearTransfers(ctx, amount) : [],
    transfers: items.filter(isPendingTransfer),
    next: isMatched ? undefined : next,
    matched: latest?.items ?? items.flatMap((row) => (isPendingTransfer(row) ? [] : [row])),
    nextMatched: latest ? sesudah && addressWith(path, { daftar: 'cocok', sesudah }, {}) : next,
  }
}

const matchedOrders = { terlama: 'Terlama', terbaru: 'Terbaru' }
const openOrders = { ...matchedOrders, nominal: 'Nominal terbesar' }

export default function DeskTransfers({ loaderData }: Route.ComponentProps) {
  const { isMatched, sort, filters, amount, near } = loaderData
  const { transfers, next, matched, nextMatched } = loaderData
  return (
    <DeskPage
      title="Transfer bank"
      lead="Donasi yang menunggu uangnya di rekening lembaga. Nominal uniknya dicocokkan dengan rekening koran; bukti dari donatur membantu mencari, tidak menggantikannya."
      files={filters}
    >
      <FilterBar
        filters={{
          ...(!isMatched && { nominal: { label: 'Nominal (Rp)', inputMode: 'numeric' } }),
          daftar: { label: 'Daftar', anything: 'Yang ditunggu', choices: { cocok: 'Sudah cocok' } },
          urut: { label: 'Urutkan', choices: isMatched ? matchedOrders : openOrders },
        }}
        values={{ urut: isMatched ? (filters.urut ?? 'terbaru') : sort }}
      />
      {amount && <NearTransfers amount={amount} near={near} />}
      {!isMatched && (
        <DeskList
          caption="Transfer yang ditunggu"
          columns={openColumns}
          rows={transfers}
          empty={{
            title: amount
              ? `Tidak ada yang persis ${formatRupiah(amount)}`
              : 'Tidak ada transfer yang ditunggu',
          }}
          sorted={sort}
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
