import type { ArticleState } from '#features/article/article.ts'
import type { DeskArticleSort } from '#features/article/desk-queries.server.ts'
import { filtersIn } from '../ui/filters.ts'
import { articleStateChips } from './state-chips.ts'

/** The filters of the list of articles, as its address has them and as the query takes them. */
export function articleFilterIn(params: URLSearchParams) {
  const filters = filtersIn(params, ['kata', 'keadaan', 'urut'])
  const { kata: q, keadaan = '', urut } = filters
  const state = Object.hasOwn(articleStateChips, keadaan) ? (keadaan as ArticleState) : undefined
  const sort: DeskArticleSort = urut === 'judul' ? 'judul' : 'diubah'
  return { filters, filter: { q, state, sort } }
}
