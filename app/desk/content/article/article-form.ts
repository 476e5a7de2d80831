import * as v from 'valibot'
import { articleInput } from '#features/article/contract.ts'
import type { EditedArticle } from '#features/article/desk-queries.server.ts'
import { isDay, momentAt } from '#platform/time/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'

const { slug, title, summary, category, author, body, coverWords } = articleInput.entries

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
    photoId: v.optional(v.string(), ''),
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
export function coverFor(title: string): { motif: string; palette: string; seed: number } {
  let seed = 7
  for (const sign of title) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 997
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

/** When an article becomes public: at once, or on a day at an hour of Jakarta. */
export const momentForm = v.object({
  tanggal: v.union(
    [v.literal(''), v.pipe(v.string(), v.check(isDay))],
    'Pilih tanggal, atau kosongkan untuk terbit sekarang.',
  ),
  jam: v.union(
    [v.literal(''), v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))],
    'Contoh jam: 08:00.',
  ),
})

/** The moment of a schedule; undefined for now. Refuses a moment that is over. */
export function publishMoment(
  { tanggal, jam }: v.InferOutput<typeof momentForm>,
  now: Date,
): Date | undefined {
  if (tanggal === '') return undefined
  const at = momentAt(tanggal, jam || '08:00')
  if (at <= now) throw new InvalidInput({ tanggal: 'Waktu itu sudah lewat.' })
  return at
}
