import {
  listWrittenVersions,
  type WrittenVersion,
} from '#features/site-page/desk-queries.server.ts'
import { type PageSlug, pageSlugs, versionAt } from '#features/site-page/site-page.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/halaman.ts'
import { pageNames } from './page-names.ts'

type Row = {
  slug: PageSlug
  current: WrittenVersion | undefined
  upcoming: WrittenVersion | undefined
}

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const now = ctx.now()
  const rows: Row[] = []
  for (const slug of pageSlugs) {
    const versions = await listWrittenVersions(ctx.db, slug)
    const upcoming = versions.findLast(({ effectiveAt }) => effectiveAt > now)
    rows.push({ slug, current: versionAt(versions, now), upcoming })
  }
  return { rows }
}

const versionText = (version: WrittenVersion | undefined) =>
  version ? `Versi ${version.version}, ${formatDate(version.effectiveAt)}` : '–'

const columns: Column<Row>[] = [
  {
    label: 'Halaman',
    cell: ({ slug }) => <RowLink href={`/kelola/halaman/${slug}`}>{pageNames[slug]}</RowLink>,
  },
  { label: 'Berlaku', cell: ({ current }) => versionText(current) },
  { label: 'Akan berlaku', cell: ({ upcoming }) => versionText(upcoming) },
  { label: 'Kode persetujuan', cell: ({ current }) => current?.code ?? '–' },
]

export default function Halaman({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Halaman lembaga"
      tab="Halaman"
      lead="Setiap perubahan adalah versi baru. Versi lama tetap dapat dibaca orang yang menyetujuinya."
    >
      <DeskList
        caption="Halaman lembaga"
        columns={columns}
        rows={rows}
        keyOf={({ slug }) => slug}
        empty={{ title: 'Belum ada halaman' }}
      />
    </DeskPage>
  )
}
