import { redirect } from 'react-router'
import { saveArticle } from '#features/article/save-article.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/artikel-baru.ts'
import { articleFields } from './article-fields.tsx'
import { articleForm, coverFor } from './article-form.ts'
import { chosenPhoto, photoChoices } from '../media/photo.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return await photoChoices(context.get(deskContext).ctx.db)
}

export const action = acts({
  simpan: act(
    articleForm,
    'Menulis artikel baru',
    async ({ ctx, staff, details }, { photoId, ...input }) => {
      const picture = await chosenPhoto(ctx.db, photoId)
      const article = { ...input, cover: coverFor(input.slug), ...(picture && { picture }) }
      const id = await saveArticle(ctx, article, { by: staff.id })
      details['artikel'] = id
      return redirect(`/kelola/artikel/${id}?kabar=simpan`, 303)
    },
  ),
})

export default function ArtikelBaru({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Artikel baru"
      lead="Disimpan sebagai konsep; belum ada yang melihatnya sampai Anda menerbitkannya."
      back={{ href: '/kelola/artikel', label: 'Artikel' }}
      isNarrow
    >
      <DeskForm act="simpan" submit="Simpan konsep" fields={articleFields(loaderData.pictures)} />
    </DeskPage>
  )
}
