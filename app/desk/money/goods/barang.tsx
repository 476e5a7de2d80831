import { isPermitted } from '#features/staff/permissions.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatQuantity } from '#features/voucher/goods/quantity.ts'
import type { OpenItem } from '#features/voucher/open-items.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/barang.ts'
import { goodsList, goodsSums, storeWords } from './goods-list.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { items, filters } = await goodsList.pageAt(ctx, request)
  const mayWrite = isPermitted(staff.role, 'voucher.write')
  return { items, filters, sums: goodsSums(items), mayWrite }
}

const columns: Column<OpenItem>[] = [
  { label: 'Gudang', cell: storeWords },
  { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
  {
    label: 'Barang',
    cell: ({ id, party }) => <RowLink href={`/kelola/jatuh-tempo/${id}`}>{party}</RowLink>,
  },
  { label: 'Masuk', cell: ({ openedOn }) => formatDate(startOfDay(openedOn)) },
  {
    label: 'Sisa',
    cell: ({ quantity, unit }) => (quantity === null ? '–' : formatQuantity(quantity, unit)),
    isNumber: true,
  },
  { label: 'Nilai tercatat', cell: ({ remaining }) => formatRupiah(remaining), isNumber: true },
  {
    label: 'Keluarkan',
    cell: ({ id }) => (
      <RowLink href={addressWith('/kelola/transaksi/baru/salur-barang', {}, { item: id })}>
        Salurkan
      </RowLink>
    ),
  },
]

export default function Barang({ loaderData }: Route.ComponentProps) {
  const { items, filters, sums, mayWrite } = loaderData
  return (
    <DeskPage
      title="Persediaan barang"
      lead="Barang dan logam mulia milik dana yang belum disalurkan. Keluar sebesar nilai tercatatnya; yang rusak karena lalai diganti dari dana amil."
      files={filters}
      acts={
        mayWrite && (
          <ActLink href="/kelola/transaksi/baru/terima-barang" look="primary">
            Terima barang
          </ActLink>
        )
      }
    >
      <DeskList
        caption="Menurut gudang dan dana"
        columns={[
          {
            label: 'Gudang',
            cell: ({ store, fund }) => (
              <RowLink href={addressWith('/kelola/barang', {}, { gudang: store, dana: fund })}>
                {store}
              </RowLink>
            ),
          },
          { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
          { label: 'Jumlah', cell: ({ amounts }) => amounts || '–', isNumber: true },
          { label: 'Nilai tercatat', cell: ({ sum }) => formatRupiah(sum), isNumber: true },
        ]}
        rows={sums}
        keyOf={({ store, fund }) => `${store} ${fund}`}
        empty={{ title: 'Gudang kosong', text: 'Barang yang diterima atau dibeli tampil di sini.' }}
      />
      {items.length > 0 && (
        <DeskSection title="Kiriman">
          <DeskList
            caption="Kiriman"
            columns={columns.filter(({ label }) => mayWrite || label !== 'Keluarkan')}
            rows={items}
            empty={{ title: 'Tidak ada' }}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}
