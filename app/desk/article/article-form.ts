import * as v from 'valibot'
import { articleInput } from '#features/article/contract.ts'
import type { EditedArticle } from '#features/article/desk-queries.server.ts'

const { slug, title, summary, category, author, body, coverWords } = articleInput.entries

/** An article as its form sends it. */
export const articleForm = v.pipe(
  v.object({
    slug: v.pipe(v.string(), v.trim(), slug),
    title,
    summary,
    category,
    author,
    body_html: body,
    coverWords,
    campaignSlug: v.optional(v.pipe(v.string(), v.trim()), ''),
    isFeatured: v.optional(v.string()),
  }),
  v.transform(({ body_html: html, campaignSlug, isFeatured, ...words }) => ({
    ...words,
    body: html,
    isFeatured: isFeatured === 'ya',
    ...(campaignSlug && { campaignSlug }),
  })),
)

const palettes = ['pagi', 'senja', 'laut', 'malam'] as const

/** The light of a new cover, always the same for a slug. */
export function coverFor(of: string): { motif: string; palette: string; seed: number } {
  let seed = 7
  for (const sign of of) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 997
  return { motif: 'surat', palette: palettes[seed % palettes.length] ?? 'pagi', seed }
}

/** The stored values of the form. */
export function formOf(article: EditedArticle): Record<string, string> {
  return {
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    category: article.category,
    author: article.author,
    body_html: article.body,
    coverWords: article.coverWords,
    campaignSlug: article.campaignSlug,
    isFeatured: article.isFeatured ? 'ya' : '',
  }
}
