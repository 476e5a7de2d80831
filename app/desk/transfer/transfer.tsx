import { listOpenTransfers, type OpenTransfer } from '#features/payment/open-transfers.server.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '../context.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '../ui/list.tsx'
import { transferStateWords } from './transfer-words.ts'
import type { Route } from './+types/transfer.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Transfer bank – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { transfers: await listOpenTransfers(ctx) }
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
  { label: 'Dibuat', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Batas akhir', cell: ({ expiresAt }) => formatDateTime(expiresAt) },
]

export default function DeskTransfers({ loaderData: { transfers } }: Route.ComponentProps) {
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
    </DeskPage>
  )
}
