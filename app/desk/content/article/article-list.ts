import { articleCategories } from '#features/article/article.ts'
import {
  countDeskArticles,
  type DeskArticle,
  listDeskArticles,
} from '#features/article/desk-queries.server.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { articleFilterNames, articleFilterOf } from './article-filter.ts'
import { articleStateChips } from './state-chips.ts'

const head = ['judul', 'alamat', 'keadaan', 'kategori', 'penulis', 'terbit', 'diubah']

/** The list of articles as a file. */
export const articleList: ExportedList = {
  title: 'Artikel',
  file: 'artikel',
  filterNames: articleFilterNames,
  codes: { keadaan: wordsIn(articleStateChips, 'children') },
  head: () => head,
  async page(ctx, { filters, after, size }) {
    const asked = { now: ctx.now(), ...articleFilterOf(filters), after, limit: size }
    const { items, next } = await listDeskArticles(ctx.db, asked)
    return { rows: items.map(cellsOf), next }
  },
  count: (ctx, filters, most) =>
    countDeskArticles(ctx.db, { now: ctx.now(), ...articleFilterOf(filters) }, most),
}

function cellsOf({ title, slug, state, category, author, publishedAt, changedAt }: DeskArticle) {
  const words = articleStateChips[state].children
  return [title, slug, words, articleCategories[category], author, publishedAt, changedAt]
}
