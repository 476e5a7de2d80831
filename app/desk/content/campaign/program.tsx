import { fundWords } from '#features/ledger/funds.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import { listEditedCategories } from '#features/campaign/edit/save-category.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Route } from './+types/program.ts'
import { campaignList } from './campaign-list.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { DeskList, FilterBar } from '#app/desk/ui/list.tsx'
import { campaignColumns } from './campaign-columns.tsx'

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
      acts={
        <>
          <Downloads path="/kelola/program" filters={filters} />
          {mayWrite && (
            <a href="/kelola/program/baru" className={buttonClass('primary')}>
              Program baru
            </a>
          )}
        </>
      }
    >
      <FilterBar
        reset="/kelola/program"
        search={
          <DeskText name="kata" label="Judul" type="search" defaultValue={filters.kata ?? ''} />
        }
      >
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
        <DeskSelect
          name="urut"
          label="Urutkan"
          defaultValue={sort}
          choices={choicesOf({ diubah: 'Terakhir diubah', judul: 'Judul A–Z' })}
        />
      </FilterBar>
      <DeskList
        caption="Program"
        columns={campaignColumns}
        rows={items}
        keyOf={({ id }) => id}
        empty={{
          title: 'Tidak ada program',
          text: 'Ubah saringan, atau buat program pertama Anda.',
        }}
        sorted={{ by: sort, href: (urut) => addressWith('/kelola/program', filters, { urut }) }}
        next={next ?? undefined}
      />
    </DeskPage>
  )
}

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
