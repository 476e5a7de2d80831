import type { ArticleState } from '#features/article/article.ts'
import type { DeskArticleSort } from '#features/article/desk-queries.server.ts'
import { articleStateChips } from './state-chips.ts'

/** The filters of the list of articles, as its address has them. */
export const articleFilterNames = ['kata', 'keadaan', 'urut'] as const

type Typed = Partial<Record<(typeof articleFilterNames)[number], string | undefined>>

/** The same as the query takes them; unknown values are left out. */
export function articleFilterOf({ kata: q, keadaan = '', urut }: Typed) {
  const state = Object.hasOwn(articleStateChips, keadaan) ? (keadaan as ArticleState) : undefined
  const sort: DeskArticleSort = urut === 'judul' ? 'judul' : 'diubah'
  return { q, state, sort }
}
