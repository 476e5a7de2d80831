import { ArticleScreen } from '#app/content/article-screen.tsx'
import { feedLink } from '#app/content/feed-link.ts'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { CampaignNews } from '#app/routes/donation/campaign-news.tsx'
import type { Route } from './+types/latest-news.ts'
import { loadArticle, loadCampaignNews } from './latest-news.server.ts'

export const handle = { cache: 'public', maxAge: 30 }

/** An article under its slug, or a campaign's news under the campaign's: no slug is both. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const article = await loadArticle(ctx, params.slug)
  if (article) return { kind: 'article' as const, ...article }
  return { kind: 'campaign' as const, ...(await loadCampaignNews(ctx, params.slug)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.kind === 'article') {
    const { slug, title, summary: description } = loaderData.article
    const path = `/latest-news/${slug}`
    return [
      ...pageMeta(matches, { title: `${title}`, description, path, type: 'article' }),
      feedLink(matches),
    ]
  }
  const { campaign, updates } = loaderData
  return pageMeta(matches, {
    title: `Kabar terbaru: ${campaign.title}`,
    description: updates[0]?.paragraphs[0] ?? `Perkembangan program ${campaign.title}.`,
    path: `/latest-news/${campaign.slug}`,
    type: 'article',
  })
}

export default function LatestNews({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'article' ? (
    <ArticleScreen {...loaderData} />
  ) : (
    <CampaignNews {...loaderData} />
  )
}
