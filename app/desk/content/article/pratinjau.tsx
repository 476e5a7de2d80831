import { RichText } from '#app/ui/rich-text.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { getDeskArticle } from '#features/article/desk-queries.server.ts'
import { parseRichText } from '#platform/text/rich-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { orNotFound } from '#app/not-found.ts'
import type { Route } from './+types/pratinjau.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const article = await orNotFound(() => getDeskArticle(ctx.db, params.id, ctx.now()))
  return { article, nodes: parseRichText(article.body) }
}

export default function Pratinjau({ loaderData: { article, nodes } }: Route.ComponentProps) {
  return (
    <DeskPage
      title={article.title}
      tab="Pratinjau artikel"
      lead={`${article.summary} Oleh ${article.author}.`}
      back={{ href: `/kelola/artikel/${article.id}`, label: 'Isi artikel' }}
      isNarrow
    >
      <Notice title="Pratinjau: hanya pegawai yang melihat halaman ini." />
      <article className="grid gap-4">
        <RichText nodes={nodes} />
      </article>
    </DeskPage>
  )
}
