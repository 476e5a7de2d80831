import { redirect } from 'react-router'
import {
  categoryForm,
  createCategory,
  type EditedCategory,
  listEditedCategories,
} from '#features/campaign/edit/save-category.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Route } from './+types/kategori.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { IfPermitted } from '#app/desk/ui/permitted-acts.ts'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { CategoryEditForm } from './category-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const categories = await listEditedCategories(ctx.db)
  return { categories, mayWrite: isPermitted(staff.role, 'campaign.write') }
}

export const action = acts({
  simpan: act(categoryForm, 'Membuat kategori', async ({ ctx }, form) => {
    await createCategory(ctx, form)
    return redirect('/kelola/kategori', 303)
  }),
})

const columns: Column<EditedCategory>[] = [
  { label: 'Urutan', isNumber: true, cell: ({ position }) => position },
  {
    label: 'Kategori',
    cell: ({ id, name }) => <RowLink href={`/kelola/kategori/${id}`}>{name}</RowLink>,
  },
  { label: 'Keterangan', cell: ({ description }) => description },
  { label: 'Alamat', cell: ({ slug }) => `/category/${slug}` },
  { label: 'Program', isNumber: true, cell: ({ campaigns }) => campaigns },
]

export default function Kategori({ loaderData }: Route.ComponentProps) {
  const { categories, mayWrite } = loaderData
  return (
    <DeskPage title="Kategori" lead="Pengelompokan program di situs, dalam urutan ini.">
      <DeskList
        caption="Kategori dalam urutan tampilnya"
        columns={columns}
        rows={categories}
        empty={{
          title: 'Belum ada kategori',
          text: <IfPermitted act="simpan">Buat yang pertama di bawah ini.</IfPermitted>,
        }}
      />
      {mayWrite && (
        <DeskSection title="Kategori baru" note="Alamatnya dibuat dari nama pertama dan tetap.">
          <CategoryEditForm category={null} position={categories.length + 1} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
