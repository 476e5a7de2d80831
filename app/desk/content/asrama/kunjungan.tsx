import type { DeskVisit } from '#features/asrama/desk-queries.server.ts'
import { dateWords } from '#features/asrama/visit.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/kunjungan.ts'
import { visitList, visitStateWords } from './visit-list.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

const path = '/kelola/kunjungan'

export async function loader({ context, request }: Route.LoaderArgs) {
  return await visitList.pageAt(context.get(deskContext).ctx, request)
}

const columns: Column<DeskVisit>[] = [
  {
    label: 'Hari',
    cell: ({ id, visitOn }) => (
      <RowLink href={`/kelola/kunjungan/${id}`}>{dateWords(visitOn)}</RowLink>
    ),
  },
  { label: 'Asrama', cell: ({ asrama }) => asrama },
  { label: 'Orang', cell: ({ people }) => people, isNumber: true },
  { label: 'Keadaan', cell: ({ state }) => visitStateWords[state] },
  { label: 'Diminta', cell: ({ createdAt }) => formatDateTime(createdAt) },
]

export default function DeskVisits({ loaderData }: Route.ComponentProps) {
  const { items, filter, filters, next } = loaderData
  const { isWaiting } = filter
  return (
    <DeskPage
      title="Kunjungan asrama"
      tab="Kunjungan"
      lead="Yang menunggu jawaban diurutkan dari hari kunjungan terdekat."
      files={filters}
      acts={<ActLink href={`${path}/kalender`}>Kalender</ActLink>}
    >
      <FilterBar
        filters={{
          keadaan: {
            label: 'Keadaan',
            anything: 'Menunggu jawaban',
            choices: { lainnya: 'Sudah dijawab atau dibatalkan' },
          },
          urut: {
            label: 'Urutkan',
            choices: { terlama: 'Hari paling awal', terbaru: 'Hari paling akhir' },
          },
        }}
      />
      <DeskList
        caption={isWaiting ? 'Kunjungan yang menunggu jawaban' : 'Kunjungan lainnya'}
        columns={columns}
        rows={items}
        empty={{
          title: isWaiting ? 'Tidak ada kunjungan yang menunggu' : 'Belum ada kunjungan di sini',
        }}
        next={next}
      />
    </DeskPage>
  )
}
