import { redirect } from 'react-router'
import {
  categoryForm,
  listEditedCategories,
  saveCategory,
} from '#features/campaign/edit/save-category.server.ts'
import type { Route } from './+types/kategori-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import { CategoryEditForm } from './category-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const categories = await listEditedCategories(context.get(deskContext).ctx.db)
  const category = existing(categories.find(({ id }) => id === params.id))
  return { category }
}

export const action = acts({
  simpan: act(categoryForm, 'Mengubah kategori', async ({ ctx, params }, form) => {
    await saveCategory(ctx, { id: rowIdOf(params['id']), form })
    return redirect('/kelola/kategori', 303)
  }),
})

export default function KategoriId({ loaderData }: Route.ComponentProps) {
  const { category } = loaderData
  return (
    <DeskPage
      title="Kategori"
      lead={`/category/${category.slug}`}
      back={{ href: '/kelola/kategori', label: 'Kategori' }}
    >
      <CategoryEditForm category={category} position={0} />
    </DeskPage>
  )
}
