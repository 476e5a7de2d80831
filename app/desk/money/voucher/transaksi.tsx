import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { DeskRefusal, PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskList, type Column, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/transaksi.ts'
import { lookThrough } from './review-acts.ts'
import { templates, templateTitle } from '#features/voucher/templates/templates.ts'
import { voucherStates, voucherNumber } from '#features/voucher/voucher.ts'
import { dayFilters, FilterBar, moneyOrders } from '#app/desk/ui/filter-bar.tsx'
import { voucherList } from './voucher-list.ts'
import type { VoucherRow } from '#features/voucher/queries.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { VoucherChip } from './voucher-parts.tsx'

const voucherColumns: readonly Column<VoucherRow>[] = [
  {
    label: 'Nomor',
    cell: (row) => <RowLink href={`/kelola/transaksi/${row.id}`}>{voucherNumber(row)}</RowLink>,
  },
  { label: 'Tanggal', cell: ({ day }) => formatDate(startOfDay(day)), sort: 'terbaru' },
  { label: 'Transaksi', cell: ({ template }) => templateTitle(template) },
  { label: 'Pihak', cell: ({ party }) => party || '–' },
  { label: 'Nominal', cell: ({ sum }) => formatRupiah(sum), isNumber: true, sort: 'nominal' },
  { label: 'Keadaan', cell: (row) => <VoucherChip voucher={row} /> },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { items, filter, ...page } = await voucherList.pageAt(ctx, request)
  const others = items.filter((row) => row.recorded_by !== staff.id && row.reversed_by !== staff.id)
  return {
    ...page,
    rows: items,
    sort: filter.sort,
    toReview: filter.isUnreviewed ? others.map(({ id }) => id) : [],
    mayWrite: isPermitted(staff.role, 'voucher.write'),
  }
}

export const action = acts({ tinjau: lookThrough })

export default function Transaksi({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filters, sort, toReview, mayWrite } = loaderData
  return (
    <DeskPage
      title="Transaksi"
      lead="Segala yang diterima, dimiliki, dan dibelanjakan lembaga di luar donasi: bernomor, berjurnal, dan berberkas."
      files={filters}
      acts={
        <>
          <ActLink href="/kelola/transaksi/batas">Batas</ActLink>
          {mayWrite && (
            <ActLink href="/kelola/transaksi/baru" look="primary">
              Catat transaksi
            </ActLink>
          )}
        </>
      }
    >
      <DeskRefusal answer={actionData} />
      <FilterBar
        search={{ kata: { label: 'Nomor, pihak, atau keterangan' } }}
        filters={{
          jenis: {
            label: 'Transaksi',
            anything: 'Semua transaksi',
            choices: templates.map(({ key, title }) => ({ value: key, label: title })),
          },
          keadaan: { label: 'Keadaan', anything: 'Semua keadaan', choices: voucherStates },
          tinjau: { label: 'Tinjauan', anything: 'Semua', choices: { belum: 'Belum ditinjau' } },
          ...dayFilters,
          urut: { label: 'Urutkan', choices: moneyOrders },
        }}
      />
      {toReview.length > 0 && (
        <PressForm act="tinjau" fields={{ ids: toReview.join(',') }} look="primary">
          Sudah saya tinjau: {toReview.length} transaksi rekan yang tampil
        </PressForm>
      )}
      <DeskList
        caption="Transaksi"
        columns={voucherColumns}
        rows={rows}
        empty={{ title: 'Belum ada transaksi', text: 'Ubah saringan, atau catat yang pertama.' }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
