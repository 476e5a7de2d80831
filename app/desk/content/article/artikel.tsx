import { buttonClass } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import { articleCategories } from '#features/article/article.ts'
import { type DeskArticle } from '#features/article/desk-queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/artikel.ts'
import { articleList } from './article-list.ts'
import { articleStateChips } from './state-chips.ts'

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
  {
    label: 'Terbit',
    cell: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt) : '–'),
  },
  { label: 'Diubah', sort: 'diubah', cell: ({ changedAt }) => formatDateTime(changedAt) },
]

export default function Artikel({ loaderData }: Route.ComponentProps) {
  const { items, filters, sort, next, mayWrite } = loaderData
  return (
    <DeskPage
      title="Artikel"
      acts={
        <>
          <Downloads path="/kelola/artikel" filters={filters} />
          {mayWrite && (
            <a href="/kelola/artikel/baru" className={buttonClass('primary')}>
              Artikel baru
            </a>
          )}
        </>
      }
    >
      <FilterBar
        reset="/kelola/artikel"
        search={
          <DeskText name="kata" label="Judul" defaultValue={filters.kata ?? ''} type="search" />
        }
      >
        <DeskSelect
          name="keadaan"
          label="Keadaan"
          anything="Semua"
          choices={Object.entries(articleStateChips).map(([value, { children: label }]) => ({
            value,
            label,
          }))}
          defaultValue={filters.keadaan ?? ''}
        />
        <DeskSelect
          name="urut"
          label="Urutkan"
          choices={[
            { value: 'diubah', label: 'Terakhir diubah' },
            { value: 'judul', label: 'Judul A–Z' },
          ]}
          defaultValue={sort}
        />
      </FilterBar>
      <DeskList
        caption="Artikel"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={{
          title: 'Tidak ada artikel di sini',
          text: 'Ubah saringan, atau tulis artikel baru.',
        }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/artikel', filters, { urut }) }}
        next={next ?? undefined}
      />
    </DeskPage>
  )
}
