import { sumIn } from '#features/donation-log/search-text.ts'
import type { ExportCell, ExportedList } from '#features/list-export/exported-list.ts'
import {
  countMatchedTransfers,
  listMatchedTransfers,
  type MatchedTransfer,
} from '#features/charge/matched-transfers.server.ts'
import { nearTransfers } from '#features/transfer/near-transfers.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Rupiah } from '#platform/money/money.ts'
import {
  countOpenTransfers,
  listOpenTransfers,
  type OpenTransfer,
} from '#features/transfer/open-transfers.server.ts'
import { knownValue } from '#app/desk/ui/desk-list.ts'
import { matchWords, transferStateWords } from './transfer-words.ts'

/** The filters of the list of transfers, as its address has them: `daftar=cocok` shows those that are matched. */
export const transferFilterNames = ['daftar', 'nominal', 'urut'] as const

type Typed = Partial<Record<(typeof transferFilterNames)[number], string | undefined>>

/** The same as the queries take them; unknown values are left out. */
export function transferFilterOf({ daftar, nominal, urut }: Typed) {
  return {
    isMatched: daftar === 'cocok',
    amount: sumIn(nominal ?? ''),
    sort: knownValue(['terlama', 'terbaru', 'nominal'], urut) ?? ('terlama' as const),
    isOldestFirst: urut === 'terlama',
  }
}

/** Those that are waited for beside a sum that is searched. */
export async function transfersBeside(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { amount, isMatched }: { amount: Rupiah | undefined; isMatched: boolean },
): Promise<OpenTransfer[]> {
  return amount !== undefined && !isMatched ? await nearTransfers(ctx, amount) : []
}

const head = [
  'nominal',
  'bank',
  'nomor_rekening',
  'program',
  'keadaan',
  'bukti',
  'dibuat',
  'batas_akhir',
  'masuk',
]

/** Transfers that are waited for, or those that are matched, as a file. Without donors. */
export const transferList: ExportedList = {
  title: 'Transfer bank',
  file: 'transfer',
  filterNames: transferFilterNames,
  codes: { daftar: { cocok: 'Sudah cocok' } },
  head: () => head,
  async page(ctx, { filters, after, size: limit }) {
    const { isMatched, amount, sort, isOldestFirst } = transferFilterOf(filters)
    if (isMatched) {
      const { items, next } = await listMatchedTransfers(ctx, { isOldestFirst, after, limit })
      return { rows: items.map(cellsOfMatched), next }
    }
    const { items, next } = await listOpenTransfers(ctx, { sort, amount, after, limit })
    return { rows: items.map(cellsOfOpen), next }
  },
  count: (ctx, filters, most) => {
    const { isMatched, amount } = transferFilterOf(filters)
    return isMatched ? countMatchedTransfers(ctx, most) : countOpenTransfers(ctx, most, amount)
  },
}

function cellsOfOpen(row: OpenTransfer): ExportCell[] {
  const { amount, bank, number, campaign, status, provenAt, createdAt, expiresAt } = row
  const state = transferStateWords(status)
  return [amount, bank, number, campaign, state, provenAt, createdAt, expiresAt, null]
}

function cellsOfMatched(row: MatchedTransfer): ExportCell[] {
  const { amount, bank, number, campaign, receivedOn } = row
  return [amount, bank, number, campaign, matchWords(row), null, null, null, receivedOn]
}
