import { type DeskVisit, listVisits } from '#features/asrama/desk-queries.server.ts'
import { dateWords } from '#features/asrama/visit.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { deskContext } from '../context.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '../ui/list.tsx'
import { visitStateWords } from './visit-words.ts'
import type { Route } from './+types/kunjungan.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Kunjungan – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const [waiting, others] = await Promise.all([
    listVisits(ctx.db, { isWaiting: true }),
    listVisits(ctx.db, { isWaiting: false }),
  ])
  return { waiting, others }
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

export default function DeskVisits({ loaderData: { waiting, others } }: Route.ComponentProps) {
  return (
    <DeskPage title="Kunjungan asrama">
      <DoneNotice />
      <DeskSection title="Menunggu jawaban">
        <DeskList
          caption="Kunjungan yang menunggu jawaban"
          columns={columns}
          rows={waiting}
          keyOf={({ id }) => id}
          empty={{ title: 'Tidak ada kunjungan yang menunggu' }}
        />
      </DeskSection>
      <DeskSection title="Lainnya">
        <DeskList
          caption="Kunjungan lainnya"
          columns={columns}
          rows={others}
          keyOf={({ id }) => id}
          empty={{ title: 'Belum ada kunjungan' }}
        />
      </DeskSection>
    </DeskPage>
  )
}
