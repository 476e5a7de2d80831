import { fundWords } from '#features/campaign/campaign.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import { listEditedCategories } from '#features/campaign/save-category.server.ts'
import { listStaffCampaigns, type StaffCampaign } from '#features/campaign/staff-list.server.ts'
import { formatDate } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Route } from './+types/program.ts'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { addressWith } from '../ui/filters.ts'
import { DeskSelect, DeskText } from '../ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '../ui/list.tsx'
import { campaignFilterOf, campaignFilters } from './campaign-filter.ts'
import { StateChip } from './state-chip.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Program – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = campaignFilters(searchParams)
  const after = searchParams.get('sesudah') ?? undefined
  const page = await listStaffCampaigns(ctx.db, { ...campaignFilterOf(filters), after })
  return {
    rows: page.items,
    next: page.next && addressWith('/kelola/program', filters, { sesudah: page.next }),
    filters,
    categories: await listEditedCategories(ctx.db),
    mayWrite: isPermitted(staff.role, 'campaign.write'),
  }
}

const columns: Column<StaffCampaign>[] = [
  {
    label: 'Program',
    cell: ({ id, title, isSample, isHeld }) => (
      <>
        <RowLink href={`/kelola/program/${id}`}>{title}</RowLink>
        {isSample && <span className="block text-xs text-muted">Data contoh</span>}
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
  { label: 'Diubah', cell: ({ updatedAt }) => formatDate(updatedAt) },
]

export default function Program({ loaderData }: Route.ComponentProps) {
  const { rows, next, filters, categories, mayWrite } = loaderData
  return (
    <DeskPage
      title="Program"
      lead="Semua program, juga yang belum terbit. Yang terakhir diubah di atas."
      acts={
        <>
          <a
            href={addressWith('/kelola/program.csv', filters, {})}
            className={buttonClass('ghost')}
          >
            Unduh CSV
          </a>
          {mayWrite && (
            <a href="/kelola/program/baru" className={buttonClass('primary')}>
              Program baru
            </a>
          )}
        </>
      }
    >
      <FilterBar reset="/kelola/program">
        <DeskText name="kata" label="Kata" type="search" defaultValue={filters.kata ?? ''} />
        <DeskSelect
          name="keadaan"
          label="Keadaan"
          anything="Semua"
          defaultValue={filters.keadaan ?? ''}
          choices={choicesOf(campaignStateWords)}
        />
        <DeskSelect
          name="kategori"
          label="Kategori"
          anything="Semua"
          defaultValue={filters.kategori ?? ''}
          choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DeskSelect
          name="dana"
          label="Dana"
          anything="Semua"
          defaultValue={filters.dana ?? ''}
          choices={choicesOf(fundWords)}
        />
      </FilterBar>
      <DeskList
        caption="Program, yang terakhir diubah lebih dahulu"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{
          title: 'Tidak ada program',
          text: 'Ubah saringan, atau buat program pertama Anda.',
        }}
        next={next ?? undefined}
      />
    </DeskPage>
  )
}

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
