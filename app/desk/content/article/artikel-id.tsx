import { redirect } from 'react-router'
import * as v from 'valibot'
import { getDeskArticle, listArticleVersions } from '#features/article/desk-queries.server.ts'
import {
  publishArticle,
  saveArticle,
  withdrawArticle,
} from '#features/article/save-article.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/artikel-id.ts'
import { articleFields } from './article-fields.tsx'
import { articleForm, formOf, momentForm, publishMoment } from './article-form.ts'
import { ArticleFacts, PublishPart, Versions } from './article-parts.tsx'
import { chosenPhoto, photoChoices } from '../media/photo.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const article = await orNotFound(() => getDeskArticle(ctx.db, params.id, ctx.now()))
  const photos = await photoChoices(ctx.db, article.picture?.key)
  return {
    article,
    ...photos,
    stored: { ...formOf(article), photoId: photos.photoId },
    versions: await listArticleVersions(ctx.db, params.id),
  }
}

export const action = acts({
  simpan: act(
    articleForm,
    'Mengubah artikel',
    async ({ ctx, staff, params }, { photoId, ...input }) => {
      const id = params['id'] ?? ''
      const { cover, picture: present } = await getDeskArticle(ctx.db, id, ctx.now())
      const picture = await chosenPhoto(ctx.db, photoId, present)
      const chosen = { cover, ...(picture && { picture }) }
      await saveArticle(ctx, { ...input, ...chosen, id }, { by: staff.id })
      return redirect(`/kelola/artikel/${id}?kabar=simpan`, 303)
    },
  ),
  terbitkan: act(momentForm, 'Menerbitkan artikel', async ({ ctx, staff, params }, input) => {
    const id = params['id'] ?? ''
    const at = publishMoment(input, ctx.now())
    await getDeskArticle(ctx.db, id, ctx.now())
    await publishArticle(ctx, { id, ...(at && { at }) }, { by: staff.id })
    return redirect(`/kelola/artikel/${id}?kabar=${at ? 'jadwal' : 'terbit'}`, 303)
  }),
  tarik: act(v.object({}), 'Menarik artikel', async ({ ctx, staff, params }) => {
    const id = params['id'] ?? ''
    await getDeskArticle(ctx.db, id, ctx.now())
    await withdrawArticle(ctx, id, { by: staff.id })
    return redirect(`/kelola/artikel/${id}?kabar=tarik`, 303)
  }),
})

export default function ArtikelId({ loaderData }: Route.ComponentProps) {
  const { article, stored, versions, pictures } = loaderData
  return (
    <DeskPage
      title={article.title}
      tab="Artikel"
      back={{ href: '/kelola/artikel', label: 'Artikel' }}
      acts={<ActLink href={`/kelola/artikel/${article.id}/pratinjau`}>Pratinjau</ActLink>}
      isNarrow
    >
      <ArticleFacts article={article} />
      <PublishPart state={article.state} />
      <DeskSection title="Isi artikel">
        <DeskForm
          act="simpan"
          submit="Simpan perubahan"
          stored={stored}
          fields={articleFields(pictures)}
        />
      </DeskSection>
      <DeskSection title="Versi">
        <Versions versions={versions} />
      </DeskSection>
    </DeskPage>
  )
}
