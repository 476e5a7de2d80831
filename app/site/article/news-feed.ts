import { ctxContext } from '#app/context.ts'
import { rssFeed } from '#features/article/feed.ts'
import { listArticles } from '#features/article/queries.server.ts'
import type { Route } from './+types/news-feed.ts'

export const handle = { cache: 'public', maxAge: 300 }

const MOST_ITEMS = 30

/** The RSS feed of the latest articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { origin, institution } = ctx.config
  const { items } = await listArticles(ctx.read, { now: ctx.now(), limit: MOST_ITEMS })
  const feed = rssFeed({ items, origin, name: institution.name })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
