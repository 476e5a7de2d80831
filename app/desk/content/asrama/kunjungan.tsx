import type { DeskVisit } from '#features/asrama/desk-queries.server.ts'
import { dateWords } from '#features/asrama/visit.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { DeskSelect } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import { visitStateWords } from './visit-words.ts'
import type { Route } from './+types/kunjungan.ts'
import { visitList } from './visit-list.ts'

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
  const { isWaiting, isLatestFirst } = filter
  return (
    <DeskPage
      title="Kunjungan asrama"
      tab="Kunjungan"
      lead="Yang menunggu jawaban diurutkan dari hari kunjungan terdekat."
      acts={
        <>
          <Downloads path={path} filters={filters} />
          <a href={`${path}/kalender`} className={buttonClass('ghost')}>
            Kalender
          </a>
        </>
      }
    >
      <DoneNotice />
      <FilterBar reset={path}>
        <DeskSelect
          name="keadaan"
          label="Keadaan"
          anything="Menunggu jawaban"
          choices={[{ value: 'lainnya', label: 'Sudah dijawab atau dibatalkan' }]}
          defaultValue={filters.keadaan ?? ''}
        />
        <DeskSelect
          name="urut"
          label="Urutkan"
          choices={[
            { value: 'terlama', label: 'Hari paling awal' },
            { value: 'terbaru', label: 'Hari paling akhir' },
          ]}
          defaultValue={isLatestFirst ? 'terbaru' : 'terlama'}
        />
      </FilterBar>
      <DeskList
        caption={isWaiting ? 'Kunjungan yang menunggu jawaban' : 'Kunjungan lainnya'}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={{
          title: isWaiting ? 'Tidak ada kunjungan yang menunggu' : 'Belum ada kunjungan di sini',
        }}
        next={next ?? undefined}
      />
    </DeskPage>
  )
}
