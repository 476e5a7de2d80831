import type { ArticleInput } from '#features/article/contract.ts'
import { publishArticle, saveArticle } from '#features/article/save-article.server.ts'
import type { TestCtx } from './context.ts'

/** An article as staff might write it. */
export function anArticle(fields: Partial<ArticleInput> = {}): ArticleInput {
  return {
    slug: 'sumur-pertama',
    title: 'Sumur pertama mengalir',
    summary: 'Air bersih sampai di kampung atas.',
    category: 'kabar-program',
    author: 'Tim program',
    body: '<p>Air mengalir sejak pagi.</p>',
    cover: { motif: 'air', palette: 'laut', seed: 1 },
    ...fields,
  }
}

/** A published article; `at` is its publication time, now by default. Answers its id. */
export async function makeArticle(
  ctx: TestCtx,
  { at, ...fields }: Partial<ArticleInput> & { at?: Date } = {},
): Promise<string> {
  const by = ctx.newId()
  const id = await saveArticle(ctx, anArticle(fields), { by })
  await publishArticle(ctx, { id, ...(at && { at }) }, { by })
  return id
}
