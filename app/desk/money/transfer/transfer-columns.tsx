import type { MatchedTransfer } from '#features/charge/matched-transfers.server.ts'
import type { OpenTransfer } from '#features/transfer/open-transfers.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime, momentAt } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'
import { matchWords, transferStateWords } from './transfer-words.ts'

export const openColumns: Column<OpenTransfer>[] = [
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

export const matchedColumns: Column<MatchedTransfer>[] = [
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
