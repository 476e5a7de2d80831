import { Hono } from 'hono'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { searchLimit } from '#platform/http/search-allowance.server.ts'
import { type Article, type ArticleSummary, articleCategories } from './article.ts'
import {
  type ArticleCardBody,
  articleListQuery,
  articleListResponse,
  articleParam,
  articleResponse,
} from './contract.ts'
import { getArticle, listArticles, relatedArticles } from './queries.server.ts'

const tag = 'Kabar'
const access = 'public'

/** Published news and articles. A former slug answers the article under its new slug. */
export const articleApi = new Hono<ApiEnv>()
  .get(
    '/news',
    documented({
      tag,
      summary: 'Kabar dan artikel, terbaru lebih dulu',
      ok: articleListResponse,
      access,
      errors: [422, 429],
    }),
    publicAccess,
    validated('query', articleListQuery),
    async (c) => {
      const { ctx } = c.var
      const { page = 1, limit: most = 12, ...query } = c.req.valid('query')
      if (query.q) await limit(ctx, searchLimit, clientAddress(c))
      const filter = { ...query, page, limit: most, now: ctx.now() }
      const { items, total } = await listArticles(ctx.read, filter)
      const pages = Math.max(1, Math.ceil(total / most))
      return c.json({ data: items.map(toCardBody), page, pages, total })
    },
  )
  .get(
    '/news/:slug',
    documented({
      tag,
      summary: 'Satu artikel beserta bacaan terkait',
      ok: articleResponse,
      access,
      errors: [404, 410],
    }),
    publicAccess,
    validated('param', articleParam),
    async (c) => {
      const { ctx } = c.var
      const now = ctx.now()
      const article = await getArticle(ctx.read, c.req.valid('param').slug, now)
      const related = await relatedArticles(ctx.read, article, { now })
      return c.json({ data: { ...toBody(article), related: related.map(toCardBody) } })
    },
  )

function toCardBody(card: ArticleSummary): ArticleCardBody {
  return {
    slug: card.slug,
    title: card.title,
    summary: card.summary,
    category: { slug: card.category, name: articleCategories[card.category] },
    author: card.author,
    cover: card.cover,
    picture: card.picture,
    isFeatured: card.isFeatured,
    publishedAt: card.publishedAt.toISOString(),
    readingTime: card.readingTime,
  }
}

function toBody(article: Article) {
  const { body, changedAt, campaignSlug } = article
  return {
    ...toCardBody(article),
    body,
    changedAt: changedAt.toISOString(),
    campaign: campaignSlug,
  }
}
