import { listDisbursements } from '#features/books/payout-list.server.ts'
import { bookFundWords } from '#features/campaign/campaign.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { isRowId } from '#platform/row-id.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { addressWith, filtersIn } from '../ui/filters.ts'
import { DeskSelect } from '../ui/form.tsx'
import { DeskList, FilterBar, RowLink } from '../ui/list.tsx'
import type { Route } from './+types/penyaluran.ts'
import { PayoutChip, payoutStates } from './payout-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Penyaluran – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, ['keadaan'])
  const status = filters.keadaan && filters.keadaan in payoutStates ? filters.keadaan : undefined
  const after = searchParams.get('sesudah') ?? undefined
  const { rows, next } = await listDisbursements(ctx.db, {
    status,
    after: isRowId(after) ? after : undefined,
  })
  return {
    rows,
    next: next && addressWith('/kelola/penyaluran', filters, { sesudah: next }),
    filters,
    mayWrite: isPermitted(staff.role, 'disbursement.write'),
  }
}

export default function Penyaluran({ loaderData }: Route.ComponentProps) {
  const { rows, next, filters, mayWrite } = loaderData
  return (
    <DeskPage
      title="Penyaluran"
      lead="Dana yang diteruskan kepada penerima manfaat, dari pengajuan sampai bukti."
      acts={
        mayWrite && (
          <a href="/kelola/penyaluran/baru" className={buttonClass('primary')}>
            Ajukan penyaluran
          </a>
        )
      }
    >
      <FilterBar reset="/kelola/penyaluran">
        <DeskSelect
          name="keadaan"
          label="Keadaan"
          defaultValue={filters.keadaan ?? ''}
          anything="Semua keadaan"
          choices={Object.entries(payoutStates).map(([value, { words }]) => ({
            value,
            label: words,
          }))}
        />
      </FilterBar>
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
          { label: 'Dana', cell: ({ fund }) => bookFundWords[fund] },
          { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true },
          { label: 'Keadaan', cell: ({ status }) => <PayoutChip status={status} /> },
          { label: 'Diajukan', cell: ({ made_at: at }) => formatDateTime(at) },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{ title: 'Belum ada penyaluran' }}
        next={next}
      />
    </DeskPage>
  )
}
