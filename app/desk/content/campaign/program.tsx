import { fundWords } from '#features/ledger/funds.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import { listEditedCategories } from '#features/campaign/edit/save-category.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Route } from './+types/program.ts'
import { campaignList } from './campaign-list.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskList, type Column, RowLink } from '#app/desk/ui/list.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'
import type { StaffCampaign } from '#features/campaign/edit/staff-list.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { StateChip } from './state-chip.tsx'

/** A campaign as a row of the list. */
const campaignColumns: readonly Column<StaffCampaign>[] = [
  {
    label: 'Program',
    sort: 'judul',
    order: 'ascending',
    cell: ({ id, title, isSample, isHeld }) => (
      <>
        <RowLink href={`/kelola/program/${id}`}>{title}</RowLink>
        {isSample && <span className="block text-xs text-muted">data contoh</span>}
        {isHeld && <span className="block text-xs text-danger">Pencairan ditahan</span>}
      </>
    ),
  },
  { label: 'Keadaan', cell: ({ status }) => <StateChip status={status} /> },
  { label: 'Kategori', cell: ({ category }) => category },
  { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
  { label: 'Terkumpul', isNumber: true, cell: ({ collected }) => formatRupiah(collected) },
  {
    label: 'Target',
    isNumber: true,
    cell: ({ target }) => (target === null ? '–' : formatRupiah(target)),
  },
  { label: 'Diubah', sort: 'diubah', cell: ({ updatedAt }) => formatDate(updatedAt) },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { filter, ...page } = await campaignList.pageAt(ctx, request)
  return {
    ...page,
    sort: filter.sort,
    categories: await listEditedCategories(ctx.db),
    mayWrite: isPermitted(staff.role, 'campaign.write'),
  }
}

export default function Program({ loaderData }: Route.ComponentProps) {
  const { items, next, filters, sort, categories, mayWrite } = loaderData
  return (
    <DeskPage
      title="Program"
      lead="Semua program, juga yang belum terbit."
      files={filters}
      acts={
        mayWrite && (
          <ActLink href="/kelola/program/baru" look="primary">
            Program baru
          </ActLink>
        )
      }
    >
      <FilterBar
        search={{ kata: { label: 'Judul' } }}
        filters={{
          keadaan: { label: 'Keadaan', anything: 'Semua', choices: campaignStateWords },
          kategori: {
            label: 'Kategori',
            anything: 'Semua',
            choices: categories.map(({ id, name }) => ({ value: id, label: name })),
          },
          dana: { label: 'Dana', anything: 'Semua', choices: fundWords },
          urut: { label: 'Urutkan', choices: { diubah: 'Terakhir diubah', judul: 'Judul A–Z' } },
        }}
      />
      <DeskList
        caption="Program"
        columns={campaignColumns}
        rows={items}
        empty={{
          title: 'Tidak ada program',
          text: 'Ubah saringan, atau buat program pertama Anda.',
        }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
