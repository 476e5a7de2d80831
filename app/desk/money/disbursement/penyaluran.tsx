import { fundWords } from '#features/ledger/funds.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/penyaluran.ts'
import { disbursementList, disbursementStates } from './disbursement-list.ts'
import { FilterBar, moneyOrders } from '#app/desk/ui/filter-bar.tsx'
import { DisbursementChip } from './disbursement-parts.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { filter, ...page } = await disbursementList.pageAt(ctx, request)
  return { ...page, sort: filter.sort, mayWrite: isPermitted(staff.role, 'disbursement.write') }
}

export default function Penyaluran({ loaderData }: Route.ComponentProps) {
  const { items, next, filters, sort, mayWrite } = loaderData
  return (
    <DeskPage
      title="Penyaluran"
      lead="Dana yang diteruskan kepada penerima manfaat, dari pengajuan sampai bukti."
      files={filters}
      acts={
        mayWrite && (
          <ActLink href="/kelola/penyaluran/baru" look="primary">
            Ajukan penyaluran
          </ActLink>
        )
      }
    >
      <FilterBar
        filters={{
          keadaan: { label: 'Keadaan', anything: 'Semua keadaan', choices: disbursementStates },
          urut: { label: 'Urutkan', choices: moneyOrders },
        }}
      />
      <DeskList
        caption="Penyaluran"
        columns={[
          {
            label: 'Keperluan',
            cell: ({ id, description }) => (
              <RowLink href={`/kelola/penyaluran/${id}`}>{description}</RowLink>
            ),
          },
          { label: 'Program', cell: ({ campaign }) => campaign ?? 'Tanpa program' },
          { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
          {
            label: 'Nominal',
            cell: ({ amount }) => formatRupiah(amount),
            isNumber: true,
            sort: 'nominal',
          },
          { label: 'Keadaan', cell: ({ status }) => <DisbursementChip status={status} /> },
          { label: 'Diajukan', cell: ({ made_at: at }) => formatDateTime(at), sort: 'terbaru' },
        ]}
        rows={items}
        empty={{ title: 'Belum ada penyaluran' }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
