import { listAnswered, listRefunds, listTakenBack } from '#features/payment/refund-list.server.ts'
import { refundReasonWords } from '#features/payment/refund-proposals.server.ts'
import type { RefundStatus } from '#platform/db/schema-books.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { isRowId } from '#platform/row-id.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { addressWith, filtersIn } from '../ui/filters.ts'
import { DeskSelect } from '../ui/form.tsx'
import { DeskList, FilterBar, RowLink } from '../ui/list.tsx'
import type { Route } from './+types/pengembalian.ts'
import { payerWords, RefundChip, refundStates } from './refund-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Pengembalian – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, ['keadaan'])
  const status = filters.keadaan && filters.keadaan in refundStates ? filters.keadaan : undefined
  const after = searchParams.get('sesudah') ?? undefined
  const { rows, next } = await listRefunds(ctx.db, {
    status,
    after: isRowId(after) ? after : undefined,
  })
  return {
    rows: rows.map((row) => ({ row, reason: refundReasonWords[row.reason] })),
    next: next && addressWith('/kelola/pengembalian', filters, { sesudah: next }),
    filters,
    takenBack: await listTakenBack(ctx.db),
    answered: await listAnswered(ctx.db),
  }
}

export default function Pengembalian({ loaderData }: Route.ComponentProps) {
  const { rows, next, filters, takenBack, answered } = loaderData
  return (
    <DeskPage
      title="Pengembalian"
      lead="Donasi yang dikembalikan kepada donatur. Ajukan dari halaman donasinya."
    >
      {takenBack.map(({ return_id: key, amount, taken_at: at }) => (
        <Notice key={key} tone="danger" title={`${formatRupiah(amount)} kembali dua kali`}>
          <p>
            Penyedia menarik dana pada {formatDateTime(at)}, padahal sudah kami kembalikan dari
            rekening. Hubungi donatur, lalu{' '}
            <RowLink href={`/kelola/pengembalian/ganda/${key}`}>selesaikan</RowLink>.
          </p>
        </Notice>
      ))}
      {answered.map(({ id, title, givenAt }) => (
        <Notice key={id} tone="info" title="Donatur sudah mengisi rekeningnya">
          <p>
            {title}, {givenAt && formatDateTime(givenAt)}.{' '}
            <RowLink href={`/kelola/pengembalian/baru?donasi=${id}`}>Ajukan pengembalian</RowLink>
          </p>
        </Notice>
      ))}
      <FilterBar reset="/kelola/pengembalian">
        <DeskSelect
          name="keadaan"
          label="Keadaan"
          defaultValue={filters.keadaan ?? ''}
          anything="Semua keadaan"
          choices={(Object.keys(refundStates) as RefundStatus[]).map((value) => ({
            value,
            label: refundStates[value].words,
          }))}
        />
      </FilterBar>
      <DeskList
        caption="Pengembalian"
        columns={[
          {
            label: 'Program',
            cell: ({ row }) => (
              <RowLink href={`/kelola/pengembalian/${row.donationId}`}>{row.campaign}</RowLink>
            ),
          },
          { label: 'Nominal', cell: ({ row }) => formatRupiah(row.amount), isNumber: true },
          { label: 'Alasan', cell: ({ reason }) => reason },
          { label: 'Keadaan', cell: ({ row }) => <RefundChip status={row.status} /> },
          { label: 'Dibayar dari', cell: ({ row }) => payerWords(row) },
          { label: 'Diajukan', cell: ({ row }) => formatDateTime(row.madeAt) },
        ]}
        rows={rows}
        keyOf={({ row }) => row.id}
        empty={{ title: 'Belum ada pengembalian' }}
        next={next}
      />
    </DeskPage>
  )
}
