import type { ArticleState } from '#features/article/article.ts'

/** The state of an article, as a chip. */
export const articleStateChips: Readonly<
  Record<ArticleState, { tone: 'success' | 'accent' | 'warning' | 'neutral'; children: string }>
> = {
  draft: { tone: 'neutral', children: 'Konsep' },
  scheduled: { tone: 'accent', children: 'Terjadwal' },
  published: { tone: 'success', children: 'Terbit' },
  withdrawn: { tone: 'warning', children: 'Ditarik' },
}
