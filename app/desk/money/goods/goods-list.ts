import { fundWords } from '#features/ledger/funds.ts'
import { formatQuantity } from '#features/voucher/goods/quantity.ts'
import { listOpenItems, type OpenItem } from '#features/voucher/open-items.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { deskList, knownKey } from '#app/desk/ui/desk-list.ts'

const stores: readonly string[] = ['1181', '1182']

/** Where goods lie that were recorded without a store. */
export function storeWords({ store }: Pick<OpenItem, 'store'>): string {
  return store ?? 'Belum disebut'
}

async function goodsIn(db: Db, { store, fund }: { store?: string; fund?: string }) {
  const items = await listOpenItems(db, { accounts: stores })
  return items
    .filter((item) => !store || storeWords(item) === store)
    .filter((item) => !fund || item.fund === fund)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

function orderOf(item: OpenItem): string {
  return `${storeWords(item)} ${item.fund} ${item.openedOn} ${item.id}`
}

/** What lies in the stores: how much of it and what it stands for. */
export const goodsList = deskList({
  title: 'Persediaan barang',
  file: 'persediaan',
  filters: ['gudang', 'dana'],
  codes: { dana: fundWords },
  read: ({ gudang, dana }) => ({ store: gudang ?? '', fund: knownKey(fundWords, dana) ?? '' }),
  page: async ({ db }, filter) => ({ items: await goodsIn(db, filter), next: undefined }),
  count: async ({ db }, filter) => (await goodsIn(db, filter)).length,
  columns: {
    gudang: storeWords,
    dana: ({ fund }) => fundWords[fund],
    barang: ({ party }) => party,
    masuk: ({ openedOn }) => openedOn,
    jumlah: ({ quantity }) => (quantity === null ? null : formatQuantity(quantity, null)),
    satuan: ({ unit }) => unit,
    nilai: ({ remaining }) => remaining,
  },
})

export type GoodsSum = { store: string; fund: OpenItem['fund']; sum: number; amounts: string }

/** The whole of each store and fund. */
export function goodsSums(items: readonly OpenItem[]): GoodsSum[] {
  const groups = Map.groupBy(items, (item) => `${storeWords(item)}\n${item.fund}`)
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const counted = all.filter(({ quantity }) => quantity !== null)
    const units = Map.groupBy(counted, ({ unit }) => unit)
    const amounts = [...units].map(([unit, each]) =>
      formatQuantity(
        each.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
        unit,
      ),
    )
    const sum = all.reduce((whole, { remaining }) => whole + remaining, 0)
    return [{ store: storeWords(first), fund: first.fund, sum, amounts: amounts.join(', ') }]
  })
}
