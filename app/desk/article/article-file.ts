import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories } from '#features/article/article.ts'
import { type DeskArticle, listDeskArticles } from '#features/article/desk-queries.server.ts'
import { deskContext } from '../context.ts'
import { cellsOfPages, type FileFormat, listFile } from '../ui/list-file.ts'
import { articleFilterIn } from './article-filter.ts'
import { articleStateChips } from './state-chips.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

const head = ['judul', 'alamat', 'keadaan', 'kategori', 'penulis', 'terbit', 'diubah']

/** The list of articles as its filters show it, for a spreadsheet. */
export async function articleFile({ context, request }: Args, format: FileFormat) {
  const { ctx } = context.get(deskContext)
  const { filter } = articleFilterIn(new URL(request.url).searchParams)
  const now = ctx.now()
  const rows = cellsOfPages(
    (after) => listDeskArticles(ctx.db, { now, ...filter, after, limit: 500 }),
    cellsOf,
  )
  return await listFile({ format, name: 'artikel', title: 'Artikel', head, rows })
}

function cellsOf({ title, slug, state, category, author, publishedAt, changedAt }: DeskArticle) {
  const words = articleStateChips[state].children
  return [title, slug, words, articleCategories[category], author, publishedAt, changedAt]
}
