import { type ArticleSummary, articleCategories } from '#features/article/article.ts'

/** An article as lists show it. */
export type ArticleView = ReturnType<typeof toArticleView>

/** Converts an article for a page: dates as text, the category with its name. */
export function toArticleView(card: ArticleSummary) {
  const { slug, title, summary, category, author, cover, picture, publishedAt, readingTime } = card
  return {
    slug,
    title,
    summary,
    category: { slug: category, name: articleCategories[category] },
    author,
    cover,
    picture,
    publishedAt: publishedAt.toISOString(),
    readingTime,
  }
}
