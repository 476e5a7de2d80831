import { ArticleScreen } from './article-screen.tsx'
import { feedLink } from './feed-link.ts'
import { ctxContext } from '#app/context.ts'
import { pageMeta, siteOf } from '#app/site/sharing/page-meta.ts'
import { CampaignNews } from '#app/site/campaign/campaign-news.tsx'
import { articleLd, crumbsLd } from '#app/site/sharing/json-ld.ts'
import type { Route } from './+types/latest-news.ts'
import { loadArticle, loadCampaignNews } from './latest-news.server.ts'

export const handle = { cache: 'public', maxAge: 30 }

/** The article of a slug, or the news of a campaign. No slug belongs to both. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const article = await loadArticle(ctx, params.slug)
  if (article) return { kind: 'article' as const, ...article }
  return { kind: 'campaign' as const, ...(await loadCampaignNews(ctx, params.slug)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.kind === 'article') {
    const { changedAt } = loaderData
    const { slug, title, summary, author, publishedAt } = loaderData.article
    const path = `/latest-news/${slug}`
    const image = { path: `/og/berita/${slug}.jpg`, alt: title }
    const story = { path, title, summary, author, publishedAt, changedAt, image: image.path }
    const jsonLd = import.meta.env.SSR && [
      articleLd(siteOf(matches), story),
      crumbsLd(siteOf(matches), [
        ['Kabar dan bacaan', '/news'],
        [title, path],
      ]),
    ]
    const page = { title, description: summary, path, image, jsonLd }
    return [...pageMeta(matches, { ...page, type: 'article' }), feedLink(matches)]
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
