import { countWords } from '#features/article/article.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { cleanHtml } from '#platform/text/clean-html.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { escapeHtml, parseRichText, plainText } from '#platform/text/rich-text.ts'
import { demoArticles } from './articles.ts'
import { demoId } from '../deterministic.ts'
import type { DemoArticle } from './articles-learning.ts'

/** Says that a quarter of a hizb begins, which is nothing to a quoted verse. */
const HIZB = /^\u06DE\s*/

/** The demo's news and articles, dated relative to now; one is scheduled and one is a draft. */
export async function seedArticles(ctx: Ctx, tx: Tx): Promise<void> {
  const rows = demoArticles.map((article, index) => rowOf(ctx, { article, index }))
  await tx.insertInto('article').values(rows).execute()
  await tx
    .insertInto('article_slug')
    .values(rows.map(({ slug, id, created_at }) => ({ slug, article_id: id, created_at })))
    .execute()
  await tx
    .insertInto('article_version')
    .values(
      rows.map((row) => ({
        article_id: row.id,
        version: 1,
        status: row.status,
        content: JSON.stringify({
          ...row,
          plain: undefined,
          cover: JSON.parse(row.cover) as unknown,
        }),
        saved_by: demoId('staff editor'),
        saved_at: row.changed_at,
      })),
    )
    .execute()
}

function rowOf(ctx: Ctx, { article, index }: { article: DemoArticle; index: number }) {
  const { slug, title, summary, category, author, cover, campaign } = article
  const body = cleanHtml(withVerses(ctx, article.body))
  const plain = plainText(parseRichText(body))
  // Spreads them over the hours of the day.
  const at = new Date(ctx.now().getTime() - article.daysAgo * DAY_MS - index * 2_820_000)
  const written = new Date(Math.min(at.getTime(), ctx.now().getTime()))
  return {
    id: demoId(`article ${slug}`),
    slug,
    title,
    summary,
    category,
    author,
    body,
    plain,
    words: countWords(plain),
    cover: JSON.stringify(cover),
    cover_words: article.coverWords,
    picture: null,
    picture_alt: null,
    campaign_id: campaign ? demoId(`campaign ${campaign}`) : null,
    is_featured: article.isFeatured ?? false,
    status: article.isDraft ? ('draft' as const) : ('published' as const),
    published_at: article.isDraft ? null : at,
    is_sample: true,
    created_at: written,
    changed_at: written,
  }
}

/** Verses come from our text, so that no letter of them is typed here. */
function withVerses({ config }: Ctx, body: string): string {
  return body.replaceAll(/\[\[(\d+):(\d+)\]\]/g, (_, surahId: string, ayah: string) => {
    const surah = openQuran(config).findSurah(Number(surahId))
    const verse = surah?.verses[Number(ayah) - 1]
    if (!surah || !verse) throw new Error(`surah ${surahId} has no verse ${ayah}`)
    const source = `${surah.name}: ${ayah}`
    return `<blockquote><p lang="ar" dir="rtl">${verse.arabic.replace(HIZB, '')}</p><p>“${escapeHtml(verse.indonesian)}” (QS ${escapeHtml(source)})</p></blockquote>`
  })
}
