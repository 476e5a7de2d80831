import { sumIn } from '#features/donation-log/search-text.ts'
import {
  countMatchedTransfers,
  listMatchedTransfers,
  type MatchedTransfer,
} from '#features/charge/matched-transfers.server.ts'
import {
  countPendingTransfers,
  listPendingTransfers,
  type PendingTransfer,
} from '#features/transfer/pending-transfers.server.ts'
import type { PageOf } from '#platform/db/page.server.ts'
import { deskList, knownValue } from '#app/desk/ui/desk-list.ts'
import { matchWords, transferStateWords } from './pending-transfer.tsx'

type Transfer = PendingTransfer | MatchedTransfer

/** Transfers that are waited for, or with `daftar=cocok` those that are matched; files are without donors. */
export const transferList = deskList({
  title: 'Transfer bank',
  file: 'transfer',
  filters: ['daftar', 'nominal', 'urut'],
  codes: { daftar: { cocok: 'Sudah cocok' } },
  read: ({ daftar, nominal, urut }) => ({
    isMatched: daftar === 'cocok',
    amount: sumIn(nominal ?? ''),
    sort: knownValue(['terlama', 'terbaru', 'nominal'], urut) ?? ('terlama' as const),
    isOldestFirst: urut === 'terlama',
  }),
  page: async (ctx, { isMatched, isOldestFirst, ...filter }): Promise<PageOf<Transfer>> =>
    isMatched
      ? await listMatchedTransfers(ctx, { ...filter, isOldestFirst })
      : await listPendingTransfers(ctx, filter),
  count: (ctx, { isMatched, amount }, most) =>
    isMatched ? countMatchedTransfers(ctx, most) : countPendingTransfers(ctx, most, amount),
  columns: {
    nominal: ({ amount }) => amount,
    bank: ({ bank }) => bank,
    nomor_rekening: ({ number }) => number,
    program: ({ campaign }) => campaign,
    keadaan: (row) => (isPendingTransfer(row) ? transferStateWords(row.status) : matchWords(row)),
    bukti: (row) => (isPendingTransfer(row) ? row.provenAt : null),
    dibuat: (row) => (isPendingTransfer(row) ? row.createdAt : null),
    batas_akhir: (row) => (isPendingTransfer(row) ? row.expiresAt : null),
    masuk: (row) => (isPendingTransfer(row) ? null : row.receivedOn),
  },
})

export function isPendingTransfer(row: Transfer): row is PendingTransfer {
  return 'provenAt' in row
}
