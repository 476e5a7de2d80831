import type { ArticleCategory } from '#features/article/article.ts'
import type { CoverDescription } from '#platform/db/schema.ts'
import { learningArticles } from './articles-learning.ts'
import { newsArticles } from './articles-news.ts'
import { reflectionArticles } from './articles-reflection.ts'
import { transparencyArticles } from './articles-transparency.ts'

/** An article of the demo. `[[9:103]]` in its body becomes that verse, in Arabic and Indonesian, from the text of the house. */
export type DemoArticle = {
  slug: string
  title: string
  summary: string
  category: ArticleCategory
  author: string
  /** Negative when it comes out later. */
  daysAgo: number
  cover: CoverDescription
  campaign?: string
  isFeatured?: true
  /** Not yet out: what the staff is still writing. */
  isDraft?: true
  body: string
}

export const demoArticles: readonly DemoArticle[] = [
  ...newsArticles,
  ...learningArticles,
  ...reflectionArticles,
  ...transparencyArticles,
]
