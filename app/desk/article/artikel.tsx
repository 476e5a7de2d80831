import { buttonClass } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/card.tsx'
import { type ArticleState, articleCategories } from '#features/article/article.ts'
import { type DeskArticle, listDeskArticles } from '#features/article/desk-queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { addressWith, filtersIn } from '../ui/filters.ts'
import { DeskSelect, DeskText } from '../ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '../ui/list.tsx'
import type { Route } from './+types/artikel.ts'
import { articleStateChips } from './state-chips.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Artikel – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, ['kata', 'keadaan'])
  const state =
    filters.keadaan && filters.keadaan in articleStateChips ? filters.keadaan : undefined
  const { items, next } = await listDeskArticles(ctx.db, {
    now: ctx.now(),
    q: filters.kata,
    state: state as ArticleState | undefined,
    after: searchParams.get('sesudah') ?? undefined,
  })
  const following = next && addressWith('/kelola/artikel', filters, { sesudah: next })
  return { items, filters, next: following, mayWrite: isPermitted(staff.role, 'article.write') }
}

const columns: Column<DeskArticle>[] = [
  {
    label: 'Judul',
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
  { label: 'Diubah', cell: ({ changedAt }) => formatDateTime(changedAt) },
]

export default function Artikel({ loaderData }: Route.ComponentProps) {
  const { items, filters, next, mayWrite } = loaderData
  return (
    <DeskPage
      title="Artikel"
      acts={
        mayWrite && (
          <a href="/kelola/artikel/baru" className={buttonClass('primary')}>
            Artikel baru
          </a>
        )
      }
    >
      <FilterBar reset="/kelola/artikel">
        <DeskText name="kata" label="Kata" defaultValue={filters.kata ?? ''} type="search" />
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
      </FilterBar>
      <DeskList
        caption="Artikel, yang terakhir diubah lebih dahulu"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={{
          title: 'Tidak ada artikel di sini',
          text: 'Ubah saringan, atau tulis artikel baru.',
        }}
        next={next ?? undefined}
      />
    </DeskPage>
  )
}
