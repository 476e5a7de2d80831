import { data, redirect } from 'react-router'
import { toArticleView } from './article-view.server.ts'
import { campaignOf } from '#app/site/campaign/campaign-of.server.ts'
import { toCardView, toUpdateView } from '#app/site/campaign/campaign-view.server.ts'
import { SLUG } from '#features/article/article.ts'
import { ArticleWithdrawn } from '#features/article/errors.ts'
import {
  findArticle,
  type FoundArticle,
  relatedArticles,
} from '#features/article/queries.server.ts'
import { findCampaignBySlug } from '#features/campaign/queries.server.ts'
import { listUpdates } from '#features/campaign/updates.server.ts'
import type { Ctx } from '#platform/context.ts'
import { parseRichText } from '#platform/text/rich-text.ts'

/**
 * The article of a slug with its related data; undefined when the slug is not an article's. A former slug redirects;
 * a withdrawn article is 410.
 */
export async function loadArticle(ctx: Ctx, slug: string) {
  const found = await findOrGone(ctx, slug)
  if (!found) return undefined
  if (found.kind === 'renamed') throw redirect(`/latest-news/${found.slug}`, 301)
  const { article } = found
  const now = ctx.now()
  const [related, campaign] = await Promise.all([
    relatedArticles(ctx.read, article, { now }),
    article.campaignSlug ? findCampaignBySlug(ctx.read, article.campaignSlug) : undefined,
  ])
  return {
    article: toArticleView(article),
    changedAt: article.changedAt.toISOString(),
    nodes: parseRichText(article.body),
    related: related.map(toArticleView),
    campaign: campaign?.kind === 'found' ? toCardView(campaign.campaign, now) : undefined,
    url: `${ctx.config.origin}/latest-news/${article.slug}`,
  }
}

async function findOrGone(ctx: Ctx, slug: string): Promise<FoundArticle | undefined> {
  try {
    return SLUG.test(slug) ? await findArticle(ctx.read, slug, ctx.now()) : undefined
  } catch (refusal) {
    if (!(refusal instanceof ArticleWithdrawn)) throw refusal
    throw data({ message: refusal.message }, { status: refusal.status })
  }
}

/** The news of the campaign with this slug; throws 404 for an unknown slug. */
export async function loadCampaignNews(ctx: Ctx, slug: string) {
  const campaign = await campaignOf(ctx.read, { slug, screen: 'latest-news' })
  const now = ctx.now()
  const updates = await listUpdates(ctx.read, { campaignId: campaign.id, now })
  return {
    campaign: toCardView(campaign, now),
    updates: updates.map(toUpdateView),
    url: `${ctx.config.origin}/latest-news/${campaign.slug}`,
  }
}
