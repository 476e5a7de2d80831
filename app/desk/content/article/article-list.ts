import { articleCategories, type ArticleState } from '#features/article/article.ts'
import {
  countDeskArticles,
  deskArticleSorts,
  listDeskArticles,
} from '#features/article/desk-queries.server.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'

/** The state of an article, as a chip. */
export const articleStateChips: Readonly<
  Record<ArticleState, { tone: 'success' | 'accent' | 'warning' | 'neutral'; children: string }>
> = {
  draft: { tone: 'neutral', children: 'Konsep' },
  scheduled: { tone: 'accent', children: 'Terjadwal' },
  published: { tone: 'success', children: 'Terbit' },
  withdrawn: { tone: 'warning', children: 'Ditarik' },
}

/** The articles, on their screen and as a file. */
export const articleList = deskList({
  title: 'Artikel',
  file: 'artikel',
  filters: ['kata', 'keadaan', 'urut'],
  codes: { keadaan: wordsIn(articleStateChips, 'children') },
  read: ({ kata, keadaan, urut }, now) => ({
    now,
    q: kata,
    state: knownKey(articleStateChips, keadaan),
    sort: knownValue(deskArticleSorts, urut) ?? 'diubah',
  }),
  page: ({ db }, filter) => listDeskArticles(db, filter),
  count: ({ db }, filter, most) => countDeskArticles(db, filter, most),
  columns: {
    judul: ({ title }) => title,
    alamat: ({ slug }) => slug,
    keadaan: ({ state }) => articleStateChips[state].children,
    kategori: ({ category }) => articleCategories[category],
    penulis: ({ author }) => author,
    terbit: ({ publishedAt }) => publishedAt,
    diubah: ({ changedAt }) => changedAt,
  },
})
