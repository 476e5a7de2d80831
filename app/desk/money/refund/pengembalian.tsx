import { listAnswered, listTakenBack } from '#features/refund/refund-list.server.ts'
import { refundReasonWords } from '#features/refund/refund-proposals.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/pengembalian.ts'
import { refundsList } from './refund-list.ts'
import { payerWords, RefundChip, refundStates } from './refund-parts.tsx'
import { FilterBar, moneyOrders } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filter, ...page } = await refundsList.pageAt(ctx, request)
  return {
    ...page,
    rows: items.map((row) => ({ row, reason: refundReasonWords[row.reason] })),
    sort: filter.sort,
    takenBack: await listTakenBack(ctx.db),
    answered: await listAnswered(ctx.db),
  }
}

export default function Pengembalian({ loaderData }: Route.ComponentProps) {
  const { rows, next, filters, sort, takenBack, answered } = loaderData
  return (
    <DeskPage
      title="Pengembalian"
      lead="Donasi yang dikembalikan kepada donatur. Ajukan dari halaman donasinya."
      files={filters}
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
      <FilterBar
        filters={{
          keadaan: { label: 'Keadaan', anything: 'Semua keadaan', choices: refundStates },
          urut: { label: 'Urutkan', choices: moneyOrders },
        }}
      />
      <DeskList
        caption="Pengembalian"
        columns={[
          {
            label: 'Program',
            cell: ({ row }) => (
              <RowLink href={`/kelola/pengembalian/${row.donationId}`}>{row.campaign}</RowLink>
            ),
          },
          {
            label: 'Nominal',
            cell: ({ row }) => formatRupiah(row.amount),
            isNumber: true,
            sort: 'nominal',
          },
          { label: 'Alasan', cell: ({ reason }) => reason },
          { label: 'Keadaan', cell: ({ row }) => <RefundChip status={row.status} /> },
          { label: 'Dibayar dari', cell: ({ row }) => payerWords(row) },
          { label: 'Diajukan', cell: ({ row }) => formatDateTime(row.madeAt), sort: 'terbaru' },
        ]}
        rows={rows}
        keyOf={({ row }) => row.id}
        empty={{ title: 'Belum ada pengembalian' }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
