import {
  listMatchedTransfers,
  type MatchedTransfer,
} from '#features/payment/matched-transfers.server.ts'
import { listOpenTransfers, type OpenTransfer } from '#features/payment/open-transfers.server.ts'
import { formatDate, formatDateTime, momentAt } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { Chip } from '#app/ui/card.tsx'
import { deskContext } from '../context.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '../ui/list.tsx'
import { matchWords, transferStateWords } from './transfer-words.ts'
import type { Route } from './+types/transfer.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Transfer bank – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { transfers: await listOpenTransfers(ctx), matched: await listMatchedTransfers(ctx) }
}

const columns: Column<OpenTransfer>[] = [
  {
    label: 'Nominal',
    cell: ({ id, amount }) => (
      <RowLink href={`/kelola/transfer/${id}`}>{formatRupiah(amount)}</RowLink>
    ),
    isNumber: true,
  },
  { label: 'Rekening', cell: ({ bank, number }) => `${bank} ${number}` },
  { label: 'Program', cell: ({ campaign }) => campaign },
  { label: 'Keadaan', cell: ({ status }) => transferStateWords(status) },
  { label: 'Bukti', cell: ({ provenAt }) => (provenAt ? <Chip tone="accent">Ada</Chip> : '–') },
  { label: 'Dibuat', cell: ({ createdAt }) => formatDateTime(createdAt) },
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
  const { transfers, matched } = loaderData
  return (
    <DeskPage title="Transfer bank">
      <DoneNotice />
      <DeskList
        caption="Transfer yang ditunggu, yang terlama lebih dulu"
        columns={columns}
        rows={transfers}
        keyOf={({ id }) => id}
        empty={{ title: 'Tidak ada transfer yang ditunggu' }}
      />
      <DeskSection
        title="Sudah cocok"
        note="Seratus yang terbaru. Bila salah cocok, buka barisnya."
      >
        <DeskList
          caption="Transfer yang sudah cocok"
          columns={matchedColumns}
          rows={matched}
          keyOf={({ key, id }) => `${id} ${key}`}
          empty={{ title: 'Belum ada transfer yang cocok' }}
        />
      </DeskSection>
    </DeskPage>
  )
}
