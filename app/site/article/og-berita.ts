import { redirect } from 'react-router'
import { formatDate } from '#platform/time/jakarta.ts'
import { loadArticle } from './latest-news.server.ts'
import { ctxContext } from '#app/context.ts'
import { answerCard } from '#app/site/sharing/answer-card.server.ts'
import { cardPhoto } from '#app/site/sharing/card-photo.server.ts'
import { storyCard } from '#app/site/sharing/cards.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/og-berita.ts'

export const handle = { cache: 'own' }

/** The preview image of a published article. */
export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(ctxContext)
  const found = await loadArticle(ctx, args.params.slug).catch((thrown: unknown) => {
    // A former slug redirects to the article; here the redirect must lead to its picture.
    const slug = thrown instanceof Response && thrown.headers.get('location')?.split('/').at(-1)
    throw slug ? redirect(`/og/berita/${slug}.jpg`, 301) : thrown
  })
  if (!found) throw pageNotFound()
  const { title, category, publishedAt, picture, cover } = found.article
  const photo = picture && (await cardPhoto(ctx.files, picture))
  const card = storyCard({
    institution: ctx.config.institution.name,
    title,
    kind: category.name,
    date: formatDate(publishedAt),
    picture: photo ? { photo } : { cover },
  })
  return answerCard(args, card, { isLasting: true, maxAge: 3600 })
}
