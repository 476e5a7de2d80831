import { suspenseReasonWords } from '#features/suspense/suspense.ts'
import { DAY_MS, formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskSelect } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/suspense.ts'
import { suspenseList } from './suspense-list.ts'
import { SuspenseChip } from './suspense-parts.tsx'
import { suspenseChannelWords, suspenseStateWords } from './suspense-words.ts'

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
      acts={<Downloads path="/kelola/titipan" filters={filters} />}
    >
      <DoneNotice />
      <FilterBar reset="/kelola/titipan">
        <DeskSelect
          name="keadaan"
          label="Keadaan"
          defaultValue={filters.keadaan ?? 'open'}
          choices={[
            { value: 'open', label: suspenseStateWords.open },
            { value: 'allocated', label: suspenseStateWords.allocated },
            { value: 'refunded', label: suspenseStateWords.refunded },
            { value: 'semua', label: 'Semua' },
          ]}
        />
        <DeskSelect
          name="sebab"
          label="Sebab"
          anything="Semua sebab"
          defaultValue={filters.sebab ?? ''}
          choices={Object.entries(suspenseReasonWords).map(([value, label]) => ({ value, label }))}
        />
        <DeskSelect
          name="urut"
          label="Urutkan"
          defaultValue={sort}
          choices={[
            { value: 'terlama', label: 'Terlama' },
            { value: 'terbaru', label: 'Terbaru' },
            { value: 'jumlah', label: 'Nominal terbesar' },
          ]}
        />
      </FilterBar>
      <DeskList
        caption="Titipan"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{ title: 'Tidak ada titipan di sini' }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/titipan', filters, { urut }) }}
        next={next}
      />
    </DeskPage>
  )
}
