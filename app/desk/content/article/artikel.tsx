import { Chip } from '#app/ui/card.tsx'
import { articleCategories } from '#features/article/article.ts'
import { type DeskArticle } from '#features/article/desk-queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/artikel.ts'
import { articleList, articleStateChips } from './article-list.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { filter, ...page } = await articleList.pageAt(ctx, request)
  return { ...page, sort: filter.sort, mayWrite: isPermitted(staff.role, 'article.write') }
}

const columns: Column<DeskArticle>[] = [
  {
    label: 'Judul',
    sort: 'judul',
    order: 'ascending',
    cell: ({ id, title, isSample }) => (
      <>
        <RowLink href={`/kelola/artikel/${id}`}>{title}</RowLink>
        {isSample && <span className="text-xs text-muted"> data contoh</span>}
      </>
    ),
  },
  { label: 'Keadaan', cell: ({ state }) => <Chip {...articleStateChips[state]} /> },
  { label: 'Kategori', cell: ({ category }) => articleCategories[category] },
  { label: 'Penulis', cell: ({ author }) => author },
  { label: 'Terbit', cell: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt) : '–') },
  { label: 'Diubah', sort: 'diubah', cell: ({ changedAt }) => formatDateTime(changedAt) },
]

export default function Artikel({ loaderData }: Route.ComponentProps) {
  const { items, filters, sort, next, mayWrite } = loaderData
  return (
    <DeskPage
      title="Artikel"
      files={filters}
      acts={
        mayWrite && (
          <ActLink href="/kelola/artikel/baru" look="primary">
            Artikel baru
          </ActLink>
        )
      }
    >
      <FilterBar
        search={{ kata: { label: 'Judul' } }}
        filters={{
          keadaan: {
            label: 'Keadaan',
            anything: 'Semua',
            choices: Object.entries(articleStateChips).map(([value, { children: label }]) => ({
              value,
              label,
            })),
          },
          urut: { label: 'Urutkan', choices: { diubah: 'Terakhir diubah', judul: 'Judul A–Z' } },
        }}
      />
      <DeskList
        caption="Artikel"
        columns={columns}
        rows={items}
        empty={{
          title: 'Tidak ada artikel di sini',
          text: 'Ubah saringan, atau tulis artikel baru.',
        }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
