import { isPermitted } from '#features/staff/permissions.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { DeskRefusal, DoneNotice, PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/transaksi.ts'
import { lookThrough } from './review-acts.ts'
import { voucherColumns } from './voucher-columns.tsx'
import { VoucherFilters } from './voucher-filters.tsx'
import { voucherList } from './voucher-list.ts'

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
      acts={
        <>
          <Downloads path="/kelola/transaksi" filters={filters} />
          <a href="/kelola/transaksi/batas" className={buttonClass('ghost')}>
            Batas
          </a>
          {mayWrite && (
            <a href="/kelola/transaksi/baru" className={buttonClass('primary')}>
              Catat transaksi
            </a>
          )}
        </>
      }
    >
      <DoneNotice />
      <DeskRefusal answer={actionData} />
      <VoucherFilters filters={filters} sort={sort} />
      {toReview.length > 0 && (
        <PressForm act="tinjau" fields={{ ids: toReview.join(',') }} look="primary">
          Sudah saya tinjau: {toReview.length} transaksi rekan yang tampil
        </PressForm>
      )}
      <DeskList
        caption="Transaksi"
        columns={voucherColumns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{ title: 'Belum ada transaksi', text: 'Ubah saringan, atau catat yang pertama.' }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/transaksi', filters, { urut }) }}
        next={next}
      />
    </DeskPage>
  )
}
