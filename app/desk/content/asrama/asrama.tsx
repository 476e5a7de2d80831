import { Chip } from '#app/ui/card.tsx'
import { type DeskAsrama, listDeskAsrama } from '#features/asrama/desk-queries.server.ts'
import { provinceName } from '#features/asrama/provinces.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/asrama.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    rows: await listDeskAsrama(ctx.db),
    mayWrite: isPermitted(staff.role, 'asrama.write'),
  }
}

const columns: Column<DeskAsrama>[] = [
  {
    label: 'Asrama',
    cell: ({ id, name, isSample }) => (
      <>
        <RowLink href={`/kelola/asrama/${id}`}>{name}</RowLink>
        {isSample && <span className="text-xs text-muted"> data contoh</span>}
      </>
    ),
  },
  { label: 'Provinsi', cell: ({ province }) => provinceName(province) },
  {
    label: 'Terisi',
    cell: ({ residents, capacity }) => `${residents} dari ${capacity}`,
    isNumber: true,
  },
  {
    label: 'Keadaan',
    cell: ({ isPublished }) =>
      isPublished ? <Chip tone="success">Tampil</Chip> : <Chip>Tersembunyi</Chip>,
  },
  { label: 'Kunjungan menunggu', cell: ({ waiting }) => waiting, isNumber: true },
]

export default function DeskAsramaList({ loaderData: { rows, mayWrite } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Asrama"
      acts={
        mayWrite && (
          <ActLink href="/kelola/asrama/baru" look="primary">
            Asrama baru
          </ActLink>
        )
      }
    >
      <DeskList
        caption="Asrama"
        columns={columns}
        rows={rows}
        empty={{ title: 'Belum ada asrama' }}
      />
    </DeskPage>
  )
}
