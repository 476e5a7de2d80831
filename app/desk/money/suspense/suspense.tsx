import { suspenseReasonWords } from '#features/suspense/suspense.ts'
import { DAY_MS, formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/suspense.ts'
import { suspenseChannelWords, suspenseList, suspenseStateWords } from './suspense-list.ts'
import { SuspenseChip } from './suspense-parts.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filter, ...page } = await suspenseList.pageAt(ctx, request)
  const now = ctx.now().getTime()
  return {
    ...page,
    rows: items.map((row) => ({
      ...row,
      days: Math.floor((now - row.createdAt.getTime()) / DAY_MS),
    })),
    sort: filter.sort,
  }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns: Column<Row>[] = [
  {
    label: 'Masuk',
    sort: 'terlama',
    order: 'ascending',
    cell: ({ id, createdAt }) => (
      <RowLink href={`/kelola/titipan/${id}`}>{formatDateTime(createdAt)}</RowLink>
    ),
  },
  { label: 'Umur', cell: ({ days }) => `${days} hari`, isNumber: true },
  { label: 'Sebab', cell: (row) => suspenseReasonWords[row.reason] },
  { label: 'Nominal', cell: ({ amount }) => formatRupiah(amount), isNumber: true, sort: 'jumlah' },
  { label: 'Program', cell: ({ campaign }) => campaign ?? 'Tidak diketahui' },
  { label: 'Kanal', cell: (row) => suspenseChannelWords(row) ?? '–' },
  { label: 'Keadaan', cell: (row) => <SuspenseChip status={row.status} /> },
]

export default function SuspenseEntries({ loaderData }: Route.ComponentProps) {
  const { rows, filters, sort, next } = loaderData
  return (
    <DeskPage
      title="Titipan"
      lead="Uang yang sudah masuk tetapi belum jelas menjadi apa. Dahulukan yang paling lama menunggu."
      files={filters}
    >
      <FilterBar
        filters={{
          keadaan: {
            label: 'Keadaan',
            choices: {
              open: suspenseStateWords.open,
              allocated: suspenseStateWords.allocated,
              refunded: suspenseStateWords.refunded,
              semua: 'Semua',
            },
          },
          sebab: { label: 'Sebab', anything: 'Semua sebab', choices: suspenseReasonWords },
          urut: {
            label: 'Urutkan',
            choices: { terlama: 'Terlama', terbaru: 'Terbaru', jumlah: 'Nominal terbesar' },
          },
        }}
      />
      <DeskList
        caption="Titipan"
        columns={columns}
        rows={rows}
        empty={{ title: 'Tidak ada titipan di sini' }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
