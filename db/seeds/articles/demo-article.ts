import type { ArticleCategory } from '#features/article/article.ts'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'

/** An article of the demo. `[[9:103]]` in its body becomes that verse, in Arabic and Indonesian, from our text. */
export type DemoArticle = {
  slug: string
  title: string
  summary: string
  category: ArticleCategory
  author: string
  /** Negative when it is published later. */
  daysAgo: number
  /** The light and the seed; the words tell what it shows. */
  cover: CoverDescription
  coverWords: string
  campaign?: string
  isFeatured?: true
  /** Not published: staff are still writing it. */
  isDraft?: true
  body: string
}
