import { type ArticleSummary, articleCategories } from '#features/article/article.ts'

/** What a list draws of an article. */
export type ArticleView = ReturnType<typeof toArticleView>

/** An article as it goes into a page: dates as text, the category with its name. */
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
